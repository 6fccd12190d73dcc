import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import type { Proposal } from './proposal.js';
import { proposals } from './proposals.js';
import { together } from './together.js';

function answersTo(clauses: string, language: Language): readonly [string, readonly Proposal[]] {
  const text = `${OPENING[language]}\n${clauses}\n`;
  const { findings, parties } = check(text, { language });
  return [text, proposals({ text, findings, parties, textLanguage: language, language })];
}
/** The contract with the changes that are made unasked, or with all that are raised. */
function accepted(clauses: string, language: Language = 'en', way: 'way' | 'raised' = 'way'): string {
  const [text, answers] = answersTo(clauses, language);
  const changing = answers.filter((each) => each[way] === 'change');
  return applied(text, together(text, language, changing)).text;
}

describe('what a reply leaves of a hostile contract', () => {
  it('strikes what frees the client alone where liability is limited for both', () => {
    const after = accepted(
      `2. Liability.

2.1 The liability of the Contractor under this Agreement shall be unlimited.

2.2 The total liability of the Company shall not exceed EUR 500. The Company shall not be liable for any loss of profit of the Contractor.`,
    );
    expect(after).toContain('the liability of either party is limited to the price');
    expect(after).toContain('2.2 Intentionally left out.');
    expect(after).not.toContain('loss of profit');
  });

  it('changes what contradicts a sentence that goes with another change', () => {
    const after = accepted(
      `2. Liability.

2.1 The liability of the Contractor under this Agreement shall be unlimited.

2.2 The total liability of the Company shall not exceed EUR 500.

2.3 The Contractor shall indemnify the Company against all losses, claims and costs of any kind arising out of the work, whether or not caused by the Contractor’s fault.`,
    );
    expect(after).not.toContain('indemnify');
    expect(after).toContain(
      '2.3 Each party makes good the losses that it causes to the other by its own fault',
    );
  });

  it.each([
    [
      'en' as const,
      'The Contractor may invoice the price only after final acceptance of the website. The Company shall pay each invoice within 90 days of receipt.',
      'may invoice the price on delivery of the website. The Company shall pay each invoice within 14 days of receipt.',
    ],
    [
      'lt' as const,
      'Vykdytojas sąskaitą faktūrą gali išrašyti tik pasirašius galutinį priėmimo–perdavimo aktą. Užsakovas sąskaitą apmoka per 90 kalendorinių dienų nuo jos gavimo.',
      'sąskaitą faktūrą gali išrašyti, kai darbas perduotas. Užsakovas sąskaitą apmoka per 14 (keturiolika) dienų nuo jos gavimo.',
    ],
  ])('waits for no final acceptance, and names the term of payment once: %s', (language, clause, said) => {
    expect(accepted(`2. ${clause}`, language, 'raised')).toContain(said);
  });

  it('takes out that going on with the work accepts other terms', () => {
    const after = accepted(
      '2. The Company may amend the terms of this Agreement by publishing new terms on its website. Continued performance shall be deemed acceptance.',
    );
    expect(after).toContain('2. Changes to this Agreement take effect when both parties have agreed');
    expect(after).not.toContain('deemed acceptance');
  });

  it('agrees on changes of the work once, in place of both sentences about them', () => {
    const after = accepted(
      `2. Services

2.1 The Contractor provides design and front-end services described in Schedule 1 (the "Services").

2.2 The Company may change the scope of the Services at any time by written notice. The Contractor shall carry out such changes without any adjustment of the Fees or of the dates for delivery.`,
    );
    expect(after).toContain('2.2 Changes and additional work start only after both parties have agreed');
    expect(after).not.toMatch(/by written notice\.|without any adjustment/u);
  });

  it('counts rounds where the corrections have no end', () => {
    const after = accepted(
      '2. The Contractor shall revise the website until the Company is satisfied in its sole discretion.',
    );
    expect(after).toContain('The price includes 2 rounds of revisions');
  });

  it('puts the proven loss in place of a penalty for any slip', () => {
    const after = accepted(
      '2. Už kiekvieną konfidencialumo pažeidimą Vykdytojas moka Užsakovui 15 000 Eur baudą ir atlygina visus nuostolius.',
      'lt',
    );
    expect(after).toContain(
      '2. Šalis, dėl savo kaltės pažeidusi konfidencialumą, atlygina įrodytus nuostolius.',
    );
    expect(after).not.toContain('15 000');
  });

  it('finds such a penalty by the heading, and lets no other sentence about it stand', () => {
    const after = accepted(
      `2. Confidentiality

2.1 The Contractor shall keep secret all information which it receives from the Company.

2.2 For every breach of clause 2.1 the Contractor shall pay to the Company a penalty of EUR 25,000, without prejudice to any further claim for damages.`,
    );
    expect(after).toContain('2.2 For a breach by its own fault a party makes good the proven loss');
    expect(after).not.toContain('25,000');
  });

  it('keeps a duty of secrecy where it gets an end', () => {
    const after = accepted(
      '2. Vykdytojas įsipareigoja neterminuotai saugoti paslaptyje visą informaciją, kurią sužinojo apie Užsakovą.',
      'lt',
      'raised',
    );
    expect(after).toContain(
      '2. Vykdytojas įsipareigoja šios sutarties galiojimo metu ir 3 (trejus) metus po šios sutarties pabaigos saugoti paslaptyje visą informaciją',
    );
  });

  it('takes a signature of the client for no word against work for others', () => {
    const [, answers] = answersTo(
      `2. Paslaugos laikomos priimtomis tik Užsakovui pasirašius priėmimo–perdavimo aktą.

3. Sutarties galiojimo metu Vykdytojas neturi teisės dirbti kitiems klientams be išankstinio rašytinio Užsakovo sutikimo.`,
      'lt',
    );
    const free = answers.find(({ finding }) => finding.id === 'exclusivity.only-client');
    expect(free?.way).toBe('change');
    expect(free?.also).toEqual([]);
  });

  it.each([
    [
      '2.3. Užsakovas turi teisę sulaikyti mokėjimus, jeigu, jo nuomone, Paslaugos suteiktos netinkamai.',
      'tik protingą sumą',
    ],
    [
      '2.4. Už pavėluotą mokėjimą delspinigiai Užsakovui neskaičiuojami.',
      'mokamos įstatymo nustatytos palūkanos',
    ],
  ])('has words for what is said of payments: %s', (clause, said) => {
    expect(accepted(clause, 'lt', 'raised')).toContain(said);
  });

  it('keeps what is made where the same sentence adds other work for the price', () => {
    const made =
      'Vykdytojas įsipareigoja sukurti Užsakovo krovinių sekimo programėlę, taip pat atlikti kitus Užsakovo nurodytus darbus';
    const after = accepted(
      `2. ${made}, nors jie ir nebūtų numatyti šioje sutartyje, už tą pačią kainą.`,
      'lt',
      'raised',
    );
    expect(after).toContain('sukurti Užsakovo krovinių sekimo programėlę');
  });

  it.each([
    [
      'en',
      '2. The Contractor keeps secret everything it learns about the Company for an unlimited time.',
      /during this agreement and for 3 years after the end of this agreement/iu,
    ],
    [
      'lt',
      '2. Vykdytojas visą su Užsakovu susijusią informaciją neterminuotai saugo paslaptyje.',
      /sutarties galiojimo metu ir 3 \(trejus\) metus po šios sutarties pabaigos/u,
    ],
  ] as const)('keeps secrets during the contract as well as after it (%s)', (language, clause, expected) => {
    expect(accepted(clause, language, 'raised')).toMatch(expected);
  });

  it.each([
    [
      'en',
      '2. If the Contractor misses any deadline, it pays the Company EUR 400 for each day of delay.',
      'EUR 400 for each day of delay, but all penalties together not more than 10% of the price.',
      'each day of delay.',
    ],
    [
      'lt',
      '2. Vėluodamas Vykdytojas moka 200 Eur baudą už kiekvieną pavėluotą dieną.',
      'Už vėluojamą atlikti darbą netesybų nemokama',
      '200 Eur',
    ],
    [
      'en',
      '2. This Agreement continues for twelve months and renews automatically for further periods of twelve months unless the Company gives notice.',
      'continues for twelve months and is extended only by written agreement of both parties.',
      'renews',
    ],
    [
      'lt',
      '2. Sutartis galioja vienus metus ir automatiškai pratęsiama dar vieniems metams, jeigu Vykdytojas nepraneša kitaip prieš 4 mėnesius.',
      'Sutartis galioja vienus metus ir pratęsiama tik rašytiniu abiejų šalių susitarimu.',
      '4 mėnesius',
    ],
    [
      'lt',
      '2. Bendra paslaugų kaina – 3 200 Eur. Sąskaita išrašoma tik Užsakovui galutinai priėmus visas paslaugas.',
      'Bendra paslaugų kaina – 3 200 Eur. Sąskaita išrašoma, kai darbas perduotas.',
      'priėmus visas',
    ],
    [
      'en',
      '2. The Contractor assigns to the Company all rights in the website and in any tools or libraries used for it, from the moment each is created, whether or not the price is paid.',
      'What the Contractor made before or outside this work stays with the Contractor',
      'moment each is created',
    ],
    [
      'lt',
      '2. Užsakovas sumoka 3 000 Eur per 14 dienų nuo sąskaitos.\n\n3. Nekonkuravimas\n\n3.1. Sutarties galiojimo metu ir 2 (dvejus) metus jai pasibaigus Vykdytojas neteikia paslaugų kitoms elektroninės prekybos įmonėms. Atlyginimas už šį įsipareigojimą nemokamas.',
      'Vykdytojas gali dirbti kitiems',
      'už šį įsipareigojimą',
    ],
  ] as const)(
    'says the whole of what a sentence is about another way (%s): %s',
    (language, clause, said, gone) => {
      const after = accepted(clause, language, 'raised');

      expect(after).toContain(said);
      expect(after).not.toContain(gone);
    },
  );

  it.each([
    [
      'en',
      '2. This Agreement is governed by the laws of the State of Delaware, and the courts of Wilmington have exclusive jurisdiction.',
      "governed by the law of the country of the Contractor's place of business; disputes that talks do not settle are decided by the court at the seat or residence of the party that is sued.",
    ],
    [
      'lt',
      '2. Sutarčiai taikoma Anglijos teisė, o visi ginčai sprendžiami tik Londono teismuose.',
      'taikoma valstybės, kurioje yra Vykdytojo buveinė ar gyvenamoji vieta, teisė; derybomis neišspręstus ginčus nagrinėja teismas pagal tos šalies, kuriai pareikštas ieškinys, buveinę',
    ],
  ] as const)('answers a sentence about law and court as to both (%s)', (language, clause, said) => {
    const [text] = answersTo(clause, language);
    const start = text.indexOf(clause);
    const { parties } = check(text, { language });
    const answersFor = (id: string) =>
      proposals({
        text,
        findings: [
          {
            ...{ id, category: 'legal', riskFactor: 3, heading: 'x', suggestion: 'x', why: 'x' },
            evidence: { quote: clause, start, end: start + clause.length },
          },
        ],
        parties,
        textLanguage: language,
        language,
      });
    for (const id of ['governing-law.foreign', 'disputes.court-elsewhere']) {
      const answers = answersFor(id);
      const after = applied(text, together(text, language, answers)).text;
      expect(after.replaceAll('’', "'")).toContain(said);
      expect(after).not.toMatch(/Delaware|Wilmington|Anglijos|Londono/u);
      expect(answers[0]?.comment).toMatch(/law.*court|teisę.*teism/u);
    }
  });

  it.each([
    ['en', '2. If the Contractor misses any deadline, it pays the Company EUR 400 for each day of delay.'],
    ['en', '2. Late delivery is fined at EUR 250 a day; the Contractor pays it without a limit.'],
    ['lt', '2. Vėluodamas Vykdytojas moka 200 Eur baudą už kiekvieną pavėluotą dieną.'],
    ['lt', '2. Už kiekvieną pavėluotą dieną Vykdytojas moka Užsakovui 1 proc. kainos dydžio delspinigius.'],
  ] as const)(
    'says that a penalty goes where it does, and that it is limited where it is (%s): %s',
    (language, clause) => {
      const [text, answers] = answersTo(clause, language);
      const changed = answers.filter(
        ({ finding, edits }) => finding.id.startsWith('liquidated-damages.') && edits.length > 0,
      );
      const told = changed.map(({ edits, comment }) => ({
        isOut:
          edits.some(({ start, end }) => /\d/u.test(text.slice(start, end))) &&
          !edits.some((edit) => /\d/u.test(edit.text)),
        saysOut: /left out|atsisakyti/u.test(comment),
        saysLimit: /limit|rib/u.test(comment.replaceAll(/“[^”]*”/gu, '')),
      }));
      expect(told).not.toEqual([]);
      for (const { isOut, saysOut, saysLimit } of told) expect([saysOut, saysLimit]).toEqual([isOut, !isOut]);
    },
  );

  it.each([
    [
      'en',
      'For two years after the end of this agreement the Contractor shall not work on other websites in Europe. A breach costs EUR 15,000.',
      /15,000/u,
    ],
    [
      'lt',
      'Vienus metus po sutarties pabaigos Vykdytojas nedirba kitoms elektroninėms parduotuvėms. Už šį įsipareigojimą atlyginimas nemokamas. Už kiekvieną pažeidimą jis moka 20 000 Eur baudą.',
      /įsipareigojimą|20 000/u,
    ],
    [
      'en',
      'For 18 months after the end of this Agreement the Contractor shall not work for any company that sells outdoor equipment. The Contractor shall pay the Company EUR 15.000 for each breach.',
      /15.000/u,
    ],
    [
      'lt',
      'Vykdytojas 24 mėnesius po Sutarties pabaigos neteikia paslaugų kitiems nekilnojamojo turto pardavėjams. Vykdytojas moka Užsakovui 8 000 Eur baudą už kiekvieną pažeidimą.',
      /8 000/u,
    ],
  ] as const)('leaves no price of a ban that it lifts (%s)', (language, words, gone) => {
    const heading = language === 'en' ? '2. Non-competition' : '2. Nekonkuravimas';
    const after = accepted(`${heading}\n\n2.1 ${words}`, language, 'raised');
    expect(after).toMatch(/may work for others|gali dirbti kitiems/u);
    expect(after).not.toMatch(gone);
  });

  it.each([
    [
      'en',
      '2. All code and all texts, as well as the tools and templates that the Contractor has made before, belong to the Company from the moment they are written.',
    ],
    [
      'lt',
      '2. Visas parašytas programos kodas, taip pat Vykdytojo anksčiau sukurtos bibliotekos nuo parašymo momento yra Užsakovo nuosavybė.',
    ],
  ] as const)(
    'passes what is made now where a sentence takes earlier work along (%s)',
    (language, clause) => {
      const after = accepted(clause, language, 'raised');
      expect(after).toMatch(/pass to the Company when|pereina Užsakovui, kai/u);
      expect(after).toMatch(/stays with the Contractor|lieka Vykdytojui/u);
    },
  );

  it.each([
    [
      'en',
      '2. The Contractor guarantees that the website reaches 50,000 visitors within three months.',
      /are not promised/u,
    ],
    ['lt', '2. Vykdytojas garantuoja, kad pardavimai per metus išaugs bent 20 proc.', /nėra žadami/u],
  ] as const)('answers a promised result with its figures (%s)', (language, clause, said) => {
    expect(accepted(clause, language, 'raised')).toMatch(said);
  });

  it.each([
    [
      'en',
      '2. The Company pays EUR 1,200 a month within 60 days, but only once it has received the budget from its distributor.',
      '2. The Company pays EUR 1,200 a month within 14 days.',
    ],
    [
      'lt',
      '2. Užsakovas už vieną renginį moka 400 Eur po to, kai Užsakovui sumoka renginio rėmėjas.',
      '2. Užsakovas už vieną renginį moka 400 Eur.',
    ],
  ] as const)(
    'takes the wait for others out of a sentence that says the price (%s)',
    (language, clause, said) => {
      expect(accepted(clause, language, 'raised')).toContain(said);
    },
  );
});

