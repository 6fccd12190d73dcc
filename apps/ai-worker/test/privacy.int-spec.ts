import type { Language } from '@pactwright/protocol';
import {
  aModelReviewInput,
  aReviewInput,
  aSuggestInput,
  anAnalyzeInput,
  plantedText,
} from '../src/testing/inputs.js';
import { ModelStandIn } from '../src/testing/model-stand-in.js';
import { visible } from '../src/model/untrusted.js';
import { PLANTED, PLANTED_EN, PLANTED_LT } from '../src/testing/planted.js';
import { WorkerHarness } from './harness.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];
const plantedIn = (language: Language): readonly string[] => (language === 'lt' ? PLANTED_LT : PLANTED_EN);
/* JSON escapes quotation marks: the wire is looked at as it is and as it is read. */
const onTheWire = (provider: ModelStandIn): string =>
  provider.bodies.map((body) => body + JSON.stringify(JSON.parse(body)).replaceAll('\\"', '"')).join('\n');

describe('what leaves for the model', () => {
  let provider: ModelStandIn;
  let harness: WorkerHarness;
  beforeAll(async () => {
    provider = await ModelStandIn.start();
    harness = await WorkerHarness.start({ OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'stand-in' });
  });
  afterAll(async () => {
    await harness.stop();
    await provider.stop();
  });

  it.each(LANGUAGES)(
    'T-51 has none of the planted strings of answers and documents, and all come back: %s',
    async (language) => {
      provider.clear();
      const secrets = plantedText(language);
      const suggestion = await harness.run({
        ...aSuggestInput(language, secrets),
        answers: { ...aSuggestInput(language).answers, exclusions: secrets },
      });
      const analysis = await harness.run(anAnalyzeInput(language, { exclusions: secrets }));
      const review = await harness.run(aModelReviewInput(language));

      expect(provider.bodies).toHaveLength(3);
      const wire = onTheWire(provider);
      expect(PLANTED.filter((secret) => wire.includes(secret) || wire.includes(visible(secret)))).toEqual([]);
      for (const { engine } of [suggestion, analysis, review]) expect(engine.name).toBe('model');

      const wordings = analysis.suggestions.map(({ implementation }) => implementation ?? '').join('\n');
      for (const secret of plantedIn(language)) {
        expect(suggestion.suggestion).toContain(visible(secret));
        expect(wordings).toContain(visible(secret));
      }
      const quotes = review.findings.map(({ evidence }) => evidence.quote).join('\n');
      const { text } = aReviewInput(language);
      const quoted = plantedIn(language).filter((secret) => quotes.includes(secret));
      expect(quoted.length).toBeGreaterThan(3);
      expect(quoted.every((secret) => text.includes(secret))).toBe(true);
    },
  );

  it('names nobody whose run it is', async () => {
    provider.clear();
    await harness.run(aSuggestInput('en'), { owner: 'user:8f1d3c52', address: 'address-hash' });
    expect(onTheWire(provider)).not.toMatch(/8f1d3c52|address-hash/);
  });
});
