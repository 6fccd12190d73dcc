import { AppError, HealthRegistry } from '@pactwright/server-kit';
import { asActor, eventually, freePort, startTestService } from '../../src/index.js';
import { logged } from './logged.js';
import { NotesModule, slowCalls } from './notes.js';

describe('a service that stops', () => {
  it('R8 finishes what it has begun and takes nothing new', async () => {
    const service = await startTestService({ name: 'i18n', module: NotesModule });
    const asked = fetch(`${service.url}/api/notes/slow`, { headers: asActor('i18n') });
    await eventually(() => expect(slowCalls.begun).toBe(1));
    const closed = service.close();
    slowCalls.letGo();
    expect((await asked).status).toBe(200);
    await closed;
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});

describe('a port for operators', () => {
  it('is the only one they are answered on where the service’s own is public', async () => {
    const operatorPort = await freePort();
    const service = await startTestService({
      name: 'i18n',
      module: NotesModule,
      operatorPort,
      isEdge: true,
    });
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(404);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${operatorPort}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${operatorPort}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text()).toContain(
      'http_server_request_duration_seconds',
    );
    await service.close();
    await expect(fetch(`http://127.0.0.1:${operatorPort}/readyz`)).rejects.toThrow();
  });

  it('leaves the gateway its answer on the service’s own, which is not public', async () => {
    const service = await startTestService({
      name: 'i18n',
      module: NotesModule,
      operatorPort: await freePort(),
    });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await service.close();
  });
});

describe('readiness', () => {
  it('names the part that does not answer', async () => {
    const health = new HealthRegistry();
    health.register('database', async () => undefined);
    health.register('queue', () => Promise.reject(new Error('down')));
    expect(await health.readiness()).toEqual({ ready: false, failing: ['queue'] });
  });

  it('logs why a part does not answer, down to the first cause', async () => {
    const health = new HealthRegistry();
    const cause = Object.assign(new Error('unable to verify'), { code: 'CERT' });
    health.register('storage', () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', {}, { cause })));
    await logged(async (lines) => {
      await health.readiness();
      const line = {
        message: 'not ready',
        failing: ['storage'],
        reasons: { storage: 'CERT: unable to verify' },
      };
      await eventually(() => expect(lines()).toContainEqual(expect.objectContaining(line)));
    });
  });

  it('does not wait for a part that hangs', async () => {
    const health = new HealthRegistry();
    health.register('storage', () => new Promise(() => undefined));
    expect(await health.readiness()).toEqual({ ready: false, failing: ['storage'] });
  });
});
