ARG DEBIAN
FROM ${DEBIAN}
RUN groupadd --gid 1001 gotenberg && useradd --uid 1001 --gid gotenberg --create-home gotenberg \
    && apt-get update \
    && mkdir -p /usr/share/man/man1 \
    && apt-get install -y --no-install-recommends tini libreoffice-writer-nogui unoconv python3-uno \
       fonts-liberation fonts-crosextra-carlito fonts-dejavu-core fonts-symbola hyphen-lt hyphen-en-us qpdf libimage-exiftool-perl \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s python3 /usr/bin/python
COPY gotenberg pdfcpu /usr/bin/
# Gotenberg only asks whether these two exist: nothing here opens a browser or merges by PDFtk.
ENV CHROMIUM_BIN_PATH=/bin/false PDFTK_BIN_PATH=/bin/false CHROMIUM_HYPHEN_DATA_DIR_PATH=/tmp \
    LIBREOFFICE_BIN_PATH=/usr/lib/libreoffice/program/soffice.bin UNOCONVERTER_BIN_PATH=/usr/bin/unoconv \
    QPDF_BIN_PATH=/usr/bin/qpdf EXIFTOOL_BIN_PATH=/usr/bin/exiftool PDFCPU_BIN_PATH=/usr/bin/pdfcpu \
    OTEL_TRACES_EXPORTER=none OTEL_LOGS_EXPORTER=none OTEL_METRICS_EXPORTER=none LANG=C.UTF-8
USER gotenberg
WORKDIR /home/gotenberg
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["gotenberg"]
