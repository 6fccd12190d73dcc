import { plainText, type Sentence } from '../segment.js';
import { readContract } from '../read-contract.js';
import { DEFECTS, TOPICS } from './names.js';
import { readConcepts, type Readings } from './read-concepts.js';
import { readerOf } from './reader.js';

const sentences = (texts: readonly string[]): Sentence[] =>
  texts.map((text, at) => ({
    start: at * 1000,
    end: at * 1000 + text.length,
    plain: plainText(text),
    heading: '',
  }));
const contract = (texts: readonly string[]) => ({
  text: texts.join('\n'),
  language: 'en' as const,
  sentences: sentences(texts),
  parties: [],
  isCertain: true,
});
const blamed = (texts: readonly string[]): number[] =>
  readConcepts(contract(texts), new Map()).traps.map(({ sentence }) => sentence.start / 1000);

const FAIR = Array.from(
  { length: 80 },
  (_, at) => `The client pays the provider EUR ${at + 100} within 14 days of the invoice for part ${at + 1}.`,
);
const HARSH = [
  'The provider is liable without any limit for all losses of the client.',
  'The provider shall indemnify the client against all claims, also those that the client has caused.',
  'The client may change this agreement at any time by notice.',
];
/* From the plain to the doubtful. */
const DEGREES = [
  'The provider carries the cost of any sampling that the client may ask for.',
  'The provider bears its own costs of travel to the meetings of the parties.',
  'The provider keeps an insurance that is usual in its trade.',
  'The provider follows the reasonable requests of the client.',
  'The provider shall correct what the client reasonably finds wanting.',
  'The provider reports to the client each week and answers its questions at once.',
];

describe(readConcepts.name, () => {
  it('asks for surer signs of a trap where the rest of the contract has none', () => {
    const { trap } = readerOf('en').thresholds;
    const doubtful = DEGREES.filter((plain) => {
      const { odds } = readerOf('en').read({ plain: plainText(plain), heading: '' });
      return odds > trap && odds < trap + 3;
    });
    expect(doubtful.length).toBeGreaterThan(0);
    for (const text of doubtful) {
      expect(blamed([text, ...HARSH])).toContain(0);
      expect(blamed([text, ...FAIR])).not.toContain(0);
    }
  });

  it('finds harm in a limb of a sentence that as a whole looks sound', () => {
    const harm =
      'save that the supplier policy and rate card are updated by the client from time to time and count as posted';
    const whole = `Any change to fees or scope is confirmed by e-mail between the two contact persons named on page one, so that both the provider and the client have it in writing, ${harm}.`;
    const { odds } = readerOf('en').read({ plain: plainText(whole), heading: '' });
    expect(odds).toBeLessThan(readerOf('en').thresholds.trap);
    const defects = (text: string) =>
      readConcepts(contract([text]), new Map()).traps.map(({ defect }) => defect);
    expect(defects(whole)).toContain('amendments.unilateral');
    expect(defects(whole.replace(`, ${harm}`, ''))).toEqual([]);
  });

  it('asks for surer signs on the paper of the one who works, where it is the client who is bound', () => {
    const { trap } = readerOf('en').thresholds;
    const plain = DEGREES.find((text) => {
      const { odds } = readerOf('en').read({ plain: plainText(text), heading: '' });
      return odds > trap && odds < trap + 2;
    });
    const duties = Array.from(
      { length: 12 },
      (_, at) => `The client shall send the texts of part ${at + 1}.`,
    );
    expect(blamed([plain ?? '', ...HARSH.slice(0, 2)])).toContain(0);
    expect(blamed([plain ?? '', ...HARSH.slice(0, 2), ...duties])).not.toContain(0);
  });

  it('does not blame what it is unsure of for a defect that no word speaks of', () => {
    const { trap } = readerOf('en').thresholds;
    const recording = 'The provider makes no recording without the consent of the producer.';
    const rivals = 'The provider makes no films for other theatres.';
    const defectsAt = (plain: string, share: number, beyond: number): string[] => {
      const known: Readings = new Map();
      known.set(`\n${plainText(plain)}`, {
        odds: trap + beyond,
        topics: Float64Array.from(TOPICS, () => 0),
        defects: Float64Array.from(DEFECTS, (defect) => (defect === 'exclusivity.only-client' ? share : 0)),
      });
      return readConcepts(contract([plain, ...HARSH]), known)
        .traps.filter(({ sentence }) => sentence.start === 0)
        .map(({ defect }) => defect);
    };
    expect(defectsAt(recording, 0.5, 2)).toEqual([]);
    expect(defectsAt(rivals, 0.5, 2)).toEqual(['exclusivity.only-client']);
    expect(defectsAt(recording, 0.9, 2)).toEqual(['exclusivity.only-client']);
    expect(defectsAt(recording, 0.5, 9)).toEqual(['exclusivity.only-client']);
  });

  it('blames a list for one thing once, and never the words that it is read after', () => {
    const { traps } = readConcepts(
      readContract(
        'The Contractor works for the Client. The Contractor hereby assigns to the Client upon creation, whether or not it is paid:\n\n(a) all source code;\n\n(b) all texts and drafts;\n\n(c) all test code.',
        { language: 'en' },
      ),
      new Map(),
    );
    const early = traps.filter(({ defect }) => defect === 'ip-ownership.before-payment');
    expect(early.map(({ sentence }) => sentence.plain.includes('all source code'))).toEqual([true]);
  });

  it.each([
    'No fee No fee',
    '6. Guarantee of the results',
    'The provider shall, at any time and at no charge:',
  ])('blames nothing in "%s"', (text) => expect(blamed([text, ...HARSH])).not.toContain(0));

  it.each(HARSH)('blames "%s" however fair the rest is', (text) =>
    expect(blamed([text, ...FAIR])).toContain(0),
  );
});
