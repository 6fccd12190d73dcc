import { aModelReviewInput, aReviewInput, aSuggestInput, anAnalyzeInput } from '../src/testing/inputs.js';
import { ModelStandIn } from '../src/testing/model-stand-in.js';
import { estimateTokens } from '../src/model/estimate-tokens.js';
import type { AppConfig } from '../src/app.module.js';
import { WorkerHarness } from './harness.js';

const BUILT_IN = { name: 'built-in', fallback: 'budget' };

describe('budgets of the model', () => {
  let provider: ModelStandIn;
  let harness: WorkerHarness | undefined;
  beforeAll(async () => {
    provider = await ModelStandIn.start();
  });
  afterAll(() => provider.stop());
  beforeEach(() => provider.clear());
  afterEach(async () => {
    await harness?.stop();
    harness = undefined;
  });

  const withLimits = async (limits: Partial<AppConfig>): Promise<WorkerHarness> => {
    harness = await WorkerHarness.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in',
      ...limits,
    });
    return harness;
  };

  it('give a user the built-in answer once the day’s tokens are used, and others the model', async () => {
    const worker = await withLimits({ AI_TOKENS_PER_DAY: 5_500 });
    const names: string[] = [];
    for (let time = 0; time < 12; time += 1) {
      const { engine } = await worker.run(aSuggestInput('en'), { owner: 'user:a' });
      names.push(engine.fallback ?? engine.name);
    }
    expect(names[0]).toBe('model');
    expect(names.at(-1)).toBe('budget');
    const other = await worker.run(aSuggestInput('en'), { owner: 'user:b' });
    expect(other.engine.name).toBe('model');
  });

  it('let a model read as much of 300 pages as what is left of the day', async () => {
    const worker = await withLimits({ AI_TOKENS_PER_DAY: 50_000 });
    const { text } = aReviewInput('en');
    const long = `${text}\n\n`.repeat(500_000 / text.length - 1);
    const { engine, isPartial, findings } = await worker.run(aModelReviewInput('en', long));
    expect({ name: engine.name, isPartial }).toEqual({ name: 'model', isPartial: true });
    expect(findings.length).toBeGreaterThan(0);
    const sent = provider.bodies.reduce((sum, body) => sum + estimateTokens(body), 0);
    expect(sent).toBeLessThan(50_000);
    expect(sent).toBeGreaterThan(15_000);
  });

  it('give a visitor’s address two analyses a day with the model, whatever their cookie', async () => {
    const worker = await withLimits({});
    const visitor = (owner: string) => ({ owner, isVisitor: true, address: 'hash' });
    const first = await worker.run(aModelReviewInput('en'), visitor('guest:a'));
    const second = await worker.run(anAnalyzeInput('en'), visitor('guest:b'));
    const third = await worker.run(aModelReviewInput('en'), visitor('guest:c'));
    const elsewhere = await worker.run(aModelReviewInput('en'), { ...visitor('guest:d'), address: 'other' });
    expect([first.engine.name, second.engine.name]).toEqual(['model', 'model']);
    expect(third.engine).toMatchObject(BUILT_IN);
    expect(elsewhere.engine.name).toBe('model');
  });

  it('count a document of many parts as one analysis of a visitor', async () => {
    const worker = await withLimits({ AI_VISITOR_ANALYSES_PER_DAY: 1, OPENAI_CONTEXT_TOKENS: 4_096 });
    const visitor = { owner: 'guest:a', isVisitor: true, address: 'hash' };
    const long = `${aReviewInput('en').text}\n\n`.repeat(6);
    expect(await worker.run(aModelReviewInput('en', long), visitor)).toMatchObject({ isPartial: false });
    expect(provider.bodies.length).toBeGreaterThan(1);
    expect((await worker.run(aModelReviewInput('en'), visitor)).engine).toMatchObject(BUILT_IN);
  });

  it('do not count an analysis that the model did not give', async () => {
    const worker = await withLimits({ AI_VISITOR_ANALYSES_PER_DAY: 1 });
    const visitor = { owner: 'guest:a', isVisitor: true, address: 'hash' };
    provider.clear('unauthorised');
    expect((await worker.run(aModelReviewInput('en'), visitor)).engine.fallback).toBe('unavailable');
    provider.clear();
    expect((await worker.run(aModelReviewInput('en'), visitor)).engine.name).toBe('model');
  });

  it('stop at the day’s money of everybody together', async () => {
    const worker = await withLimits({ AI_USD_PER_DAY: 0.012 });
    const owners = ['user:a', 'user:b', 'user:c', 'user:d', 'user:e', 'user:f', 'user:g', 'user:h'];
    const names: string[] = [];
    for (const owner of owners) {
      const { engine } = await worker.run(aSuggestInput('en'), { owner });
      names.push(engine.fallback ?? engine.name);
    }
    expect(names[0]).toBe('model');
    expect(names.at(-1)).toBe('budget');
  });

  it('are never overdrawn by questions at the same time', async () => {
    const worker = await withLimits({ AI_TOKENS_PER_DAY: 5_000 });
    provider.clear('slow');
    const answers = await Promise.all([1, 2, 3, 4].map(() => worker.run(aSuggestInput('en'))));
    expect(answers.filter(({ engine }) => engine.name === 'model')).toHaveLength(1);
  });
});
