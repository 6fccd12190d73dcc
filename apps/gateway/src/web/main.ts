import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { baseConfig, readConfig, startService } from '@pactwright/server-kit';
import { z } from 'zod';
import { configSchema } from '../config.js';
import { serveWebApp } from './web-app.js';

/* The pages and files of the web app alone, where a proxy in front sends only /api to the gateway. */
const config = readConfig(
  z
    .object({ ...baseConfig, PUBLIC_URL: configSchema.shape.PUBLIC_URL, WEB_ROOT: z.string().min(1) })
    .omit({ INTERNAL_SECRET: true, RPC_PORT: true }),
);

@Module({})
class WebModule {}

await startService({
  name: 'web',
  module: WebModule,
  /* Nobody calls it and it calls nobody: what is signed by anybody is refused. */
  config: { ...config, INTERNAL_SECRET: randomBytes(32).toString('hex') },
  rpc: false,
  isEdge: true,
  http: (app) =>
    serveWebApp(app.getHttpAdapter().getInstance(), { root: config.WEB_ROOT, publicUrl: config.PUBLIC_URL }),
});
