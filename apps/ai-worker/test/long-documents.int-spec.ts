import { eventually, promptly } from '@pactwright/testing';
import { estimateTokens } from '../src/model/estimate-tokens.js';
import { aModelReviewInput, aReviewInput, aSuggestInput } from '../src/testing/inputs.js';
import { ModelStandIn } from '../src/testing/model-stand-in.js';
import { WorkerHarness } from './harness.js';

interface Wire {
  readonly messages: readonly { readonly content: string }[];
  readonly max_completion_tokens: number;
}

describe('a model that reads a long document', () => {
  let provider: ModelStandIn;
  beforeAll(async () => {
    provider = await ModelStandIn.start();
  });
  afterAll(() => provider.stop());
  const { text } = aReviewInput('en');
  const harmless = Array.from(
    { length: 200 },
    (_, at) => `${at + 8}. The weather is described in annex ${at}.`,
  );
  const long = [text, ...harmless, text].join('\n\n');
  let reader: WorkerHarness;
  beforeEach(async () => {
    provider.clear();
    reader = await WorkerHarness.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in',
      OPENAI_CONTEXT_TOKENS: 4_096,
    });
  });
  afterEach(() => reader.stop());

  it('reads it in parts that it can hold, and quotes each at its own place', async () => {
    const input = aModelReviewInput('en', long);
    const { findings, isPartial } = await reader.run(input);
    expect(provider.bodies.length).toBeGreaterThan(2);
    for (const body of provider.bodies) {
      const { messages, max_completion_tokens: output } = JSON.parse(body) as Wire;
      const size = estimateTokens(messages.map(({ content }) => content).join(''));
      expect(size + output).toBeLessThanOrEqual(4_096);
    }
    expect(isPartial).toBe(false);
    expect(new Set(findings.map(({ evidence }) => evidence.start)).size).toBe(findings.length);
    for (const { evidence } of findings)
      expect(input.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    expect(Math.max(...findings.map(({ evidence }) => evidence.start))).toBeGreaterThan(
      input.text.length / 2,
    );
  });

  it.each(['reset', 'hang'] as const)(
    'keeps what it has read when it is gone in the middle: %s',
    async (mode) => {
      provider.afterwards = mode;
      reader.leftMs = 10_000;
      const { findings, isPartial, engine } = await reader.run(aModelReviewInput('en', long));
      expect(findings.length).toBeGreaterThan(0);
      expect(isPartial).toBe(true);
      expect(engine.name).toBe('model');
    },
  );

  it('goes on after a part that was refused', async () => {
    provider.mode = 'refusal';
    provider.afterwards = 'good';
    const { findings, isPartial } = await reader.run(aModelReviewInput('en', long));
    expect(findings.length).toBeGreaterThan(0);
    expect(isPartial).toBe(true);
  });

  it('reads no longer than its asker waits', async () => {
    provider.clear('hang');
    reader.leftMs = 3_800;
    const { engine } = await promptly(3_500, () => reader.run(aModelReviewInput('en', long)));
    expect(engine).toMatchObject({ name: 'built-in', fallback: 'timeout' });
  });

  it('keeps no suggestion waiting', async () => {
    provider.clear('hang');
    let read = 0;
    const readings = [1, 2, 3, 4].map(() => reader.run(aModelReviewInput('en')).finally(() => (read += 1)));
    await eventually(() => expect(provider.bodies.length).toBe(readings.length));
    provider.mode = 'good';
    const { engine } = await reader.run(aSuggestInput('en'));
    expect({ engine: engine.name, read }).toEqual({ engine: 'model', read: 0 });
    provider.letGo();
    await Promise.all(readings);
  });
});
