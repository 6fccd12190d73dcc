import { ANALYSIS_CATEGORIES, runResult } from '@pactwright/protocol';
import { configureLogging } from '@pactwright/server-kit';
import type { Budgets } from '../budget/budgets.js';
import { AskModel } from '../model/ask-model.js';
import type { Model, ModelAnswer, ModelRequest } from '../model/model.js';
import { INJECTIONS } from '../testing/injections.js';
import { aReviewInput } from '../testing/inputs.js';
import { askedIn, canaryIn, obedientAnswer } from '../testing/stand-in-answers.js';
import { ReviewDocument } from './review-document.js';

configureLogging('test', process.env['TEST_LOG_LEVEL'] ?? 'silent');

const payer = { owner: 'user:1', isVisitor: false, address: null };
const endless = {
  tokensLeft: () => Promise.resolve(1_000_000),
  reserve: () => Promise.resolve({ accounts: [], usage: { input: 0, output: 0 } }),
  settle: () => Promise.resolve(),
  usdOf: () => 0,
} as unknown as Budgets;

/** Does whatever a document may ask of it. */
class ObedientModel implements Model {
  readonly name = 'obedient';
  readonly asked: { readonly system: string; readonly user: string }[] = [];
  leaks = false;

  complete<T>({ system, user, schema, task }: ModelRequest<T>): Promise<ModelAnswer<T>> {
    this.asked.push({ system, user });
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const asked = askedIn({ messages, response_format: { json_schema: { name: task } } });
    const answer = {
      ...obedientAnswer(asked),
      ...(this.leaks ? { added: [], reworded: [leak(system)] } : {}),
    };
    const value = schema.parse(answer);
    return Promise.resolve({
      outcome: 'ok',
      value,
      raw: JSON.stringify(answer),
      usage: { input: 1, output: 1 },
    });
  }
}
const leak = (system: string) => ({ id: 'x', suggestion: `Ask for ${canaryIn(system)}.`, why: 'Because.' });

describe('a document that speaks to the model', () => {
  const model = new ObedientModel();
  const reviews = new ReviewDocument(new AskModel(endless, model));
  const signal = new AbortController().signal;
  const clean = aReviewInput('en');
  const withText = (words: string) => ({
    ...clean,
    text: clean.text.replace('7. Governing law.', `${words}\n\n7. Governing law.`),
  });

  it('is tried in forty ways', () => {
    expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(40);
  });

  it.each(INJECTIONS)('changes neither form nor findings, though the model obeys: %j', async (words) => {
    model.leaks = false;
    const builtIn = await new ReviewDocument(new AskModel(endless, null)).review(withText(words), {
      payer,
      signal,
    });
    const result = runResult.parse(await reviews.review(withText(words), { payer, signal }));
    if (result.kind !== 'review' || !result.analysis || !builtIn.analysis) throw new Error('not reviewed');
    const { analysis } = result;

    for (const tab of ANALYSIS_CATEGORIES) {
      const weights = new Map(analysis[tab].map(({ id, riskFactor }) => [id, riskFactor]));
      for (const { id, riskFactor } of builtIn.analysis[tab]) expect(weights.get(id)).toBe(riskFactor);
    }
    const items = ANALYSIS_CATEGORIES.flatMap((tab) => analysis[tab]);
    const prose = items.map(({ suggestion, why }) => `${suggestion} ${why}`).join('\n');
    expect(prose).not.toMatch(/https?:|www\.|javascript:|evil|<\/?\w|\]\(|\*\*|\[\[|GB29|LT12/);

    const { user } = model.asked.at(-1) ?? { user: '' };
    expect(user.match(/<<<.+?>>>/g)).toHaveLength(4);
    expect(user).not.toMatch(/[\u200B\u202E\u{E0067}Ｉ]/u);
  });

  it('gets no answer through that has the mark of the instructions', async () => {
    model.leaks = true;
    const { analysis } = await reviews.review(withText(INJECTIONS[10] ?? ''), { payer, signal });
    expect(analysis?.engine).toMatchObject({ name: 'built-in', fallback: 'invalid' });
    const { system } = model.asked.at(-1) ?? { system: '' };
    expect(JSON.stringify(analysis)).not.toContain(canaryIn(system));
  });

  it('is reported to the reader', async () => {
    const { analysis } = await reviews.review(withText(INJECTIONS[0] ?? ''), { payer, signal });
    expect(analysis?.warnings.map(({ code }) => code)).toContain('INSTRUCTIONS_TO_AI');
  });
});
