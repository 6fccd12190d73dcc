import { CONTRACT_EN } from '../testing/planted.js';
import { plainPseudonymizer } from '../testing/plain-pseudonymizer.js';
import { pseudonymizerFor } from '../redaction/pseudonymizer.js';
import { quotesOf } from './find-quote.js';
import { modelFindings } from './model-findings.js';
import type { ReviewAnswer } from './schema.js';

type Added = ReviewAnswer['findings'][number];

const added: Added = {
  concept: 'client-duties',
  category: 'clarity',
  riskFactor: 2,
  suggestion: 'Ask for a list of what is to be built.',
  why: 'Without a list the client can always ask for more.',
  quote: 'Priya Ramanathan of Northgate Holdings LLC will give instructions',
};
const read = (findings: readonly Partial<Added>[], pseudonymizer = plainPseudonymizer) =>
  modelFindings({ findings: findings.map((each) => ({ ...added, ...each })) }, pseudonymizer, {
    language: 'en',
    text: CONTRACT_EN,
    find: quotesOf(CONTRACT_EN),
  });

describe(modelFindings, () => {
  it('takes what it can quote, at its place in the original', () => {
    const [finding] = read([{}]) ?? [];
    expect(finding).toMatchObject({ concept: 'client-duties', evidence: { quote: added.quote } });
    expect(CONTRACT_EN.slice(finding?.evidence.start, finding?.evidence.end)).toBe(added.quote);
    expect(finding?.id).toMatch(/^model:[0-9a-f]{16}$/);
  });

  it.each<[string, Partial<Added>]>([
    ['stands nowhere in the text', { quote: 'The Contractor gives their house to the Client.' }],
    ['is too short to prove anything', { quote: 'the Client' }],
    ['is empty', { quote: '' }],
  ])('drops a finding whose quote %s', (_why, change) => {
    expect(read([change, {}])).toHaveLength(1);
  });

  it('drops sums that nobody named', () => {
    expect(read([{ suggestion: 'Ask for a limit of 25 000 USD on what you owe.' }])).toEqual([]);
  });

  it('drops what is in another language, and refuses an answer that is so all through', () => {
    const lithuanian = { suggestion: 'Paprašykite pridėti sąrašą, ką reikia sukurti pagal šią sutartį.' };
    expect(read([lithuanian, {}])).toHaveLength(1);
    expect(read([lithuanian])).toBeUndefined();
    expect(read([])).toEqual([]);
  });

  it('gives back names, and no account, address or link of a stranger as advice', () => {
    const pseudonymizer = pseudonymizerFor([CONTRACT_EN]);
    const hidden = pseudonymizer.hide(
      'Whitfield, GB29 NWBK 6016 1331 9268 19, j.whitfield@bluefern.example, github.com/jwhitfield',
    );
    const [finding] =
      read(
        [{ suggestion: `Ask for the price: ${hidden}`, quote: pseudonymizer.hide(added.quote) }],
        pseudonymizer,
      ) ?? [];
    expect(finding?.suggestion).toBe('Ask for the price: Whitfield, …, …, …');
    expect(finding?.evidence.quote).toBe(added.quote);
  });
});
