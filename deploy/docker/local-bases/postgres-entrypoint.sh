#!/bin/bash
# As far as docker-compose.yml needs it: what the official image does at its first start.
set -eu
listen='-c listen_addresses=* -c unix_socket_directories=/var/run/postgresql'
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile=<(printf %s "$POSTGRES_PASSWORD") \
    --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -l /tmp/first-start.log -o "-c listen_addresses= -c unix_socket_directories=/var/run/postgresql" -w start
  export PGPASSWORD=$POSTGRES_PASSWORD PGHOST=/var/run/postgresql
  for script in /docker-entrypoint-initdb.d/*.sh; do
    # shellcheck disable=SC1090
    [ ! -f "$script" ] || . "$script"
  done
  unset PGPASSWORD PGHOST
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
# shellcheck disable=SC2086
exec "$@" $listen
