import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { endConnections } from '@pactwright/server-kit';
import { freePort, startTestService } from '../src/index.js';

@Module({})
class EmptyModule {}

describe('a service that is told to stop and still asked', () => {
  it('R8 answers, and ends each connection with its answer', async () => {
    const service = await startTestService({ name: 'i18n', module: EmptyModule, rpc: false });
    const agent = new Agent({ keepAlive: true });
    const ask = async (): Promise<IncomingMessage> => {
      const asked = request(`${service.url}/healthz`, { agent }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return answer;
    };
    expect((await ask()).headers.connection).toBe('keep-alive');
    endConnections(service.app.getHttpServer());
    const last = await ask();
    agent.destroy();
    await service.close();

    expect(last.statusCode).toBe(200);
    expect(last.headers.connection).toBe('close');
  });
});

describe('a service that starts', () => {
  it('R8 is not ready before it can be called', async () => {
    const operatorPort = await freePort();
    const asked = (): Promise<number | 'refused'> =>
      fetch(`http://127.0.0.1:${operatorPort}/readyz`).then(
        ({ status }) => status,
        () => 'refused',
      );
    let early: unknown;
    const service = await startTestService({
      name: 'i18n',
      module: EmptyModule,
      rpc: false,
      operatorPort,
      http: async () => {
        early = await asked();
      },
    });
    const afterwards = await asked();
    await service.close();

    expect(early).toBe('refused');
    expect(afterwards).toBe(200);
  });
});
