#!/bin/sh
# Ends the child processes when the one that started them is gone without a goodbye (kill -9).
# Standard input is a pipe from that process: "+ <pid> <signal>" when a child starts, "- <pid>" when it has
# ended. The pipe closes when the process dies, whatever it died of.
trap '' INT TERM HUP
children=
while read -r sign pid signal; do
  case $sign in
    +) children="$children $pid:$signal" ;;
    -)
      kept=
      for child in $children; do
        [ "${child%%:*}" = "$pid" ] || kept="$kept $child"
      done
      children=$kept
      ;;
  esac
done
for child in $children; do
  kill -s "${child##*:}" -- "-${child%%:*}" 2>/dev/null
done
waits=0
while [ -n "$children" ] && [ $waits -lt 50 ]; do
  kept=
  for child in $children; do
    if kill -s 0 -- "-${child%%:*}" 2>/dev/null; then kept="$kept $child"; fi
  done
  children=$kept
  waits=$((waits + 1))
  [ -z "$children" ] || sleep 0.1
done
for child in $children; do
  kill -s KILL -- "-${child%%:*}" 2>/dev/null
done
exit 0
