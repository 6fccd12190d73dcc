import { readConfig, startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';
import { openGateway } from './gateway.js';

/* The one public port goes by its usual name. */
const config = readConfig(configSchema, {
  ...process.env,
  HTTP_PORT: process.env['PORT'] ?? process.env['HTTP_PORT'],
});
await startService({
  name: 'gateway',
  module: AppModule.forRoot(config),
  config,
  rpc: false,
  isEdge: true,
  http: (app) => openGateway(app, config),
});
