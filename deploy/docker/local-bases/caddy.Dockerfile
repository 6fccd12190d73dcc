ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update \
    && apt-get install -y --no-install-recommends caddy libcap2-bin wget \
    && rm -rf /var/lib/apt/lists/* \
    && setcap cap_net_bind_service=+ep /usr/bin/caddy \
    && install -d -m 777 /config /data
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
