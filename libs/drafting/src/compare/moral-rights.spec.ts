import { goldenAnswers } from '../../test/golden-answers.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { WORK_TYPES } from '../terms/terms.js';
import { compare } from './compare.js';
import { riskText } from './risk-text.js';

const GONE = 'credit-portfolio.moral-rights-gone';
const KEPT = {
  en: /(?:The author’s m|M)oral rights stay with the author[^.\n]*\./u,
  lt: /(?:Autoriaus a|A)smeninės neturtinės teisės lieka autoriui[^.\n]*\./u,
};
const GIVEN_UP = {
  en: 'The Provider waives all moral rights in the Deliverables, now and for the future.',
  lt: 'Paslaugų teikėjas atsisako visų asmeninių neturtinių teisių į Rezultatą dabar ir ateityje.',
};
const TURNED = {
  en: 'The moral rights pass to the Client together with the Deliverables.',
  lt: 'Asmeninės neturtinės teisės pereina Klientui kartu su Rezultatu.',
};
const ELSEWHERE = {
  en: 'The Provider retains its moral rights in everything that it makes.',
  lt: 'Paslaugų teikėjas išlaiko asmenines neturtines teises į viską, ką sukuria.',
};

const risksOf = (mine: string, theirs: string): string[] =>
  compare(mine, theirs).changes.flatMap(({ risks }) => risks.flatMap(({ id, isNew }) => (isNew ? [id] : [])));

describe.each(['en', 'lt'] as const)('moral rights that stayed with the author, in %s', (language) => {
  const mine = documentText(draft(goldenAnswers('design', language), language));
  const [kept = ''] = KEPT[language].exec(mine) ?? [];
  const theirs = (words: string): string => mine.replace(kept, words);

  it('R29 are a new risk where the words are gone', () => {
    expect(kept).not.toBe('');
    expect(risksOf(mine, theirs(''))).toEqual([GONE]);
  });

  it.each(WORK_TYPES)('R29 are told as gone of every kind that says it: %s', (type) => {
    const text = documentText(draft(goldenAnswers(type, language), language));
    const [words] = KEPT[language].exec(text) ?? [];

    expect(risksOf(text, text.replace(words ?? /$^/u, '')).filter((id) => id === GONE)).toHaveLength(
      words === undefined ? 0 : 1,
    );
  });

  it.each([GIVEN_UP, TURNED])(
    'R29 are a new risk, told once, where the words turn against the author',
    (words) => {
      const told = risksOf(mine, theirs(words[language])).filter((id) => id.includes('moral-rights'));

      expect(told).toHaveLength(1);
    },
  );

  it('are none where another sentence says it instead, where nothing was said, or where they come', () => {
    const silent = theirs('');

    expect(risksOf(mine, theirs(ELSEWHERE[language]))).not.toContain(GONE);
    expect(risksOf(silent, silent.replace('5.', '6.'))).not.toContain(GONE);
    expect(risksOf(silent, mine)).not.toContain(GONE);
  });

  it('has words for it', () => {
    expect(riskText(GONE, { language, kind: 'services' })).toMatch(
      language === 'en' ? /moral rights stay with you/ : /neturtinės teisės lieka jums/,
    );
  });
});
