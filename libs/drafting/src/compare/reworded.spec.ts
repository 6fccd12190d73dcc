import { compare } from './compare.js';
import { meaningText } from './meanings.js';

const HEADS = {
  en: `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).
1. The Designer designs a logo for the Client for EUR 900.
2. The Client shall answer questions of the Designer.\n3. `,
  lt: `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).
1. Paslaugų teikėjas sukuria Klientui logotipą už 900 Eur.
2. Klientas atsako į Paslaugų teikėjo klausimus.\n3. `,
} as const;
const changesOf = (language: 'en' | 'lt', mine: string, theirs: string) =>
  compare(HEADS[language] + mine, HEADS[language] + theirs).changes;

describe('R27 words in the place of others', () => {
  it.each([
    ['en', 'The quoted price is fixed.', 'The quoted price is an estimate.', '“fixed” → “an estimate”'],
    ['en', 'The Designer works from home.', 'The Designer works from the studio.', '“home” → “the studio”'],
    [
      'en',
      'This duty ends with the contract.',
      'This duty survives the contract.',
      '“ends with” → “survives”',
    ],
    [
      'en',
      'Late sums bear statutory interest.',
      'Late sums bear ordinary interest.',
      '“statutory” → “ordinary”',
    ],
    ['en', 'Pencils and brushes are at hand.', 'Pencils or brushes are at hand.', '“and” → “or”'],
    ['lt', 'Pranešimai siunčiami faksu.', 'Pranešimai siunčiami kurjeriu.', '„faksu“ → „kurjeriu“'],
    ['lt', 'Pirmas susitikimas nemokamas.', 'Antras susitikimas nemokamas.', '„Pirmas“ → „Antras“'],
    ['lt', 'Darbai atliekami nuotoliu.', 'Darbai atliekami vietoje.', '„nuotoliu“ → „vietoje“'],
  ] as const)(
    'are no mere wording where they may say another thing, in %s: %s',
    (language, mine, theirs, told) => {
      const [change, ...others] = changesOf(language, mine, theirs);

      expect(others).toEqual([]);
      expect(change).toMatchObject({ kind: 'changed', reasons: ['words'] });
      expect(change?.meanings.map((each) => meaningText(each, language))).toEqual([told]);
    },
  );

  it.each([
    ['en', 'Drafts are sent in colour.', 'The drafts are sent in color.'],
    ['en', 'A meeting starts the project.', 'A meeting commences the project.'],
    ['en', 'If a draft is late, it is sent by courier.', 'A draft is sent by courier if it is late.'],
    ['en', 'The office follow-up is quick.', 'The office follow up is quick.'],
    ['lt', 'Pastabos aptariamos ir užrašomos.', 'Pastabos aptariamos bei užrašomos.'],
    ['lt', 'Jei vėluojama, pranešama telefonu.', 'Jeigu vėluojama, informuojama telefonu.'],
    ['lt', 'Susitikimo metu aptariami eskizai.', 'Eskizai aptariami susitikimo metu.'],
  ] as const)('are wording where they surely say the same, in %s: %s', (language, mine, theirs) => {
    expect(changesOf(language, mine, theirs)).toMatchObject([{ kind: 'changed', reasons: [], meanings: [] }]);
  });

  it('are no mere wording where a “not” only stands elsewhere', () => {
    const [change] = changesOf(
      'en',
      'Drafts are not printed and are sent.',
      'Drafts are printed and are not sent.',
    );

    expect(change?.reasons).toEqual(['words']);
  });

  it('take no risk away, since what stood there may be there in other words', () => {
    const [change] = changesOf('lt', 'Kaina yra galutinė.', 'Kaina yra orientacinė.');

    expect(change?.reasons[0]).toBe('words');
    expect(change?.risks.filter(({ isNew }) => !isNew)).toEqual([]);
  });

  it('are wording in a heading, which obliges nobody', () => {
    const version = (title: string): string => `${HEADS.en}${title}\n3.1 The Client reads the drafts.`;

    expect(
      compare(version('How drafts are checked'), version('How drafts are reviewed')).changes,
    ).toMatchObject([{ reasons: [] }]);
  });
});

describe('R27 a short sentence', () => {
  it.each([
    ['en', 'Silence is consent.'],
    ['en', 'Travel is paid.'],
    ['lt', 'Avansas negrąžinamas.'],
    ['lt', 'Delspinigiai neskaičiuojami.'],
  ] as const)('matters where it came or is gone, in %s: %s', (language, sentence) => {
    const rest = { en: 'The Client answers within 5 days.', lt: 'Klientas atsako per 5 dienas.' }[language];

    expect(changesOf(language, rest, `${rest} ${sentence}`)).toMatchObject([
      { kind: 'added', reasons: ['sentence'] },
    ]);
    expect(changesOf(language, `${rest} ${sentence}`, rest)).toMatchObject([
      { kind: 'removed', reasons: ['sentence'] },
    ]);
  });
});

describe('R27 a number with a hyphen, or before years', () => {
  it.each([
    ['en', 'The plan has one-year stages.', 'The plan has three-year stages.', '1 year → 3 years'],
    ['en', 'Files stay for twenty-one days.', 'Files stay for thirty-one days.', '21 days → 31 days'],
    ['lt', 'Planas rašomas vieneriems metams.', 'Planas rašomas trejiems metams.', '1 metai → 3 metai'],
  ] as const)('is a figure, in %s: %s', (language, mine, theirs, told) => {
    const [change] = changesOf(language, mine, theirs);

    expect(change?.reasons).toContain('figure');
    expect(change?.meanings.map((each) => meaningText(each, language).replaceAll('\u00a0', ' '))).toEqual([
      told,
    ]);
  });
});
