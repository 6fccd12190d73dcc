import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { findProgram } from '#tools/launch/apt.mjs';
import { Problem, elapsed, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';

/** Where built programs are kept from one run to the next. */
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'pactwright');

const programs = {
  minio: {
    module: 'github.com/minio/minio',
    source: 'github.com/minio/minio',
    // Its releases carry dates, which Go does not count as versions: this names the commit.
    version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
  },
  gotenberg: {
    module: 'github.com/gotenberg/gotenberg/v8',
    source: 'github.com/gotenberg/gotenberg/v8/cmd/gotenberg',
    version: 'v8.34.0',
  },
  /* The same without a browser, as its smaller image has it. */
  'gotenberg-libreoffice': {
    module: 'github.com/gotenberg/gotenberg/v8',
    source: 'github.com/gotenberg/gotenberg/v8/cmd/gotenberg-libreoffice',
    version: 'v8.34.0',
  },
  pdfcpu: {
    module: 'github.com/pdfcpu/pdfcpu',
    source: 'github.com/pdfcpu/pdfcpu/cmd/pdfcpu',
    version: 'v0.11.1',
  },
};

/**
 * Builds a program with Go, once for each version.
 * @returns where it is
 */
export async function goBuild(children: Children, name: keyof typeof programs): Promise<string> {
  const { module, source, version } = programs[name];
  const folder = path.join(cache, `${name}-${version}`);
  const program = path.join(folder, 'bin', name);
  if (existsSync(program)) return program;
  const go = findProgram('go');
  if (!go) throw new Problem('Go is not installed');
  const since = Date.now();
  say(`building ${name} ${version} with go install; the first time this takes minutes`);
  const heartbeat = setInterval(() => say(`still building ${name} (${elapsed(since)})`), 60_000);
  // A module of its own pins the version, so that Go asks for that version alone and not for a list of all.
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'go.mod'),
    `module pactwright.test/${name}\n\nrequire ${module} ${version}\n`,
  );
  const { code, output } = await children
    .run(go, ['install', '-mod=mod', source], {
      cwd: folder,
      env: { ...process.env, GOBIN: path.join(folder, 'bin'), GOFLAGS: '-p=2' },
    })
    .finally(() => clearInterval(heartbeat));
  if (code !== 0) throw new Problem(`${name} could not be built: ${reason(output)}`);
  say(`built ${name} (${elapsed(since)})`);
  return program;
}

function reason(output: string) {
  const lines = output.split('\n').filter((line) => line.trim() && !line.startsWith('go: downloading'));
  return lines.slice(0, 2).join(' ').replace(/\s+/g, ' ') || 'go install gave no reason';
}
