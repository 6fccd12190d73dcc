ARG DEBIAN
FROM ${DEBIAN}
RUN groupadd --gid 1000 redis \
    && useradd --uid 999 --gid redis --no-create-home redis \
    && apt-get update \
    && apt-get install -y --no-install-recommends redis-server \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o redis -g redis /data
VOLUME /data
WORKDIR /data
USER redis
CMD ["redis-server"]
