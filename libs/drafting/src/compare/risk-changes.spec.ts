import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goldenAnswers } from '../../test/golden-answers.js';
import { mutate, randomFrom } from '../../test/mutations.js';
import { scoreOf } from '../../test/compare-score.js';
import type { Finding } from '../check/report.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { compare } from './compare.js';
import type { Change, Passage } from './comparison.js';
import { RiskChanges, type Checked } from './risk-changes.js';
import { riskText } from './risk-text.js';

const TEXT = 'One sentence of it. The law of Ireland governs it. Another sentence.';
const at = (words: string): Passage & { readonly quote: string } => {
  const start = TEXT.indexOf(words);
  return { quote: words, start, end: start + words.length };
};
const found = (id: string, words?: string): Finding => ({
  id,
  category: 'legal',
  riskFactor: 3,
  heading: '',
  suggestion: '',
  why: '',
  ...(words !== undefined && { evidence: at(words) }),
});

/** What the check says of a version; `carried` by the words that carry the topic. */
const version = (findings: readonly Finding[], carried: Readonly<Record<string, string>> = {}): Checked => ({
  findings,
  carriers: new Map(
    Object.entries(carried).map(([id, words]) => [id, [{ ...at(words), plain: '', heading: '' }]]),
  ),
});
const change = (kind: Change['kind'], words: string): Change => ({
  kind,
  provision: '',
  mine: at(words),
  words: [],
  reasons: [],
  meanings: [],
  risks: [],
});

describe(RiskChanges, () => {
  const law = 'The law of Ireland governs it.';
  const lacking = new RiskChanges(
    version([], { 'governing-law.missing': law }),
    version([found('governing-law.missing')]),
    [],
  );

  it('misses what a passage carried that is gone', () => {
    expect(lacking.missing([change('removed', law)])).toEqual([
      { id: 'governing-law.missing', riskFactor: 3, isNew: true },
    ]);
  });

  it('does not tell that something is no longer missed', () => {
    const back = new RiskChanges(
      version([found('governing-law.missing')]),
      version([], { 'governing-law.missing': law }),
      [],
    );
    expect(back.missing([{ ...change('added', law), theirs: at(law) }])).toEqual([]);
  });

  it('misses nothing where that passage stands, or stands elsewhere', () => {
    expect(lacking.missing([change('removed', 'Another sentence.'), change('moved', law)])).toEqual([]);
  });

  it('finds nothing new in a passage that was blamed for it before', () => {
    const risks = new RiskChanges(version([found('law.far', law)]), version([found('law.far', law)]), []);

    expect(risks.within({ ...change('changed', law), theirs: at(law) })).toEqual([]);
  });

  it('takes nothing for gone, or for new, that no figure can bring or take away', () => {
    const words = [
      { kind: 'removed', text: '24' },
      { kind: 'added', text: '36' },
    ] as const;
    const figure: Change = { ...change('changed', law), theirs: at(law), reasons: ['figure'], words };
    const wording: Change = { ...figure, reasons: [] };
    const of = (id: string) => [
      new RiskChanges(version([found(id, law)]), version([]), []),
      new RiskChanges(version([]), version([found(id, law)]), []),
    ];
    const told = (id: string, how: Change) =>
      of(id).map((risks) => risks.within(how).map(({ isNew }) => isNew));

    expect(told('exclusivity.non-compete', figure)).toEqual([[], []]);
    expect(told('invoicing.long-term', figure)).toEqual([[false], [true]]);
    expect(told('exclusivity.non-compete', wording)).toEqual([[], [true]]);
    expect(told('exclusivity.non-compete', { ...figure, reasons: ['figure', 'negation'] })).toEqual([
      [false],
      [true],
    ]);
    /* A blank in the place of the figure. */
    const blank = { ...figure, words: [words[0], { kind: 'added', text: '____' } as const] };
    expect(told('fees.no-amount', blank)).toEqual([[false], [true]]);
  });
});

const NON_COMPETE = {
  en: (
    months: number,
  ) => `CONSULTING AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord (the “Consultant”).
1. The Consultant advises the Client on the layout of its stores.
2. The Client pays a fee of EUR 9,000 within 14 days after it receives the invoice.
3. During the term and for ${months} months afterwards the Consultant shall not, anywhere in the world, provide services to any retailer or to any person who has been a customer of the Client.
4. The law of Lithuania applies.`,
  lt: (
    months: number,
  ) => `KONSULTAVIMO SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).
1. Vykdytoja konsultuoja Užsakovą dėl parduotuvių išdėstymo.
2. Užsakovas sumoka 9 000 Eur per 14 dienų nuo sąskaitos gavimo.
3. Sutarties galiojimo metu ir ${months} mėnesių po jos pabaigos Vykdytoja neteikia paslaugų jokiam kitam mažmenininkui ar asmeniui, kuris buvo Užsakovo klientas.
4. Taikoma Lietuvos teisė.`,
} as const;

