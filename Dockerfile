# An image with `segues`, for CI: docker build -t segues . && docker run --rm -v "$PWD:/app" segues check
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN swift build -c release --static-swift-stdlib --product segues \
  && strip -s .build/release/segues

FROM debian:bookworm-slim
# git reads the revisions that --since and `segues diff --rev` name. Foundation's XMLParser needs libxml2.
RUN apt-get update -q && apt-get install -qy --no-install-recommends git libxml2 \
  && rm -rf /var/lib/apt/lists/* \
  # The mounted app belongs to another user.
  && git config --system --add safe.directory '*'
COPY --from=build /source/.build/release/segues /usr/local/bin/segues
WORKDIR /app
ENTRYPOINT ["segues"]
