import '#tools/launch/node-version.mjs';
import { runCommand } from '#tools/launch/command.mjs';
import { requirePublicPort } from '#tools/launch/ports.mjs';
import { readSettings } from '#tools/launch/settings.mjs';

/* npm run dev: `dev.ts`, once packages are there and the Node that runs takes types away; that the port is free is asked before. */
await runCommand(import.meta.filename, async (children) => (await import('./dev.ts')).dev(children), {
  interrupted: 0,
  first: () => requirePublicPort(readSettings(process.env)),
});
