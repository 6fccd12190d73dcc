import { check } from '@pactwright/drafting';
import { CONTRACT_EN } from '../testing/planted.js';
import { plainVeil } from '../testing/plain-veil.js';
import { veilOver } from '../redaction/veil.js';
import { quotesOf } from './find-quote.js';
import { normaliseReview } from './normalise.js';
import type { ReviewAnswer } from './schema.js';

const report = check(CONTRACT_EN, { language: 'en' });
const find = quotesOf(CONTRACT_EN);
const added: ReviewAnswer['added'][number] = {
  clause: 'client-duties',
  kind: 'vague',
  category: 'clarity',
  riskFactor: 2,
  suggestion: 'Ask for a list of what is to be built.',
  why: 'Without a list the client can always ask for more.',
  quote: 'Priya Ramanathan of Northgate Holdings LLC will give instructions',
};
const normalise = (answer: Partial<ReviewAnswer>, veil = plainVeil) =>
  normaliseReview({ reworded: [], added: [], ...answer }, veil, {
    report,
    language: 'en',
    text: CONTRACT_EN,
    find,
  });
const ofModel = (answer: Partial<ReviewAnswer>) =>
  normalise(answer)?.filter(({ id }) => id.startsWith('model:'));

describe(normaliseReview, () => {
  it('adds what it can quote, at its place in the original', () => {
    const [finding] = ofModel({ added: [added] }) ?? [];
    expect(finding?.evidence?.quote).toBe(added.quote);
    expect(CONTRACT_EN.slice(finding?.evidence?.start, finding?.evidence?.end)).toBe(added.quote);
  });

  it.each<[string, Partial<typeof added>]>([
    ['stands nowhere in the text', { quote: 'The Contractor gives their house to the Client.' }],
    ['is too short to prove anything', { quote: 'the Client' }],
    ['is empty', { quote: '' }],
  ])('drops a finding whose quote %s', (_why, change) => {
    expect(ofModel({ added: [{ ...added, ...change }] })).toEqual([]);
  });

  it('drops sums that nobody named, and keeps the rules’ words instead', () => {
    const suggestion = 'Ask for a limit of 25 000 USD on what you owe.';
    expect(ofModel({ added: [{ ...added, suggestion }] })).toEqual([]);
    const [first] = report.findings;
    const result = normalise({ reworded: [{ id: first?.id ?? '', suggestion, why: added.why }] });
    expect(result?.[0]?.suggestion).toBe(first?.suggestion);
  });

  it('reports nothing twice: neither the same kind in a clause nor the same words', () => {
    const quoted = report.findings.find(
      ({ evidence }) => evidence !== undefined && evidence.quote.length > 20,
    );
    expect(quoted?.evidence).toBeDefined();
    expect(ofModel({ added: [{ ...added, quote: quoted?.evidence?.quote ?? '' }] })).toEqual([]);
    const known = report.findings.find(({ kind }) => kind !== 'missing');
    const [clause] = (known?.id ?? '').split('.');
    const same = { ...added, clause: clause as typeof added.clause, kind: known?.kind as typeof added.kind };
    expect(ofModel({ added: [same] })).toEqual([]);
    expect(ofModel({ added: [added, added] })).toHaveLength(1);
  });

  it('keeps ids, evidence and weight of the rules’ findings and takes better words for them', () => {
    const [first] = report.findings;
    const result = normalise({
      reworded: [{ id: first?.id ?? '', suggestion: added.suggestion, why: added.why }],
    });
    expect(result).toHaveLength(report.findings.length);
    expect(result?.[0]).toMatchObject({
      id: first?.id,
      riskFactor: first?.riskFactor,
      suggestion: added.suggestion,
    });
    expect(result?.[0]?.evidence).toEqual(first?.evidence);
  });

  it('refuses the whole answer when it is in another language', () => {
    const lithuanian = 'Paprašykite pridėti sąrašą, ką reikia sukurti pagal šią sutartį.';
    expect(normalise({ added: [{ ...added, suggestion: lithuanian }] })).toBeUndefined();
  });

  it('gives back names, and no account, address or link of a stranger as advice', () => {
    const veil = veilOver([CONTRACT_EN]);
    const hidden = veil.hide(
      'Whitfield, GB29 NWBK 6016 1331 9268 19, j.whitfield@bluefern.example, github.com/jwhitfield',
    );
    const [finding] =
      normalise(
        {
          reworded: [
            { id: report.findings[0]?.id ?? '', suggestion: `Ask for the price: ${hidden}`, why: added.why },
          ],
        },
        veil,
      ) ?? [];
    expect(finding?.suggestion).toBe('Ask for the price: Whitfield, …, …, …');
  });
});
