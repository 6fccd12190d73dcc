import { ANALYSIS_CATEGORIES, runResult, withModelReview } from '@pactwright/protocol';
import { configureLogging } from '@pactwright/server-kit';
import type { Budgets } from '../model/budgets.js';
import { AskModel } from '../model/ask-model.js';
import type { Model, ModelAnswer, ModelRequest } from '../model/model.js';
import { INJECTIONS } from '../testing/injections.js';
import { aModelReviewInput, aReviewInput } from '../testing/inputs.js';
import { askedIn, canaryIn, obedientAnswer } from '../testing/stand-in-answers.js';
import { ModelReview } from './model-review.js';
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
  readonly contextTokens = 64_000;
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
      ...(this.leaks ? { findings: [leak(system)] } : {}),
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
const leak = (system: string) => ({
  ...{ concept: 'other', category: 'risk', riskFactor: 5, why: 'Because.' },
  quote: 'The Client may terminate at any time without notice',
  suggestion: `Ask for ${canaryIn(system)}.`,
});

describe('a document that speaks to the model', () => {
  const model = new ObedientModel();
  const reviews = new ModelReview(new AskModel(endless, model), { timeoutMs: 60_000 });
  const byRules = new ReviewDocument();
  const context = { payer, signal: new AbortController().signal, leftMs: null };
  const { text: clean } = aReviewInput('en');
  const withText = (words: string): string =>
    clean.replace('7. Governing law.', `${words}\n\n7. Governing law.`);

  it('is tried in forty ways', () => {
    expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(40);
  });

  it.each(INJECTIONS)('changes neither form nor findings, though the model obeys: %j', async (words) => {
    model.leaks = false;
    const text = withText(words);
    const { analysis: builtIn } = await byRules.review(aReviewInput('en', text));
    const result = runResult.parse(await reviews.review(aModelReviewInput('en', text), context));
    if (result.kind !== 'model-review' || !builtIn) throw new Error('not reviewed');
    const before = {
      ...builtIn,
      documentText: text,
      modelReview: { state: 'running' as const, findings: [] },
    };
    const analysis = withModelReview(before, result);

    for (const tab of ANALYSIS_CATEGORIES) expect(analysis[tab]).toEqual(builtIn[tab]);
    expect(analysis.modelReview.state).toBe('done');
    const items = [...ANALYSIS_CATEGORIES.flatMap((tab) => analysis[tab]), ...analysis.modelReview.findings];
    const prose = items.map(({ suggestion, why }) => `${suggestion} ${why}`).join('\n');
    expect(prose).not.toMatch(/https?:|www\.|javascript:|evil|<\/?\w|\]\(|\*\*|\[\[|GB29|LT12/);

    const { user } = model.asked.at(-1) ?? { user: '' };
    expect(user.match(/<<<.+?>>>/g)).toHaveLength(4);
    expect(user).not.toMatch(/[\u200B\u202E\u{E0067}Ｉ]/u);
  });

  it('gets no answer through that has the mark of the instructions', async () => {
    model.leaks = true;
    const result = await reviews.review(aModelReviewInput('en', withText(INJECTIONS[10] ?? '')), context);
    expect(result).toMatchObject({ findings: [], engine: { name: 'built-in', fallback: 'invalid' } });
    const { system } = model.asked.at(-1) ?? { system: '' };
    expect(JSON.stringify(result)).not.toContain(canaryIn(system));
  });

  it('is reported to the reader', async () => {
    const { analysis } = await byRules.review(aReviewInput('en', withText(INJECTIONS[0] ?? '')));
    expect(analysis?.warnings.map(({ code }) => code)).toContain('INSTRUCTIONS_TO_AI');
  });
});
