ARG DEBIAN
FROM ${DEBIAN}
RUN groupadd --gid 70 postgres-70 && useradd --uid 70 --gid 70 --no-create-home postgres \
    && apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o 70 -g 70 -m 700 /var/lib/postgresql/data \
    && install -d -o 70 -g 70 -m 1777 /var/run/postgresql \
    && mkdir /docker-entrypoint-initdb.d
COPY server /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/local/pgsql/bin:$PATH PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
USER 70:70
# SIGTERM would wait for every client to leave.
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
