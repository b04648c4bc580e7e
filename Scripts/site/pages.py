"""pages.py SITE BASE: turns README.md and Documentation/*.md into pages of the site, and checks all links inside it."""

import html
import os
import re
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import markdown

site, base = sys.argv[1:3]
template = open("Scripts/site/page.html", encoding="utf-8").read()

# The pages, by their paths in the repository.
sources = {"README.md": "index.html"}
for name in sorted(os.listdir("Documentation")):
    if name.endswith(".md"):
        sources["Documentation/" + name] = name[:-3].lower() + ".html"
sources["Documentation/BuildSystems/README.md"] = "buildsystems.html"
sources["CHANGELOG.md"] = "changelog.html"


def target(link, page):
    """The site's address for a link of a page; None if it leads to a file that the site doesn't have."""
    parts = urlsplit(link)
    if parts.scheme or link.startswith("#"):
        return link
    path = os.path.normpath(os.path.join(os.path.dirname(page), unquote(parts.path)))
    fragment = "#" + parts.fragment if parts.fragment else ""
    if path in sources:
        return sources[path] + fragment
    article = re.fullmatch(r"Sources/\w+/(\w+)/Documentation\.docc/(\w+)\.md", path)
    if article:
        module, name = article.group(1).lower(), article.group(2).lower()
        place = module if name == module else f"{module}/{name}"
        return f"modules/documentation/{place}/" + fragment
    if path.endswith((".svg", ".png", ".json")) and os.path.isfile(path):
        copied = os.path.join(site, os.path.basename(path))
        with open(path, "rb") as old, open(copied, "wb") as new:
            new.write(old.read())
        return os.path.basename(path) + fragment
    if not os.path.exists(path):
        sys.exit(f"{page} leads to {link}, which doesn't exist")
    return None


def converted(page):
    text = open(page, encoding="utf-8").read()
    body = markdown.markdown(text, extensions=["tables", "fenced_code", "toc", "sane_lists"])

    def replace(match):
        where = target(html.unescape(match.group(3)), page)
        # A link to a file of the repository that isn't on the site stays as text.
        name, value = (match.group(2), where) if where is not None else ("data-" + match.group(2), match.group(3))
        return match.group(1) + name + html.escape(html.unescape(value)) + '"'

    return re.sub(r'(<(?:a|img|source)\b[^>]*?\s)((?:href|src|srcset)=")([^"]*)"', replace, body)


for page, name in sources.items():
    body = converted(page)
    title = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.S)
    plain = re.sub(r"<[^>]+>", "", title.group(1)) if title else "Segues"
    with open(os.path.join(site, name), "w", encoding="utf-8") as file:
        file.write(template.replace("@TITLE@", plain).replace("@BODY@", body))


class Links(HTMLParser):
    """The links of a page, and the places that links can lead to."""

    def __init__(self):
        super().__init__()
        self.links, self.places = [], set()

    def handle_starttag(self, tag, attributes):
        for key, value in attributes:
            if key in ("href", "src") and value:
                self.links.append(value)
            if key in ("id", "name") and value:
                self.places.add(value)


pages = {}
for name in sorted(set(sources.values())):
    links = Links()
    links.feed(open(os.path.join(site, name), encoding="utf-8").read())
    pages[name] = links
problems = []
for name, links in pages.items():
    for link in links.links:
        parts = urlsplit(link)
        if parts.scheme:
            continue
        path = unquote(parts.path) or name
        file = os.path.join(site, path)
        if not os.path.exists(file):
            problems.append(f"{name}: {link} leads nowhere")
        elif parts.fragment and path in pages and parts.fragment not in pages[path].places:
            problems.append(f"{name}: {path} has no place {parts.fragment}")
print(f"{len(pages)} pages, {sum(len(links.links) for links in pages.values())} links")
for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
