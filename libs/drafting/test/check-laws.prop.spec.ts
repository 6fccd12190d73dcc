import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check, knownOf } from '../src/check/check.js';
import type { Finding } from '../src/check/report.js';
import { documentText } from '../src/model/document-text.js';
import { draft } from '../src/draft/draft.js';
import { unwrap } from '../src/check/unwrap.js';
import type { Language } from '../src/model/document.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { RUNS, fc } from './fast-check.js';
import { goldenAnswers } from './golden-answers.js';
import { TURNED_ROUND } from './negated.js';

const CONTRACTS = path.join(import.meta.dirname, '..', 'corpus', 'contracts', 'held-out');
const contracts = readdirSync(CONTRACTS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({
    name,
    language: name.slice(0, 2) as Language,
    text: readFileSync(path.join(CONTRACTS, name), 'utf8'),
  }));

const findingsIn = (text: string, language: Language): readonly Finding[] =>
  check(text, { language }).findings;
const ids = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id).sort();
const words = (quote: string): string => quote.replaceAll(/\s+/gu, ' ').trim();
const said = (findings: readonly Finding[]): string[] =>
  findings.map(({ id, evidence }) => `${id} ${words(evidence?.quote ?? '')}`).sort();

/** The words of a line, as many in a row as fit. */
function wrapped(line: string, width: number): string {
  const rows: string[] = [];
  for (const word of line.split(/ +/u)) {
    const row = rows.at(-1);
    if (row === undefined || row.length + 1 + word.length > width) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows.join('\n');
}

describe.each(contracts)('the laws of a check: $name', ({ language, text }) => {
  const asWritten = findingsIn(text, language);

  it('spaces, quotation marks and dashes change nothing', () => {
    const typed = text
      .replaceAll(/[“”„]/gu, '"')
      .replaceAll(/[‘’]/gu, "'")
      .replaceAll(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0');
    expect(ids(findingsIn(typed, language))).toEqual(ids(asWritten));
    const close = text.replaceAll(/[ \t]{2,}/gu, ' ');
    expect(ids(findingsIn(close, language))).toEqual(ids(asWritten));
  });

  it('lines that an editor wrapped change nothing', () => {
    const uploaded = (typed: string) => unwrap(typed).filter((line) => line.trim() !== '');
    const paragraphs = uploaded(text);
    const found = ids(findingsIn(paragraphs.join('\n\n'), language));
    for (const width of [72, 100]) {
      const lines = uploaded(paragraphs.map((line) => wrapped(line, width)).join('\n\n'));
      expect(lines).toEqual(paragraphs.map((line) => line.replaceAll(/ +/gu, ' ').trim()));
      expect(ids(findingsIn(lines.join('\n\n'), language))).toEqual(found);
    }
  });

  it('quotes the words to the letter, wherever they stand', () => {
    for (const { evidence } of [...asWritten, ...check(text, { language }).toLookFor])
      if (evidence) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  });

  it('calls nothing missing beside a trap of the same topic', () => {
    const topics = new Set(
      asWritten.filter(({ evidence }) => evidence).map(({ id }) => id.split('.')[0] ?? ''),
    );
    expect(
      asWritten.filter(({ id }) => id.endsWith('.missing') && topics.has(id.split('.')[0] ?? '')),
    ).toEqual([]);
  });

  it('says the same in the other language', () => {
    const other = check(text, { language: language === 'en' ? 'lt' : 'en' }).findings;
    expect(said(other)).toEqual(said(asWritten));
  });
});

const HOST = {
  en: (clause: string, provider = 'Contractor', client = 'Client') =>
    `SERVICES AGREEMENT\n\nThis agreement is made between Orbit Ltd (the "${client}") and Lena Fox (the "${provider}").\n\n1. The ${provider} will design a brochure of 24 pages and deliver it to the ${client} by 30 June 2026.\n\n2. The ${client} will pay the ${provider} GBP 4,000.\n\n3. ${clause}\n\nSigned by the ${client}: ____________ Signed by the ${provider}: ____________\n`,
  lt: (clause: string) =>
    `PASLAUGŲ SUTARTIS\n\nUAB „Orbita“ (toliau – Klientas) ir Lina Lapė (toliau – Vykdytoja) sudarė šią sutartį.\n\n1. Vykdytoja sukuria 24 puslapių brošiūrą ir iki 2026 m. birželio 30 d. perduoda ją Klientui.\n\n2. Klientas sumoka Vykdytojai 4 000 Eur.\n\n3. ${clause}\n\nKlientas ____________ Vykdytoja ____________\n`,
};

const about = (text: string, clause: string, language: Language): Finding[] =>
  findingsIn(text, language).filter(({ evidence }) => evidence && clause.includes(evidence.quote.slice(3)));

const PAYMENTS: Readonly<Record<Language, readonly ((days: number) => string)[]>> = {
  en: [
    (days) => `The Client pays each invoice within ${days} days of receiving it.`,
    (days) => `Invoices are payable ${days} days after the end of the month in which they reach the Client.`,
    (days) => `Payment of the fee shall be due within ${days} calendar days from the date of the invoice.`,
  ],
  lt: [
    (days) => `Klientas apmoka kiekvieną sąskaitą per ${days} dienų nuo jos gavimo.`,
    (days) => `Sąskaitos apmokamos per ${days} kalendorinių dienų nuo jų pateikimo Klientui dienos.`,
  ],
};

describe('the laws of figures', () => {
  it.each(['en', 'lt'] as const)('a longer term of payment is never milder (%s)', (language) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENTS[language]),
        fc.integer({ min: 5, max: 200 }),
        fc.integer({ min: 1, max: 160 }),
        (clause, days, more) => {
          const risk = (count: number) =>
            Math.max(
              0,
              ...findingsIn(HOST[language](clause(count)), language)
                .filter(({ id }) => id === 'invoicing.long-term')
                .map(({ riskFactor }) => riskFactor),
            );
          expect(risk(days + more)).toBeGreaterThanOrEqual(risk(days));
          expect(risk(days) > 0).toBe(days > 30);
        },
      ),
      { ...RUNS, numRuns: 40 },
    );
  });
});

