import { configureLogging } from '@pactwright/server-kit';
import type { QueueConnections } from '@pactwright/server-queue';
import { Budgets } from './budgets.js';

const payer = { owner: 'user:1', isVisitor: false, address: null };

describe(Budgets, () => {
  it('spends nothing while nothing can be counted, and fails nobody for it', async () => {
    configureLogging('test', 'silent');
    const refuse = (): Promise<never> => Promise.reject(new Error('Connection is closed.'));
    const redis = { mget: refuse, eval: refuse } as unknown as QueueConnections['producer'];
    const budgets = new Budgets({ producer: redis } as QueueConnections, {
      tokensPerDay: 1_000,
      visitorAnalysesPerDay: 2,
      usdPerDay: 1,
      usdPerMillionInput: 1,
      usdPerMillionOutput: 1,
    });
    expect(await budgets.tokensLeft(payer)).toBe(0);
    expect(await budgets.reserve(payer, 'suggest', { input: 1, output: 1 })).toBeUndefined();
  });
});
