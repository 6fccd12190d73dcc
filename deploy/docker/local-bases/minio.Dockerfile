ARG DEBIAN
FROM ${DEBIAN}
RUN mkdir /data
COPY minio /usr/bin/minio
VOLUME /data
ENTRYPOINT ["minio"]
