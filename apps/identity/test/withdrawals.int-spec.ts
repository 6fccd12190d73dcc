import { randomUUID } from 'node:crypto';
import { acknowledgeWithdrawal, getWithdrawal, type WithdrawalStatement } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, answering, eventually, fakeRpc } from '@pactwright/testing';
import { IdentityUnderTest, anEmail } from './harness.js';
import { Mailbox } from './mailbox.js';

const aStatement = (over: Partial<WithdrawalStatement> = {}): WithdrawalStatement => ({
  number: 'W-20250131-7F3A9C2B',
  receivedAt: '2025-01-31T12:00:00.000Z',
  name: 'Ona <Onaite>',
  email: anEmail(),
  purchase: 'The contract about a website',
  language: 'en',
  ...over,
});

describe('acknowledging a withdrawal by e-mail', () => {
  let mailbox: Mailbox;
  let identity: IdentityUnderTest;
  let rpc: RpcClient;
  const statements = new Map<string, WithdrawalStatement>();

  const start = async (settings: Record<string, string>): Promise<void> => {
    const billing = fakeRpc([
      answering(getWithdrawal, ({ withdrawalId }) => ({ withdrawal: statements.get(withdrawalId) ?? null })),
    ]);
    identity = await IdentityUnderTest.start(settings, undefined, [[RpcClient, billing]]);
    rpc = new RpcClient({
      service: 'billing',
      secret: TEST_SECRET,
      targets: { identity: `127.0.0.1:${identity.service.rpcPort}` },
    });
  };
  beforeAll(async () => {
    mailbox = await Mailbox.start();
  });
  afterEach(async () => {
    rpc.onApplicationShutdown();
    await identity.stop();
  });
  afterAll(() => mailbox.close());

  const acknowledge = (statement: WithdrawalStatement): Promise<{ isMailed: boolean }> => {
    const withdrawalId = randomUUID();
    statements.set(withdrawalId, statement);
    return rpc.call(acknowledgeWithdrawal, { withdrawalId });
  };

  it('T-32 repeats the statement with its number and the moment of receipt, in its language', async () => {
    await start({ SMTP_URL: mailbox.url });
    const english = aStatement();
    const lithuanian = aStatement({ language: 'lt' });
    expect(await acknowledge(english)).toEqual({ isMailed: true });
    expect(await acknowledge(lithuanian)).toEqual({ isMailed: true });
    await eventually(() => {
      expect(mailbox.to(english.email)).toHaveLength(1);
      expect(mailbox.to(lithuanian.email)).toHaveLength(1);
      return Promise.resolve();
    });

    const source = mailbox.to(english.email)[0]?.source ?? '';
    expect(source).toContain('Subject: We have received your withdrawal W-20250131-7F3A9C2B');
    expect(source).toContain('Ona <Onaite>');
    expect(source).toContain('Ona &lt;Onaite&gt;');
    expect(source).toContain('2025-01-31 12:00 UTC');
    expect(source).not.toContain('undefined');
    expect(mailbox.to(lithuanian.email)[0]?.source).not.toContain('We have received');
  });

  it('T-32 says that nothing is mailed where there is no mail server', async () => {
    await start({});
    expect(await acknowledge(aStatement())).toEqual({ isMailed: false });
  });
});
