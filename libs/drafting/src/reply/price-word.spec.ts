import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { pricedAs } from './price-word.js';
import { proposals } from './proposals.js';
import { together } from './together.js';
import { COUNTERS } from './wordings/index.js';

const templatesOf = (language: Language): readonly string[] =>
  Object.values(COUNTERS).flatMap(({ changes }) =>
    changes.flatMap((change) => {
      if (change.kind === 'replace') return change.words[language].map(([, words]) => words);
      return change.kind === 'remove' || change.kind === 'shorten' ? [] : [change[language]].flat();
    }),
  );

describe(pricedAs, () => {
  it.each([
    ['en', 'the Fees are due. Client pays the Fees.', 'The price includes VAT.', 'The Fees include VAT.'],
    [
      'en',
      'the Fees are due. Client pays the Fees.',
      'when the full price has been paid',
      'when all of the Fees have been paid',
    ],
    [
      'en',
      'the fee is due. Client pays the fee.',
      'when the full price has been paid',
      'when the full fee has been paid',
    ],
    [
      'en',
      'the Fees are due. Client pays the Fees.',
      '25% of the remaining price',
      '25% of the remaining Fees',
    ],
    [
      'en',
      'the Remuneration is due, as the Remuneration is.',
      'up to the price payable',
      'up to the Remuneration payable',
    ],
    [
      'en',
      'the Fees are due. Client pays the Fees.',
      'the price of the work done',
      'the price of the work done',
    ],
    [
      'en',
      'the Fees. the Fees. the price. the price. the price',
      'The price is fixed.',
      'The price is fixed.',
    ],
    ['en', 'A cancellation fee and a late fee apply.', 'The price is fixed.', 'The price is fixed.'],
    [
      'lt',
      'Užsakovas moka atlygį. Atlygis yra 100 Eur.',
      'kai sumokėta visa kaina',
      'kai sumokėtas visas atlygis',
    ],
    ['lt', 'Užsakovas moka Atlygį, o Atlygio dydis yra', 'Kaina nurodyta be PVM', 'Atlygis nurodytas be PVM'],
    [
      'lt',
      'Užsakovas moka užmokestį, o užmokesčio dydis yra',
      '25 % likusios kainos už laiką',
      '25 % likusio užmokesčio už laiką',
    ],
    ['lt', 'honoraras yra 5 Eur, honoraro dalis', 'sumoka visą kainą per', 'sumoka visą honorarą per'],
    ['lt', 'Atlygis mokamas etapais. Atlygis yra 5 Eur.', 'Kai kaina sumokėta', 'Kai atlygis sumokėtas'],
    ['lt', 'moka atlygį, atlygis yra', 'viršija atlikto darbo kainą', 'viršija atlikto darbo kainą'],
    ['lt', 'nuostolių atlyginimas ir žalos atlyginimas', 'Kaina keičiama tik', 'Kaina keičiama tik'],
  ] as const)('says it in the words of the contract (%s): %s %s', (language, text, ours, theirs) => {
    expect(pricedAs(text, language)(ours)).toBe(theirs);
  });

  it.each([
    [
      'en',
      'the Fees are due, and the Fees are paid',
      /(?<!\p{L})(?:full|that|a|one) Fees|Fees (?:is|has|was|\p{Ll}+s)(?!\p{L})|[Tt]he (?:\p{L}+ )?price(?! of the)/u,
    ],
    [
      'lt',
      'moka atlygį, o atlygis yra',
      /(?:mokėtinos|likusios|tos|visa) atlyg|atlygis \p{L}+a(?!\p{L})|(?<!(?:jų|savo|dalies|darbo|terminų ir) )(?<!\p{L})kain/iu,
    ],
  ] as const)('leaves no wording with a word that does not go with it: %s', (language, text, wrong) => {
    const priced = pricedAs(text, language);
    const changed = templatesOf(language).filter((words) => priced(words) !== words);

    expect(changed.length).toBeGreaterThan(10);
    expect(
      templatesOf(language)
        .map(priced)
        .filter((words) => wrong.test(words)),
    ).toEqual([]);
  });

  it.each([
    [
      'en',
      `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Fees. The Client pays the Consultant EUR 4,000 (the "Fees"). The Fees are paid within 14 days of each invoice of the Consultant, and the Fees include travel.

3. All rights in the report belong to the Client from the moment of creation, whether or not the Fees are paid.`,
      /pass to the Client when all of the Fees have been paid/u,
    ],
    [
      'lt',
      `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Klientas) ir Ona Petraitė (toliau – Konsultantas).

1. Darbas. Konsultantas įsipareigoja Klientui parengti rinkos ataskaitą iki 2027 m. gegužės 1 d.

2. Atlygis. Klientas sumoka Konsultantui 4 000 Eur atlygį per 14 dienų nuo sąskaitos gavimo. Į atlygį įskaičiuotos kelionės.

3. Visos turtinės teisės į ataskaitą pereina Klientui nuo jos sukūrimo momento, nepriklausomai nuo atlygio sumokėjimo.`,
      /pereina Klientui, kai sumokėtas visas atlygis/u,
    ],
  ] as const)('is how a reply says it (%s)', (language, text, said) => {
    const { findings, parties } = check(text, { language });
    const answers = proposals({ text, findings, parties, textLanguage: language, language });
    const changing = answers.filter(({ ways }) => ways.includes('change'));
    expect(applied(text, together(text, language, changing)).text).toMatch(said);
  });
});
