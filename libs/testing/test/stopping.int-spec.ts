import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { endConnections } from '@pactwright/server-kit';
import { startTestService } from '../src/index.js';

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
