import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byDay } from '../../test/by-day.js';
import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import { topicOf } from '../check/concepts/names.js';
import { withFigures } from '../check/figures.js';
import { money } from '../check/measures.js';
import { readContract } from '../check/read-contract.js';
import type { Language } from '../model/document.js';
import { datesIn } from '../reading/dates-said.js';
import type { Proposal } from './proposal.js';
import { proposals } from './proposals.js';
import { countsThings } from './struck.js';
import { doubtAbout } from './sure.js';
import { together } from './together.js';
import { COUNTERS } from './wordings/index.js';

const CORPUS = path.join(import.meta.dirname, '../../corpus');
const SAMPLES = path.join(import.meta.dirname, '../../../../../shared/data/samples');

function answersTo(text: string, language: Language): readonly Proposal[] {
  const { findings, parties } = check(text, { language });
  return proposals({ text, findings, parties, textLanguage: language, language });
}

interface StruckSentence {
  readonly id: string;
  readonly plain: string;
  readonly instead: string;
}

/** The sentences of a text that are struck as long as nobody chooses, and the words in their place. */
function struckUnasked(text: string): readonly StruckSentence[] {
  const report = check(text, { language: 'en' });
  if (report.document !== 'contract') return [];
  const { textLanguage = 'en' } = report;
  const { sentences } = readContract(text, { language: textLanguage });
  const unasked = answersTo(text, textLanguage).filter(({ way }) => way === 'change');
  return together(text, textLanguage, unasked).flatMap(({ finding, edits }) =>
    edits.flatMap(({ start, end, text: instead }) => {
      const { evidence } = finding;
      const sentence = sentences.find((each) => each.start === evidence?.start);
      const isIts = sentence !== undefined && start >= sentence.start && end === sentence.end;
      if (!isIts || 2 * (end - start) < end - sentence.start || instead.startsWith(';')) return [];
      return [{ id: finding.id, plain: sentence.plain, instead: instead.toLowerCase() }];
    }),
  );
}

function textsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((name) => name.endsWith('.txt'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const everyNinth = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % 9 === 0);

const OF_A_BREACH =
  /penalt|fine|liquidated|damages|forfeit|breach|baud|netesyb|delspinig|pažeid|insur|cover|polic|draud/u;
/** Of these points a number of days, posts or hours may be what is wrong. */
const OF_NUMBERS = new Set([
  ...['independent-status', 'publicity', 'term', 'termination-breach', 'termination-convenience', 'kill-fee'],
  ...['late-payment', 'exclusivity', 'non-solicitation', 'subcontracting', 'insurance', 'audit'],
  ...['timeline', 'provider-warranties'],
]);
const PERMITS =
  /^(?:\d[\d.]*[.)]? )?(?:the )?provider (?:may|can|is free to|is entitled to) (?!not|only)(?!.* only )/u;
const HANDS_OVER =
  /client (?:shall|will|must) (?:supply|provide|deliver|give|furnish|hand over) (?!(?:no|any) )|klientas (?:pateikia|perduoda|suteikia) /u;

