import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OPENING } from '../../test/contract-opening.js';
import { STAYING, TOLD } from '../../test/struck-clauses.js';
import { check } from '../check/check.js';
import { readContract } from '../check/read-contract.js';
import { unwrap } from '../check/unwrap.js';
import type { Language } from '../model/document.js';
import { alsoOutIn } from './also-said.js';
import { applied } from './apply.js';
import { askedAlone } from './asked-alone.js';
import type { Proposal } from './proposal.js';
import { proposals } from './proposals.js';
import { countsThings } from './struck.js';
import { together } from './together.js';

function answersTo(text: string, language: Language): readonly Proposal[] {
  const { findings, parties } = check(text, { language });
  return proposals({ text, findings, parties, textLanguage: language, language });
}

/** What becomes of a clause as long as nobody chooses, and what is said beside the changes. */
function unasked(clause: string, language: Language) {
  const text = `${OPENING[language]}\n2. ${clause}\n`;
  const changing = answersTo(text, language).filter(({ way }) => way === 'change');
  return {
    after: applied(text, together(text, language, changing)).text.slice(OPENING[language].length),
    beside: changing.map(({ comment }) => comment).join(' '),
  };
}
const LANGUAGES: readonly Language[] = ['en', 'lt'];
const each = (clauses: typeof STAYING) =>
  LANGUAGES.flatMap((language) => clauses[language].map(([clause, ...says]) => ({ language, clause, says })));

describe('what is changed as long as nobody chooses', () => {
  it.each(each(STAYING))(
    'leaves what else a sentence says ($language): $clause',
    ({ language, clause, says }) => {
      const { after } = unasked(clause, language);
      for (const said of says) expect(after).toMatch(new RegExp(said, 'u'));
    },
  );

  it.each(each(TOLD))('or tells it where it burdens ($language): $clause', ({ language, clause, says }) => {
    const { after, beside } = unasked(clause, language);
    for (const said of says) expect(`${after} ${beside}`).toMatch(new RegExp(said, 'u'));
  });

  it('may be chosen all the same', () => {
    const secret =
      'The Contractor shall keep secret all that she learns for ever, except what is public or must be disclosed by law.';
    const held = answersTo(`${OPENING.en}\n2. ${secret}\n`, 'en').find(
      ({ finding }) => finding.id === 'confidentiality.one-way',
    );
    expect(held).toMatchObject({ way: 'comment', raised: 'comment' });
    expect(held?.ways).toContain('change');
    expect(held?.edits.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'en',
      'The Company will provide two interpreters, and the Contractor shall be liable without limit for every loss.',
      'The Company will provide two interpreters; except for intent and gross negligence, the liability of either party',
    ],
    [
      'lt',
      'Užsakovas suteikia studiją ir mikrofonus, o Vykdytojas kiekvieną įrašą taiso, kol Užsakovas patenkintas.',
      'Užsakovas suteikia studiją ir mikrofonus; į kainą įeina 2 (du) pataisymų ratai;',
    ],
    [
      'lt',
      'Vykdytojas surengia dvejas dirbtuves keturiasdešimčiai žmonių, o Užsakovo norimi pakeitimai nemokami.',
      'Vykdytojas surengia dvejas dirbtuves keturiasdešimčiai žmonių; pakeitimai ir papildomi darbai pradedami tik',
    ],
  ] as const)(
    'is one part of a sentence where the other says whose duty it is (%s): %s',
    (language, clause, made) => {
      const { after, beside } = unasked(clause, language);
      expect(after).toContain(`2. ${made}`);
      expect(alsoOutIn(beside, language)).toEqual([]);
    },
  );

  it.each([
    [
      'en',
      'The Contractor will record and mix eight episodes and such further audio as the Company may call for.',
      '2. The Contractor will record and mix eight episodes.\n',
    ],
    [
      'lt',
      'Vykdytojas nufilmuoja aštuonis filmukus ir kitus vaizdus, kurių Užsakovui prireiks.',
      '2. Vykdytojas nufilmuoja aštuonis filmukus.\n',
    ],
  ] as const)('is only the words that add to the work (%s): %s', (language, clause, made) => {
    expect(unasked(clause, language).after).toContain(made);
  });

  it.each([
    [
      'en',
      'During this Agreement and for two years after its end the Contractor shall not disclose information of the Company.',
      'for 2 years after its end each party keeps confidential information',
    ],
  ] as const)('keeps the time of a secret (%s): %s', (language, clause, made) => {
    expect(unasked(clause, language).after).toContain(made);
  });

  it.each([
    [
      'en',
      'For each breach of this exclusivity the Contractor shall pay a penalty of EUR 10,000.',
      /late work|confidential/u,
    ],
    ['en', 'The Company may set off claims of its own against the price.', /held back/u],
    ['lt', 'Jeigu Vykdytojas dirba konkurentui, jis sumoka 20 000 Eur netesybas.', /vėl|konfidenc/u],
    ['lt', 'Už kiekvieną šio išimtinumo pažeidimą Vykdytojas moka 10 000 Eur baudą.', /vėl|konfidenc/u],
  ] as const)('speaks of what the sentence was about (%s): %s', (language, clause, other) => {
    const { after } = unasked(clause, language);
    expect(after).not.toContain(clause);
    expect(after.split('\n').find((line) => line.startsWith('2.'))).not.toMatch(other);
  });

  it.each([
    [
      'lt',
      'Netiesioginių nuostolių šalys viena iš kitos nereikalauja, bet Vykdytojo kaltė dėl kiekvienos žalos preziumuojama, jos dydį įrodo Užsakovo pažyma.',
      'Netiesioginių nuostolių šalys viena iš kitos nereikalauja',
    ],
    [
      'en',
      'Neither party will disparage the other to customers; nor will the Contractor accept business from any past, present or prospective customer of the Company.',
      'Neither party will disparage the other',
    ],
  ] as const)('leaves what both promise each other (%s): %s', (language, clause, stays) => {
    expect(unasked(clause, language).after).toContain(stays);
  });

  it('takes no ban on telling for one on working', () => {
    const clause =
      'During this Agreement and for eighteen months after its end the Contractor shall not disclose information of the Company.';
    expect(unasked(clause, 'en').after).not.toContain('may work for others, as long as');
  });

  it('leaves no penalty for delay beside words that none is owed', () => {
    const { after } = unasked(
      'For each day by which a text is late the Contractor pays 5% of the price.\n\n3. If a milestone is missed, the Contractor shall pay the Company EUR 2,000 for the delay.',
      'en',
    );
    expect(after).not.toMatch(/(?=.*a party owes 0\.05%)(?=.*[Nn]o penalty is owed)/su);
  });

  it('strikes no sentence of a held-out contract in which a side is to pay, supply or give back something unless the new words say so', () => {
    const folder = path.join(import.meta.dirname, '../../corpus/contracts/held-out');
    const owes =
      /client (?:shall|will|must) (?:pay|supply|provide|reimburse|return)(?! (?:no|nothing|only))|klientas (?:sumoka|pateikia|suteikia|atlygina)(?! (?:tik|ne))/u;
    const again = /pa(?:y|id)|price|suppl|reimburs|return|mok|kain|pateik|suteik|atlyg|grąžin/u;
    let struck = 0;
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
      const text = unwrap(readFileSync(path.join(folder, name), 'utf8')).join('\n\n');
      const { textLanguage = 'en' } = check(text, { language: 'en' });
      const { sentences } = readContract(text, { language: textLanguage });
      for (const { way, edits, finding } of answersTo(text, textLanguage)) {
        const sentence = sentences.find(
          ({ start, end }) => start === finding.evidence?.start && end === finding.evidence.end,
        );
        const whole = edits.find(({ start, end }) => end === sentence?.end && start - sentence.start < 12);
        if (way !== 'change' || sentence === undefined || whole === undefined) continue;
        struck++;
        if (owes.test(sentence.plain)) expect(whole.text).toMatch(again);
      }
    }
    expect(struck).toBeGreaterThan(40);
  });
});