describe('a period whose number is several words', () => {
  it.each([
    ['en', 'within one hundred and twenty (120) days', 'within 14 days'],
    ['en', 'within one hundred twenty (120) days', 'within 14 days'],
    ['en', 'within a hundred and fifty (150) days', 'within 14 days'],
    ['en', 'within one hundred eighty days', 'within 14 days'],
    ['en', 'within seventy-five (75) days', 'within 14 days'],
    ['en', 'within ninety (90) days', 'within 14 days'],
    ['lt', 'per šimtą dvidešimt (120) dienų', 'per 14 (keturiolika) dienų'],
    ['lt', 'per septyniasdešimt penkias (75) dienas', 'per 14 (keturiolika) dienų'],
    ['lt', 'per vieną šimtą dvidešimt (120) dienų', 'per 14 (keturiolika) dienų'],
    ['lt', 'per devyniasdešimt (90) dienų', 'per 14 (keturiolika) dienų'],
  ] as const)('is replaced whole (%s, %s)', (language, written, instead) => {
    const clause = {
      en: `2. Payment. The Company pays each invoice ${written} after receiving it.`,
      lt: `2. Mokėjimas. Užsakovas apmoka kiekvieną sąskaitą ${written} nuo jos gavimo.`,
    }[language];
    expect(accepted(clause, language)).toContain(clause.replace(written, instead));
  });
});