const TRAPS: readonly string[] = [
  'The Contractor is liable for all losses of the Client without any limit, lost profit included.',
  'The Client may end this agreement at any time; the Contractor may not end it before the work is done.',
  'All rights pass to the Client on creation, whether or not the Contractor has been paid.',
  'The Contractor waives all moral rights and may not show the work to anybody.',
  'The Contractor makes as many corrections as the Client asks for, at no charge.',
];
const NAMES = [
  ['Vendor', 'Company'],
  ['Weaver', 'Gallery'],
  ['Associate', 'Institute'],
  ['Composer', 'Festival'],
] as const;

describe('the laws of names', () => {
  it('other names for the parties change nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRAPS), fc.constantFrom(...NAMES), (clause, [provider, client]) => {
        const renamed = clause.replaceAll('Contractor', provider).replaceAll('Client', client);
        const usual = about(HOST.en(clause), clause, 'en');
        expect(ids(about(HOST.en(renamed, provider, client), renamed, 'en'))).toEqual(ids(usual));
        expect(usual.length).toBeGreaterThan(0);
      }),
      { ...RUNS, numRuns: 20 },
    );
  });
});

describe('the laws of riders', () => {
  it('an aggravating rider never removes a finding nor lowers its risk', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRAPS),
        fc.constantFrom(
          ', regardless of payment',
          ', whatever the reason',
          ', even where the Client is at fault',
          ', and without any compensation',
        ),
        (clause, rider) => {
          const worse = clause.replace(/\.$/u, `${rider}.`);
          const risk = (findings: readonly Finding[]) =>
            Math.max(0, ...findings.map(({ riskFactor }) => riskFactor));
          expect(risk(about(HOST.en(worse), worse, 'en'))).toBeGreaterThanOrEqual(
            Math.min(4, risk(about(HOST.en(clause), clause, 'en'))),
          );
        },
      ),
      { ...RUNS, numRuns: 20 },
    );
  });
});

