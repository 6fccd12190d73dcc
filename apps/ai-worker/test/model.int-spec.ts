import { lawfulFindings, type Language } from '@pactwright/protocol';
import { ModelFlag } from '@pactwright/server-queue';
import { eventually } from '@pactwright/testing';
import { aModelReviewInput, aReviewInput, aSuggestInput, anAnalyzeInput } from '../src/testing/inputs.js';
import { MODES, ModelStandIn, type Mode } from '../src/testing/model-stand-in.js';
import type { AppConfig } from '../src/app.module.js';
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
  /* Of a list of findings what is whole is taken. */
  'cut-off': ['invalid', 'invalid', 'model'],
  'cut-off-unsaid': 'invalid',
  'wrong-schema': 'invalid',
  refusal: 'refused',
  'content-filter': 'refused',
  /* What was invented is dropped: a suggestion is nothing else. */
  'invented-quotes': ['invalid', 'model', 'model'],
  contradicting: 'model',
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
  const review = await worker.run(aReviewInput(language));
  return { suggestion, analysis, review, reading: await worker.run(aModelReviewInput(language)) };
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
  const start = async (limits: Partial<AppConfig> = {}): Promise<void> => {
    harness = await WorkerHarness.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in',
      ...limits,
    });
  };
  beforeEach(async () => {
    provider.clear();
    await start();
  });
  afterEach(() => harness.stop());

  it.each(MODES)('is %s: every task has an answer, and says who gave it', async (mode) => {
    if (mode === 'hang') {
      await harness.stop();
      await start({ OPENAI_TIMEOUT_MS: 2_500, OPENAI_REVIEW_TIMEOUT_MS: 2_500 });
    }
    const expected = COMES_TO[mode];
    const [suggest, analyze, read] =
      typeof expected === 'string' ? Array<Expected>(TASKS).fill(expected) : expected;
    const { suggestion, analysis, review, reading } = await answersOf(harness, 'lt', () =>
      provider.clear(mode),
    );

    expect(suggestion.engine).toMatchObject(engineOf(suggest));
    expect(analysis.engine).toMatchObject(engineOf(analyze));
    expect(reading.engine).toMatchObject(engineOf(read));
    /* What the rules say is the same whatever the model does. */
    expect(review).toEqual(builtIn.review);
    if (suggest !== 'model') expect(suggestion.suggestion).toBe(builtIn.suggestion.suggestion);
    if (analyze !== 'model') expect(analysis.suggestions).toEqual(builtIn.analysis.suggestions);
    if (read !== 'model') expect(reading.findings).toEqual([]);
    const { text, known } = aModelReviewInput('lt');
    expect(lawfulFindings(reading.findings, { text, known })).toEqual(reading.findings);
    const answers = JSON.stringify([suggestion, analysis, reading]);
    expect(answers.replaceAll(/"quote":"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(LINK);
  });

  it('T-68 is known to who names what answers', () =>
    eventually(async () => expect(await harness.service.get(ModelFlag).isSet()).toBe(true)));

  it.each(['en', 'lt'] as const)(
    'R-ANA-06 adds findings that it can quote, once each (%s)',
    async (language) => {
      const input = aModelReviewInput(language);
      const { findings, isPartial } = await harness.run(input);
      expect(findings.length).toBeGreaterThan(0);
      expect(isPartial).toBe(false);
      for (const { evidence } of findings)
        expect(input.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      const quoted = [...findings, ...input.known].flatMap(({ evidence }) => evidence ?? []);
      for (const { evidence } of findings)
        expect(quoted.filter((other) => other.start < evidence.end && evidence.start < other.end)).toEqual([
          evidence,
        ]);
    },
  );

  it.each(['en', 'lt'] as const)('shows no quote that was invented (%s)', async (language) => {
    provider.clear('invented-quotes');
    const { findings } = await harness.run(aModelReviewInput(language));
    expect(findings).toEqual([]);
    expect(provider.bodies).toHaveLength(1);
  });

  it.each(['en', 'lt'] as const)(
    'drops what repeats or contradicts the rules about their words (%s)',
    async (language) => {
      provider.clear('contradicting');
      const { text, known } = aModelReviewInput(language);
      const { findings } = await harness.run(aModelReviewInput(language));
      const words = known.flatMap(({ evidence }) => evidence ?? []);
      expect(words.length).toBeGreaterThan(3);
      for (const { evidence } of findings)
        expect(words.some((other) => other.start < evidence.end && evidence.start < other.end)).toBe(false);
      expect(new Set(findings.map(({ evidence }) => evidence.start)).size).toBe(findings.length);
      expect(lawfulFindings(findings, { text, known })).toHaveLength(findings.length);
    },
  );

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
