#!/bin/bash
# At the first start of the server: a database and a role for each service, so that none can read another one's tables.
set -eu
for service in identity wizard_config contracts documents billing i18n; do
  password=$(printenv "${service^^}_DATABASE_PASSWORD")
  psql --quiet --set=ON_ERROR_STOP=1 --set=name="$service" --set=password="$password" \
    --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
-- Whoever is no superuser may give a database only to a role that is also its own.
GRANT :"name" TO CURRENT_USER;
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done
