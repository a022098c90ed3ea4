#!/bin/sh
# Starts an image and asks it for the page. One argument: its name.
set -eu
name=sacbe-tried
docker run --detach --rm --name "$name" --publish 127.0.0.1:18420:8420 "$1"
trap 'docker stop "$name" >/dev/null' EXIT
for _ in $(seq 60); do
    if curl --fail --silent http://127.0.0.1:18420/ | grep -q '<title>Sacbe'; then exit 0; fi
    sleep 1
done
docker logs "$name"
exit 1