describe(countsThings, () => {
  it.each([
    'the provider will record eight episodes',
    'the provider shall supply 24 pictures within 10 days',
    'the client shall attend on 5 may',
    'paslaugų teikėjas nupiešia dvylika iliustracijų',
    'paslaugų teikėjas parašo 10 straipsnių',
  ])('is a number of things, or a day: %s', (plain) => {
    expect(countsThings(plain)).toBe(true);
  });
  it.each([
    '4.2 the provider shall not work for others for twenty-four (24) months',
    'the provider pays £10,000 for each breach of clause 4',
    'the provider pays 0.5 % a day, at most 10 per cent',
    'the provider makes three rounds of corrections',
    'the provider answers within 30 minutes, 24/7',
    'paslaugų teikėjas moka 5 000 eurų baudą pagal 6 straipsnį',
    'paslaugų teikėjas per dvejus metus po sutarties pabaigos nedirba kitiems',
  ])('is none: %s', (plain) => {
    expect(countsThings(plain)).toBe(false);
  });
});

describe(askedAlone, () => {
  it('is the remark without what a change takes along', () => {
    expect(askedAlone('Could it be shorter? This also takes out “and a key”.', 'en')).toBe(
      'Could it be shorter?',
    );
    expect(askedAlone('Could it be shorter? This also changes expenses.', 'en')).toBe('Could it be shorter?');
    expect(
      askedAlone('Siūlau sutrumpinti. Kartu išbraukiama: „ir raktą“. Kartu keičiasi išlaidos.', 'lt'),
    ).toBe('Siūlau sutrumpinti.');
    expect(askedAlone('Could it be shorter?', 'en')).toBe('Could it be shorter?');
  });
});
