import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { check, dealTerms, proposals, type ReplyInput } from '@pactwright/drafting';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { FairTurns } from '../src/contract-thread/fair-turns.js';
import { LIMITS } from '../src/contract-thread/limits.js';
import type { Done, Work } from '../src/contract-thread/work.js';
import { WorkThread } from '../src/contract-thread/work-thread.js';
import { builtService } from './built-service.js';

const TEXT = `${CONTRACT_TEXT}\n\n5. Liability. The Contractor shall be liable for all damage without limitation.`;

describe('the thread that reads checked contracts', () => {
  it('finds in the built service what is found here, one contract after the other', async () => {
    const { findings, parties } = check(TEXT, { language: 'en' });
    const input: ReplyInput = { text: TEXT, findings, parties, textLanguage: 'en', language: 'en' };
    const thread = new Worker(path.join(await builtService(), 'contract-thread.mjs'));
    const ask = async (asked: Work): Promise<unknown> => {
      const answered = once(thread, 'message');
      thread.postMessage(asked);
      const [answer] = (await answered) as [unknown];
      return answer;
    };

    expect(proposals(input).length).toBeGreaterThan(0);
    expect(await ask({ kind: 'proposals', input })).toEqual(proposals(input));
    expect(await ask({ kind: 'proposals', input: { ...input, findings: [] } })).toEqual([]);
    const terms = dealTerms(TEXT, 'lt');
    expect(terms.toRead.map(({ key }) => key)).toContain('liability-cap');
    expect(await ask({ kind: 'terms', text: TEXT, language: 'lt' })).toEqual(terms);
    await thread.terminate();
  });

  it('is ended when a contract takes too much, and the others are answered meanwhile', async () => {
    const program = pathToFileURL(path.join(await builtService(), 'contract-thread.mjs'));
    const limits = { processorMs: 1_000, patienceMs: 60_000 };
    const thread = new WorkThread<Work, Done<Work['kind']>>(program, limits);
    const turns = new FairTurns({ ...LIMITS, waitingMs: 100_000 });
    const ask = (owner: string, text: string) =>
      turns.hold(
        owner,
        new AbortController().signal,
        () => thread.run({ kind: 'terms', text, language: 'en' }),
        () => new Error('busy'),
      );
    await ask('ann', TEXT);
    const endless = `${TEXT}\n\n`.repeat(20_000);

    const [first, second, other] = await Promise.all([
      ask('ann', endless),
      ask('ann', endless),
      ask('ben', TEXT),
    ]);

    expect([first, second]).toEqual([{ outcome: 'too-long' }, { outcome: 'too-long' }]);
    expect(other).toEqual({ outcome: 'answered', answer: dealTerms(TEXT, 'en') });
    await thread.stop();
  });
});
