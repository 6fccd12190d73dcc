import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { check, proposals, type ReplyInput } from '@pactwright/drafting';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { builtService } from './built-service.js';

const TEXT = `${CONTRACT_TEXT}\n\n5. Liability. The Contractor shall be liable for all damage without limitation.`;

describe('the thread that looks for what can be replied', () => {
  it('proposes in the built service what the rules propose here, one contract after the other', async () => {
    const { findings, parties } = check(TEXT, { language: 'en' });
    const input: ReplyInput = { text: TEXT, findings, parties, textLanguage: 'en', language: 'en' };
    const thread = new Worker(path.join(await builtService(), 'proposing-thread.mjs'));
    const ask = async (asked: ReplyInput): Promise<unknown> => {
      const answered = once(thread, 'message');
      thread.postMessage(asked);
      const [answer] = (await answered) as [unknown];
      return answer;
    };

    expect(proposals(input).length).toBeGreaterThan(0);
    expect(await ask(input)).toEqual(proposals(input));
    expect(await ask({ ...input, findings: [] })).toEqual([]);
    await thread.terminate();
  });
});
