#!/bin/sh
# Creates the role of the server, which cannot change the schema or the audit log.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$OFFICE_DATABASE_PASSWORD" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<SQL
CREATE ROLE office LOGIN PASSWORD :'password';
SQL
