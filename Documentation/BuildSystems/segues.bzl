"""Generates segues from storyboards: one action for each storyboard, and one that merges the outlines.

An action reads one storyboard and nothing else. A remote cache can therefore serve its result to anyone
with the same storyboard, and a remote executor can run the actions on several machines. An outline contains
only the parts that affect the generated code: moving a view doesn't change it, so nothing else runs.

    load("//bazel:segues.bzl", "segues_code")

    segues_code(
        name = "AppSegues",
        srcs = glob(["App/**/*.storyboard", "App/**/*.xib"]),
        generator = "//tools:segues-generate",
        module_name = "App",
    )

    swift_library(
        name = "App",
        srcs = glob(["App/**/*.swift"]) + [":AppSegues"],
        module_name = "App",
        deps = ["//third_party/segues:Segues"],
    )
"""

SeguesInfo = provider(
    doc = "The information that other modules' storyboards need about these.",
    fields = {"outlines": "A depset of the outlines of these storyboards and of those that they refer to."},
)

def _outline(ctx, interface):
    """Declares the action that reads one storyboard or xib."""
    outline = ctx.actions.declare_file(
        "{}.outlines/{}.outline".format(ctx.label.name, interface.short_path.replace("../", "")),
    )
    arguments = ctx.actions.args()
    arguments.add("--outline")
    arguments.add("--output", outline)
    arguments.add("--")
    arguments.add(interface)
    ctx.actions.run(
        executable = ctx.executable.generator,
        arguments = [arguments],
        inputs = [interface],
        outputs = [outline],
        mnemonic = "SeguesOutline",
        progress_message = "Outlining %{input}",
    )
    return outline

def _segues_code_impl(ctx):
    outlines = [_outline(ctx, interface) for interface in ctx.files.srcs]
    references = depset(transitive = [dep[SeguesInfo].outlines for dep in ctx.attr.deps])
    code = ctx.actions.declare_file(ctx.label.name + ".swift")

    arguments = ctx.actions.args()
    arguments.use_param_file("@%s")
    arguments.set_param_file_format("multiline")
    arguments.add("--module", ctx.attr.module_name or ctx.label.name)
    arguments.add("--bundle", ctx.attr.bundle)
    if ctx.attr.access:
        arguments.add("--access", ctx.attr.access)
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    arguments.add_all(references, before_each = "--reference")
    arguments.add("--output", code)
    arguments.add("--")
    arguments.add_all(outlines)
    ctx.actions.run(
        executable = ctx.executable.generator,
        arguments = [arguments],
        inputs = depset(
            outlines + ([ctx.file.config] if ctx.file.config else []),
            transitive = [references],
        ),
        outputs = [code],
        mnemonic = "SeguesMerge",
        progress_message = "Generating %{output}",
    )
    return [
        DefaultInfo(files = depset([code])),
        SeguesInfo(outlines = depset(outlines, transitive = [references])),
    ]

segues_code = rule(
    implementation = _segues_code_impl,
    doc = "One Swift file with the segues of a module's storyboards and xibs.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The module's storyboards and xibs.",
            allow_files = [".storyboard", ".xib"],
            mandatory = True,
        ),
        "deps": attr.label_list(
            doc = "The segues_code of the modules whose storyboards these refer to.",
            providers = [SeguesInfo],
        ),
        "module_name": attr.string(
            doc = "The module that the file is compiled in; the target's name if left out.",
        ),
        "bundle": attr.string(
            doc = "Where the storyboards are at run time: module, code, or an expression.",
            default = "code",
        ),
        "access": attr.string(
            doc = "internal, package or public; the configuration's, or internal, if left out.",
            values = ["", "internal", "package", "public"],
        ),
        "config": attr.label(
            doc = "The .segues.yml file.",
            allow_single_file = True,
        ),
        "generator": attr.label(
            doc = "The program segues-generate, built for the machine that builds.",
            executable = True,
            cfg = "exec",
            mandatory = True,
        ),
    },
)
