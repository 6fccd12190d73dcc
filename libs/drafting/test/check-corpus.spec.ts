import { check } from '../src/check/check.js';
import { CLAUSE_IDS } from '../src/model.js';
import { corpusItems, goodContracts, otherTexts, wholeText } from './check-corpus.js';
import { added, precision, recall, scoreItems, scoreRemovals } from './check-score.js';

const LANGUAGES = ['en', 'lt'] as const;
const items = LANGUAGES.flatMap(corpusItems);
const good = LANGUAGES.flatMap(goodContracts).map((contract) => ({ ...contract, text: wholeText(contract) }));

describe.each(LANGUAGES)('the corpus in %s', (language) => {
  it('has sixty contracts and clauses and more', () => {
    expect(corpusItems(language).length).toBeGreaterThanOrEqual(60);
  });

  it('expects something of every clause, good or bad', () => {
    const clauses = new Set([
      ...corpusItems(language).flatMap(({ expectations }) => expectations.map(({ clause }) => clause)),
    ]);
    expect(CLAUSE_IDS.filter((id) => !clauses.has(id))).toEqual([]);
  });

  it('tells missing clauses from those that are there when good contracts lose one', () => {
    const score = scoreRemovals(language);
    expect(recall(score)).toBeGreaterThanOrEqual(0.95);
    expect(precision(score)).toBeGreaterThanOrEqual(0.9);
  });

  it('finds what is missing, one-sided, vague and risky and little else', () => {
    const score = scoreItems(language);
    const all = added(Object.values(score));
    expect(recall(all)).toBeGreaterThanOrEqual(0.9);
    expect(precision(all)).toBeGreaterThanOrEqual(0.9);
    for (const each of Object.values(score)) expect(recall(each)).toBeGreaterThanOrEqual(0.8);
  });
});

describe('what a text is', () => {
  it.each([...items, ...good, ...otherTexts()].map((item) => [item.name, item] as const))(
    'is told of %s',
    (_, { text, document, language }) => {
      const report = check(text, { language });
      expect(report.document).toBe(document);
      if (document === 'contract') expect(report.textLanguage).toBe(language);
      if (document !== 'contract' && document !== 'nda') expect(report.findings).toEqual([]);
    },
  );

  it('includes the kind of work', () => {
    const named = [...items, ...good].filter(({ industry }) => industry !== undefined);
    const wrong = named.filter(({ text, language, industry }) => {
      return check(text, { language }).industry.type !== industry;
    });
    expect(wrong.map(({ name }) => name)).toHaveLength(Math.min(wrong.length, Math.floor(named.length / 10)));
  });
});

describe('a good contract', () => {
  it.each(good.map(({ name, text, language }) => [name, text, language] as const))(
    'has little against it: %s',
    (_, text, language) => {
      expect(check(text, { language }).findings.filter(({ riskFactor }) => riskFactor > 2)).toEqual([]);
    },
  );
});

describe('findings', () => {
  it('are the same in both languages of the reader', () => {
    const place = ({ id, riskFactor, evidence }: ReturnType<typeof check>['findings'][number]) => [
      id,
      riskFactor,
      evidence,
    ];
    for (const { text } of items) {
      const [english, lithuanian] = LANGUAGES.map((language) =>
        check(text, { language }).findings.map(place),
      );
      expect(lithuanian).toEqual(english);
    }
  });
});