it.each(['en', 'lt'] as const)('a ban whose months grow is still there, and costs more: %s', (language) => {
  for (const [before, now] of [
    [24, 36],
    [24, 48],
    [12, 18],
  ] as const) {
    const { changes, missing } = compare(NON_COMPETE[language](before), NON_COMPETE[language](now));

    expect(changes.map(({ risks, isCostly }) => ({ risks, isCostly }))).toEqual([
      { risks: [], isCostly: true },
    ]);
    expect(missing).toEqual([]);
  }
});

const CLAUSES = {
  en: [
    'AGREEMENT between Ada Kord (the “Contractor”) and Brightwell Ltd (the “Company”).\n1. The Contractor designs a website for the Company for EUR 9,000.',
    'The liability of either party is limited to the price payable under this Agreement.',
    'Each party makes good the losses that it causes to the other by its own fault',
    ', up to the price payable under this Agreement',
    '; this limit does not apply to intent and gross negligence.',
    'The total liability of the Company shall not exceed EUR 500.',
  ],
  lt: [
    'PASLAUGŲ SUTARTIS tarp Ados Kord (toliau – Vykdytojas) ir UAB „Šviesa“ (toliau – Užsakovas).\n1. Vykdytojas sukuria Užsakovui interneto svetainę už 9 000 Eur.',
    'Kiekvienos šalies atsakomybė ribojama šios Sutarties kaina.',
    'Šalis atlygina kitai šaliai dėl savo kaltės padarytus nuostolius',
    ', bet ne daugiau kaip šios Sutarties kaina',
    '; ši riba netaikoma esant tyčiai ir dideliam neatsargumui.',
    'Užsakovo atsakomybė neviršija 500 Eur.',
  ],
} as const;

describe.each(['en', 'lt'] as const)('a limit of liability that is gone, in %s', (language) => {
  const [head, general, losses, limit, end, ofClient] = CLAUSES[language];
  const text = (...clauses: string[]): string =>
    [head, ...clauses.map((clause, at) => `${at + 2}. ${clause}`)].join('\n');
  const risksOf = (mine: string, theirs: string) =>
    compare(mine, theirs).changes.flatMap(({ risks }) => risks.filter(({ isNew }) => isNew));

  it('R29 is a new risk where another sentence has one still', () => {
    const [mine, theirs] = [text(general, losses + limit + end), text(general, losses + end)];
    const risks = risksOf(mine, theirs);

    expect(risks).toEqual([{ id: 'liability-cap.gone-here', riskFactor: 4, isNew: true }]);
    expect(risksOf(theirs, mine)).toEqual([]);
  });

  /* Whether the check calls it missing as a whole hangs on what else touches it. */
  it('R29 is told once where no other sentence has one', () => {
    const whole = documentText(draft(goldenAnswers('design', language), language));
    const from = whole.search(/^\d+\. (?:Liability|Šalių atsakomybė)$/mu);
    const to = from + 4 + whole.slice(from + 4).search(/^\d+\. \p{Lu}/mu);
    const told = (mine: string, theirs: string): string[] =>
      risksOf(mine, theirs)
        .map(({ id }) => id)
        .filter((id) => id.startsWith('liability-cap.'));

    expect(from).toBeGreaterThan(0);
    expect(told(whole, whole.slice(0, from) + whole.slice(to))).toHaveLength(1);
    expect(told(text(general), text())).toHaveLength(1);
  });

  it('is none where it stands elsewhere now, or was one of the client alone', () => {
    const ids = [
      ...risksOf(text(general, losses + limit + end), text(losses + limit + end, general)),
      ...risksOf(text(general, ofClient), text(general)),
    ].map(({ id }) => id);

    expect(ids).not.toContain('liability-cap.gone-here');
  });
});

describe(riskText, () => {
  it('has words for what is gone in one place and for what the check finds', () => {
    const told = (id: string, language: 'en' | 'lt') => riskText(id, { language, kind: 'services' });

    expect(told('liability-cap.gone-here', 'en')).toBe(
      'We no longer find the limit of your liability that stood here',
    );
    expect(told('liability-cap.gone-here', 'lt')).toBe('Neberandame čia buvusios jūsų atsakomybės ribos');
    expect(told('liability-cap.missing', 'en')).toBe('We found no limit of your liability');
    expect(told('no.such-rule', 'en')).toBeUndefined();
  });
});

describe('an edit of another sentence', () => {
  const held = path.join(import.meta.dirname, '../../corpus/contracts/held-out');
  const texts = readdirSync(held).filter((name) => name.endsWith('.txt'));

  it.each(texts)('brings no new risk anywhere else: %s', (name) => {
    const text = readFileSync(path.join(held, name), 'utf8');
    const language = name.startsWith('lt') ? 'lt' : 'en';
    for (const kind of ['figure', 'add'] as const) {
      const mutated = mutate(text, kind, { language, count: 1, random: randomFrom(5) });
      if (mutated === undefined) continue;
      const comparison = compare(text, mutated.theirs);

      expect(scoreOf(text, mutated, comparison).risks).toBe(0);
      expect(comparison.missing.filter(({ isNew }) => isNew)).toEqual([]);
    }
  });
});
