import os from 'node:os';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';

/** What the figures depend on, in one line. */
export function describeMachine() {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  return `${os.availableParallelism()} cores of ${cpu}, ${memory}, ${os.type()} ${os.release()}, Node ${process.versions.node}, load before it began ${os.loadavg()[0]?.toFixed(1)}`;
}

export const versionsOf = (names: readonly string[]) =>
  names
    .map((name) => {
      const places = [
        path.join(root, 'tools', 'bench', 'peers', 'node_modules', name),
        path.join(root, 'node_modules', name),
      ];
      for (const place of places) {
        try {
          return `${name} ${JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')).version}`;
        } catch {
          /* In the other place, then. */
        }
      }
      return name;
    })
    .join(', ');