describe('what is struck as long as nobody chooses', () => {
  it('has no sum, count, date, permission or thing to be given that the new words do not say again', () => {
    let struck = 0;
    const all = [
      ...textsIn(path.join(CORPUS, 'mixed/first')),
      ...everyNinth(textsIn(path.join(CORPUS, 'contracts/to-learn'))),
      ...textsIn(SAMPLES),
    ];
    const texts = byDay(all, 3);
    for (const { id, plain, instead } of texts.flatMap(struckUnasked)) {
      struck++;
      const figures = withFigures(instead);
      if (!OF_A_BREACH.test(plain))
        for (const { amount } of money(plain))
          expect([plain, figures]).toEqual([plain, expect.stringContaining(String(amount))]);
      if (!OF_NUMBERS.has(topicOf(id))) expect([plain, countsThings(plain)]).toEqual([plain, false]);
      expect([plain, datesIn(plain).length]).toEqual([plain, 0]);
      expect(plain).not.toMatch(PERMITS);
      if (!/client will|klientas/u.test(instead)) expect(plain).not.toMatch(HANDS_OVER);
    }
    expect(struck / texts.length).toBeGreaterThan(60 / all.length);
  });

  it.each([
    [
      'en' as const,
      'The Contractor shall make good any loss, and the Company shall insure the cameras at their full value for the whole tour.',
    ],
    [
      'en' as const,
      'The Contractor may work for other theatres, but not for any within fifty miles for ten years.',
    ],
    [
      'en' as const,
      'The Contractor shall attend each rehearsal in costume with props, lights and masks, and shall work for no other theatre.',
    ],
    [
      'lt' as const,
      'Užsakovas apdraudžia kameras visam turui, o Vykdytojas atlygina bet kokius nuostolius nepriklausomai nuo kaltės.',
    ],
    [
      'lt' as const,
      'Vykdytojas repetuoja su kostiumais, butaforija, šviesomis ir kaukėmis bei nedirba jokiam kitam teatrui.',
    ],
  ])('leaves the whole of a sentence that says something else as well (%s): %s', (language, clause) => {
    expect(struckUnasked(`${OPENING[language]}\n2. ${clause}\n`)).toEqual([]);
  });

  it.each([
    [
      'one part of the price only',
      'en' as const,
      'The Company may withhold the price of a song that is disputed, but only of that song.',
    ],
    [
      'one work only',
      'en' as const,
      'The Contractor waives, for this film and no other, the right to be named as its author.',
    ],
    ['papers of the client', 'en' as const, 'All accounting records and ledgers belong to the Company.'],
    ['papers of the client', 'lt' as const, 'Visi apskaitos registrai ir slaptažodžiai priklauso Užsakovui.'],
    [
      'the advance of somebody else',
      'en' as const,
      "The Contractor will receive no part of the festival's advance.",
    ],
    [
      'what is known of people',
      'en' as const,
      'The Contractor must never disclose what she learns about the health of a patient, and this duty has no end.',
    ],
    [
      'a list that stays with the client',
      'lt' as const,
      'Vykdytojas niekada nenaudoja Užsakovo pirkėjų sąrašų kitiems.',
    ],
  ])('leaves %s as it is (%s): %s', (_, language, clause) => {
    expect(struckUnasked(`${OPENING[language]}\n2. ${clause}\n`)).toEqual([]);
  });

  it.each([
    [
      'lt' as const,
      'invoicing.withhold',
      'klientas gali sulaikyti ginčijamos dainos kainą, bet tik tol, kol ginčas neišspręstas',
    ],
    [
      'lt' as const,
      'timeline.always-available',
      'paslaugų teikėjas į klausimus atsako darbo dienomis iki vakaro, išskyrus skubius klausimus, tada atsako bet kada',
    ],
    [
      'en' as const,
      'timeline.always-available',
      'provider answers messages on working days, except where they are urgent, when it answers at any hour',
    ],
  ])('doubts what limits itself, and a rule beside its exception (%s, %s)', (language, id, plain) => {
    const about = (words: string) => {
      const sentence = { start: 0, end: words.length, plain: words, heading: '' };
      return doubtAbout({ sentence, quote: words, id, instead: '' }, language, new Map());
    };
    expect(about(plain)).toBeDefined();
    expect(about(plain.replace(/, (?:bet|išskyrus|except).*$/u, ''))).toBeUndefined();
  });

  it.each([
    ['en', 'and for the same fee does whatever client asks', 'and does whatever client asks'],
    ['en', 'and helps with any matter without extra pay', 'and helps with any matter'],
    ['lt', 'o už tą patį mokestį daro viską, ko klientui prireikia', 'ir daro viską, ko klientui prireikia'],
    ['lt', 'ir neatlygintinai padeda, kur prireikia', 'ir padeda, kur prireikia'],
  ])('says not behind a sentence that other work is paid which it calls free (%s): %s', (_, free, open) => {
    const added = COUNTERS['scope.any-tasks']?.changes.find(({ kind }) => kind === 'append');
    const where = added?.kind === 'append' ? added.where : undefined;
    expect(where?.test(`provider looks after 12 campaigns, ${free}.`)).toBe(false);
    expect(where?.test(`provider looks after 12 campaigns, ${open}.`)).toBe(true);
  });

  it.each([
    ['en' as const, 'The Contractor may not work for anybody else while this Agreement lasts.'],
    ['en' as const, 'The liability of the Contractor is unlimited.'],
    ['lt' as const, 'Vykdytojas nedirba jokiam kitam užsakovui.'],
    ['lt' as const, 'Vykdytojo atsakomybė yra neribota.'],
  ])('and takes one that speaks of nothing but its point (%s): %s', (language, clause) => {
    const plain = struckUnasked(`${OPENING[language]}\n2. ${clause}\n`).map((each) => each.plain);
    expect(plain).toEqual([expect.stringMatching(/^2\. /u)]);
  });

  it('says of a change that is left to the reader what else its sentence says', () => {
    const clause =
      'The Company may recast the role for creative reasons at any time, and the Contractor works for no other theatre, studio or festival until the last matinee.';
    const held = answersTo(`${OPENING.en}\n2. ${clause}\n`, 'en').filter(({ doubt }) => doubt !== null);
    expect(held.length).toBeGreaterThan(0);
    for (const { doubt, way, raised, ways } of held) {
      expect(ways).toContain('change');
      expect([way, raised]).not.toContain('change');
      if (doubt?.words) expect(clause).toContain(doubt.words);
    }
    expect(held.some(({ doubt }) => doubt?.words)).toBe(true);
  });
});