/** A clause in both languages, and the same turned by a negation: what it is about, what it says, and what it says then. */
const TURNED: readonly (readonly [topic: string, said: Clause, turned: Clause])[] = [
  [
    'liability-cap',
    {
      en: 'The Contractor is liable without any limit for all losses of the Client.',
      lt: 'Vykdytoja neribotai atsako už visus Kliento nuostolius.',
    },
    {
      en: 'The Contractor is not liable without limit, but up to the fee at most.',
      lt: 'Vykdytoja neatsako neribotai, jos atsakomybė neviršija gauto atlygio.',
    },
  ],
  [
    'amendments',
    {
      en: 'The Client may change these terms at any time by notice to the Contractor.',
      lt: 'Klientas gali bet kada vienašališkai pakeisti šias sąlygas, apie tai pranešęs Vykdytojai.',
    },
    {
      en: 'The Client may not change these terms by notice to the Contractor.',
      lt: 'Klientas negali vienašališkai keisti šių sąlygų.',
    },
  ],
  [
    'ip-ownership',
    {
      en: 'All rights pass to the Client on creation, whether or not the Contractor has been paid.',
      lt: 'Visos teisės pereina Klientui kūrinį sukūrus, nepriklausomai nuo to, ar Vykdytojai sumokėta.',
    },
    {
      en: 'No rights pass to the Client before the Contractor has been paid in full.',
      lt: 'Teisės nepereina Klientui, kol Vykdytojai nesumokėta visa kaina.',
    },
  ],
  [
    'subcontracting',
    {
      en: 'The Contractor may not have any part of the work done by others.',
      lt: 'Vykdytoja negali jokios darbo dalies pavesti kitiems asmenims.',
    },
    {
      en: 'The Contractor may have parts of the work done by others.',
      lt: 'Vykdytoja gali dalį darbų pavesti kitiems asmenims.',
    },
  ],
  [
    'change-control',
    {
      en: 'The Contractor makes every change that the Client asks for at no extra charge.',
      lt: 'Vykdytoja visus Kliento pageidaujamus pakeitimus atlieka nemokamai.',
    },
    {
      en: 'The Contractor makes no change without an extra charge that both have agreed.',
      lt: 'Vykdytoja pakeitimų nemokamai neatlieka, jie apmokami papildomai.',
    },
  ],
  [
    'invoicing',
    {
      en: 'The Client may withhold payment whenever it is not satisfied.',
      lt: 'Klientas gali sulaikyti mokėjimą, kada tik nėra patenkintas.',
    },
    {
      en: 'The Client may not withhold payment of what is not in dispute.',
      lt: 'Klientas negali sulaikyti neginčijamo mokėjimo.',
    },
  ],
];
type Clause = Readonly<Record<Language, string>>;
const LANGUAGES = ['en', 'lt'] as const;
/** As the page marks a passage. */
const NOTABLE = 2;

describe('the laws of negation and of languages', () => {
  const blamesIn = (clause: Clause, topic: string) =>
    LANGUAGES.map((language) =>
      about(HOST[language](clause[language]), clause[language], language).some(({ id }) =>
        id.startsWith(`${topic}.`),
      ),
    );

  it.each(TURNED)('%s: the same in both languages, and turned by a negation', (topic, said, turned) => {
    expect(blamesIn(said, topic)).toEqual([true, true]);
    expect(blamesIn(turned, topic)).toEqual([false, false]);
  });

  it.each(TURNED_ROUND)('what is blamed is not when it is turned: %s (%s)', (_name, language, turned) => {
    const blames = (clause: string) =>
      about(HOST[language](clause), clause, language).filter(({ riskFactor }) => riskFactor >= NOTABLE);
    const blamed = turned.acts.filter((act) => turned.said.every((say) => blames(say(act)).length > 0));
    expect(blamed.length).toBeGreaterThan(turned.acts.length / 3);
    const stillBlamed = turned.acts.flatMap((act) =>
      turned.turned.flatMap((say) => blames(say(act)).map(({ id }) => `${id}: ${say(act)}`)),
    );
    expect(stillBlamed).toEqual([]);
  });

  const STYLES = ['balanced', 'freelancer', 'client'] as const;

  it.each(WORK_TYPES.flatMap((type) => STYLES.map((style) => [type, style] as const)))(
    'the provision that one language version of our contract surely has, the other does not lack: %s, %s',
    (type, contract_style) => {
      const [en, lt] = LANGUAGES.map((language) => {
        const answers = { ...goldenAnswers(type, 'en'), contract_language: language, contract_style };
        const document = draft(answers, language);
        const text = documentText(document);
        const held = new Set(
          document.sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId as string)),
        );
        const { presence } = knownOf(text, language).concepts;
        const missing = ids(findingsIn(text, language)).flatMap(
          (id) => /^(.+)\.missing$/u.exec(id)?.[1] ?? [],
        );
        return {
          missing,
          isThere: (topic: string) => held.has(topic) && presence.get(topic)?.isSure === true,
        };
      });
      expect(en?.missing.filter((topic) => lt?.isThere(topic))).toEqual([]);
      expect(lt?.missing.filter((topic) => en?.isThere(topic))).toEqual([]);
    },
  );
});
