#!/bin/sh
# Makes .env for docker compose from .env.example: whatever is empty there is made up at random.
#   sh deploy/docker/make-env.sh                 payments succeed at once
#   sh deploy/docker/make-env.sh stand-in        somebody plays the payment provider, its pages included
#   sh deploy/docker/make-env.sh observability   with metrics, traces, dashboards and alerts; both may be given
set -eu
cd "$(dirname "$0")/../.."
file=${ENV_FILE:-.env}

if [ -e "$file" ]; then
  echo "$file is there already and stays as it is. Remove it first to begin anew, and the data with it: docker compose down --volumes" >&2
  exit 1
fi

profiles=
for wish in "$@"; do
  case $wish in
    stand-in | observability) profiles=${profiles:+$profiles,}$wish ;;
    *) echo "There is no profile $wish: stand-in, observability." >&2 && exit 1 ;;
  esac
done
wants() { case ,$profiles, in *,"$1",*) ;; *) return 1 ;; esac; }
random() { od -An -v -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

umask 077
{
  while IFS= read -r line; do
    case $line in
      ADMIN_PASSWORD= | GRAFANA_PASSWORD= | S3_ACCESS_KEY=) echo "$line$(random 8)" ;;
      PAYMENTS_TEST_MODE=*) wants stand-in || echo "$line" ;;
      [A-Z]*=) echo "$line$(random 32)" ;;
      *) echo "$line" ;;
    esac
  done <.env.example
  if [ -n "$profiles" ]; then
    echo
    echo "COMPOSE_PROFILES=$profiles"
  fi
  if wants stand-in; then
    echo STRIPE_API_BASE=http://stripe-stand-in:9090
    echo "STRIPE_SECRET_KEY=sk_test_$(random 16)"
    echo "STRIPE_WEBHOOK_SECRET=whsec_$(random 24)"
  fi
  if wants observability; then
    echo OTEL_EXPORTER_OTLP_ENDPOINT=http://otel-collector:4318
  fi
} >"$file.new"
mv "$file.new" "$file"
echo "$file is made. The administrator signs in as $(sed -n 's/^ADMIN_EMAIL=//p' "$file") with $(sed -n 's/^ADMIN_PASSWORD=//p' "$file")"