interface Unit {
  readonly concept: string;
  readonly kind: string;
  readonly text: string;
  readonly also: readonly string[];
  readonly names: { readonly provider: string | null; readonly client: string | null };
}
const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'concept' in value && 'names' in value;

/** Traps of one clause that say nothing else, each in a contract with the words that its author has for the two sides. */
function* trapsIn(language: Language): Generator<readonly [Unit, string]> {
  const folder = path.join(CORPUS, 'units');
  const [client, provider] = language === 'en' ? ['Company', 'Contractor'] : ['Užsakovas', 'Vykdytojas'];
  for (const file of readdirSync(folder).filter((name) => name.startsWith(`${language}-`))) {
    const units = readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
      .filter(isUnit)
      .filter(
        ({ kind, text, also, concept, names }) =>
          kind === 'trap' &&
          text.length < 260 &&
          !/;|[.!?]\s+\p{Lu}/u.test(text) &&
          also.every((each) => topicOf(each) === topicOf(concept)) &&
          [names.client, names.provider].every((name) => name === null || /^\p{Lu}\p{L}{3,}/u.test(name)),
      );
    for (const unit of byDay(everyNinth(units), 2)) {
      const opening = OPENING[language]
        .replaceAll(client, unit.names.client ?? client)
        .replaceAll(provider, unit.names.provider ?? provider);
      yield [unit, `${opening}\n2. ${unit.text}\n`];
    }
  }
}

describe('a sentence that has nothing but its harm', () => {
  it.each(['en', 'lt'] as const)('is changed unasked four times of five, at least (%s)', (language) => {
    let [all, changed] = [0, 0];
    for (const [unit, text] of trapsIn(language)) {
      const own = answersTo(text, language).find(
        ({ finding, ways, edits }) =>
          topicOf(finding.id) === topicOf(unit.concept) &&
          finding.riskFactor >= 3 &&
          ways.includes('change') &&
          edits.length > 0,
      );
      if (own === undefined) continue;
      all++;
      if (own.raised === 'change') changed++;
    }
    expect(all).toBeGreaterThan(30);
    expect(changed / all).toBeGreaterThan(0.8);
  });
});
