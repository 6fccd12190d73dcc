import { startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';
import { openGateway } from './gateway.js';

await startService({
  name: 'gateway',
  module: AppModule.with(config),
  config,
  rpc: false,
  http: (app) => openGateway(app, config),
});
