import type { Language } from '@pactwright/protocol';
import { ModelMark } from '@pactwright/server-queue';
import { eventually } from '@pactwright/testing';
import { aReviewInput, aSuggestInput, anAnalyzeInput } from '../src/testing/inputs.js';
import { MODES, ModelStandIn, type Mode } from '../src/testing/model-stand-in.js';
import { WorkerHarness } from './harness.js';

type Expected = 'model' | 'unavailable' | 'timeout' | 'refused' | 'invalid';
/* What each mode comes to when the task is a suggestion, an analysis and a review. */
const COMES_TO: Readonly<Record<Mode, Expected | readonly [Expected, Expected, Expected]>> = {
  good: 'model',
  slow: 'model',
  'rate-limited': 'model',
  'rate-limited-for-long': 'unavailable',
  'server-error': 'unavailable',
  unauthorised: 'unavailable',
  'cut-off': 'invalid',
  'cut-off-unsaid': 'invalid',
  'wrong-schema': 'invalid',
  refusal: 'refused',
  'content-filter': 'refused',
  /* What was invented is dropped: a suggestion is nothing else, an analysis and a review keep what is theirs. */
  'invented-quotes': ['invalid', 'model', 'model'],
  obedient: 'model',
  'obedient-with-secrets': 'invalid',
  'obedient-with-own-schema': 'invalid',
  hang: 'timeout',
  reset: 'unavailable',
  'reset-mid-answer': 'unavailable',
  'not-json': 'invalid',
  english: 'invalid',
};
const LINK = /https?:|javascript:|www\.|evil|<\/?\w|\]\(|\*\*|\[\[/;

const TASKS = 3;

const answersOf = async (worker: WorkerHarness, language: Language, before: () => void = () => undefined) => {
  before();
  const suggestion = await worker.run(aSuggestInput(language));
  before();
  const analysis = await worker.run(anAnalyzeInput(language));
  before();
  return { suggestion, analysis, review: await worker.run(aReviewInput(language)) };
};

describe('a configured model', () => {
  let provider: ModelStandIn;
  let harness: WorkerHarness;
  let builtIn: Awaited<ReturnType<typeof answersOf>>;
  beforeAll(async () => {
    provider = await ModelStandIn.start();
    const withoutModel = await WorkerHarness.start();
    builtIn = await answersOf(withoutModel, 'lt');
    await withoutModel.stop();
  });
  afterAll(() => provider.stop());
  /* A harness for each test: the circuit breaker remembers failures. */
  beforeEach(async () => {
    provider.clear();
    harness = await WorkerHarness.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in',
      OPENAI_TIMEOUT_MS: 2_500,
    });
  });
  afterEach(() => harness.stop());

  it.each(MODES)('is %s: every task has an answer, and says who gave it', async (mode) => {
    const expected = COMES_TO[mode];
    const [suggest, analyze, reviewed] =
      typeof expected === 'string' ? Array<Expected>(TASKS).fill(expected) : expected;
    const { suggestion, analysis, review } = await answersOf(harness, 'lt', () => provider.clear(mode));

    expect(suggestion.engine).toMatchObject(engineOf(suggest));
    expect(analysis.engine).toMatchObject(engineOf(analyze));
    expect(review.analysis?.engine).toMatchObject(engineOf(reviewed));
    if (suggest !== 'model') expect(suggestion.suggestion).toBe(builtIn.suggestion.suggestion);
    if (analyze !== 'model') expect(analysis.suggestions).toEqual(builtIn.analysis.suggestions);
    if (reviewed !== 'model') {
      expect(review.analysis?.warnings.map(({ code }) => code)).toContain('BUILT_IN_ONLY');
      expect(review.analysis?.risk).toEqual(builtIn.review.analysis?.risk);
    }
    const answers = JSON.stringify([suggestion, analysis, review]);
    expect(answers.replaceAll(/"quote":"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(LINK);
  });

  it('T-68 is known to who names what answers', () =>
    eventually(async () => expect(await harness.service.get(ModelMark).isThere()).toBe(true)));

  it('R-ANA-06 adds findings that it can quote, once each, at most eight a tab', async () => {
    const { analysis } = await harness.run(aReviewInput('en'));
    const tabs = [
      analysis?.essential,
      analysis?.legal,
      analysis?.commercial,
      analysis?.clarity,
      analysis?.risk,
    ];
    const items = tabs.flatMap((tab) => tab ?? []);
    expect(items.some(({ id }) => id.startsWith('model:'))).toBe(true);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const tab of tabs) expect(tab?.length).toBeLessThanOrEqual(8);
    const { text } = aReviewInput('en');
    for (const { evidence } of items)
      if (evidence) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    const quoted = items.flatMap(({ evidence }) => evidence ?? []).sort((a, b) => a.start - b.start);
    const ofModel = items
      .filter(({ id }) => id.startsWith('model:'))
      .flatMap(({ evidence }) => evidence ?? []);
    for (const one of ofModel)
      expect(
        quoted.filter((other) => other !== one && other.start < one.end && one.start < other.end),
      ).toEqual([]);
  });

  it('is counted: questions by outcome, tokens, money', async () => {
    await harness.run(aSuggestInput('en'));
    provider.clear('refusal');
    await harness.run(aSuggestInput('en'));
    const metrics = await harness.metrics();
    expect(metrics).toMatch(/ai_requests_total\{task="suggest",outcome="ok"\} [1-9]/);
    expect(metrics).toMatch(/ai_requests_total\{task="suggest",outcome="refusal"\} [1-9]/);
    expect(metrics).toMatch(/ai_tokens_total\{task="suggest",direction="input"\} [1-9]/);
    expect(metrics).toMatch(/ai_cost_usd_total\{task="suggest"\} 0\.\d/);
  });
});

const engineOf = (expected: Expected | undefined): object =>
  expected === 'model'
    ? { name: 'model', model: 'stand-in', fallback: null }
    : { name: 'built-in', model: null, fallback: expected };
