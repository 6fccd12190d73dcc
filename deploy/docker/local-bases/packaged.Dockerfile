# One program of a Debian package of the same name, run by nobody as the images do whose place this takes.
ARG DEBIAN
FROM ${DEBIAN}
ARG PACKAGE
RUN apt-get update \
    && apt-get install -y --no-install-recommends "${PACKAGE}" wget \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s "/usr/bin/${PACKAGE}" /program \
    && install -d -o nobody -g nogroup /prometheus
USER nobody
ENTRYPOINT ["/program"]
