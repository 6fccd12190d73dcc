import path from 'node:path';
import { requireFree } from '#tools/launch/ports.mjs';
import { listens } from '#tools/launch/readiness.ts';
import { Problem, say } from '#tools/launch/say.mjs';
import { portsOf, services, type Service } from './services.mjs';
import { readSettings, root, type Settings } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { migrate, startStack } from './stack.ts';
import { watchSources } from './watch.ts';

/** npm run dev -- <service|web>: the whole product, with one part of it rebuilt whenever its code changes. */
export async function dev(children: Children): Promise<number> {
  const [name] = process.argv.slice(2);
  const service = services.find((known) => known.name === name);
  if (name !== 'web' && !service) {
    const names = [...services.map((known) => known.name), 'web'].join(', ');
    throw new Problem(`Say what you work on: npm run dev -- <name>, one of ${names}.`);
  }
  const settings = readSettings(process.env);
  children.logs = path.join(settings.dataDir, 'logs');
  await (service ? developService(settings, children, service) : developWeb(settings, children));
  return new Promise(() => {});
}

async function developService(settings: Settings, children: Children, service: Service) {
  const { name } = service;
  const { url, environment } = await startStack(settings, children, { shown: name });
  say(`ready at ${url}; ${name} follows its code`);
  watchSources([`apps/${name}/src`, 'libs'], async () => {
    const build = [path.join(import.meta.dirname, 'build-service.ts'), name];
    const { code, output } = await children.run(process.execPath, build);
    if (code !== 0) return say(output.trim());
    await migrate(children, environment, [service]);
    await children.get(name).restart();
    say(`${name} runs its new code`);
  });
}

async function developWeb(settings: Settings, children: Children) {
  const port = portsOf(settings).web;
  const webUrl = `http://localhost:${port}`;
  await requireFree({ port, use: 'web in work', variable: 'PORT_BASE', example: settings.portBase + 1000 });
  // Browsers speak to the development server, so that is the origin the gateway has to trust.
  const { environment } = await startStack(settings, children, { publicUrl: webUrl });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await children.start({
    name: 'vite',
    command: process.execPath,
    args: [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    cwd: path.join(root, 'apps', 'web'),
    env: { ...environment, PORT: String(settings.port) },
    ready: listens(port),
    shown: true,
  });
  say(`ready at ${webUrl}; the web app follows its code`);
}
