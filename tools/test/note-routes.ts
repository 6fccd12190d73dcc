import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

interface Made {
  fastify: FastifyInstance;
}

/**
 * Tells of every route that is registered in this process from now on, as `GET /api/contracts/:id`, whoever registers it and
 * however: a decorator, a plugin, a package's own.
 */
export function noteRoutes(note: (route: string) => void) {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as Made;
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) note(`${each} ${url}`);
    });
  });
}

/* Loaded into the services under test before their own programs, which have nothing in them that tells of their routes. */
const file = process.env.ROUTES_FILE;
if (file) {
  const service = path.basename(path.dirname(process.argv[1] ?? ''));
  noteRoutes((route) => appendFileSync(file, `${service} ${route}\n`));
}
