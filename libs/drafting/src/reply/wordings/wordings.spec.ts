import { ABSENCES } from '../../check/absences/absences.js';
import { CONCEPTS } from '../../check/concepts/catalogue/index.js';
import { missingId } from '../../check/finding-text.js';
import { durations, percents } from '../../check/measures.js';
import { plainText } from '../../check/segment.js';
import { withFigures } from '../../check/figures.js';
import { lithuanianForms } from '../../../test/lithuanian-forms.js';
import { SIDE_WORDS } from '../../check/side-words.js';
import { nominative } from '../../check/parties/names.js';
import type { ReadParty } from '../../check/report.js';
import type { Language } from '../../model/document.js';
import { commentOn, type Change, type Counter } from '../counter.js';
import { counted, say, type FigureSpec } from '../say.js';
import { speechOf, type Speech } from '../speech.js';
import { COUNTERS } from './index.js';

const IDS = [...Object.keys(CONCEPTS), ...Object.keys(ABSENCES).map(missingId)];
const LANGUAGES: readonly Language[] = ['en', 'lt'];

/** Every wording of a counter in one language, as templates. */
const templatesOf = ({ changes }: Counter, language: Language): readonly string[] =>
  changes.flatMap((change) => {
    if (change.kind === 'rewrite' || change.kind === 'append') return [change[language]];
    if (change.kind === 'insert') return change[language];
    if (change.kind === 'replace') return change.words[language].map(([, words]) => words);
    return [];
  });

/** The words of one change in one language. */
const wordsOf = (change: Change, language: Language): readonly string[] => {
  if (change.kind === 'replace') return change.words[language].map(([, words]) => words);
  if (change.kind === 'shorten' || change.kind === 'remove') return [];
  return [change[language]].flat();
};
const SAYS_OUT = /(?<!\p{L})(?:left out|taken out|atsisakyti|neįtraukti|išbraukti)(?!\p{L})/u;
/** The beginnings of the words that say something, without those that all remarks are made of. */
const COMMON =
  /^(?:coul|woul|shou|ther|thei|this|that|with|from|have|only|what|when|wher|whic|both|side|othe|eith|part|also|then|them|unti|whil|into|more|than|each|siūl|kiek|šali|būtų|kuri|kaip|abie|tada|tuo|kad|dėl|jei|už|the|and|for|are|not|all|any|may|can)$/u;
const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(
    (
      words
        .replaceAll(/\{[^}]*\}/gu, ' ')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    )
      .map((word) => word.slice(0, 4))
      .filter((stem) => !COMMON.test(stem)),
  );

/** Where a larger number is better for the one who works. */
const MORE_IS_BETTER = /^(?:deposit|kill-fee|termination-(?!convenience\.long)|audit|timeline\.essence)/u;

const ROUNDS = /(?<!\p{L})(\d{1,2}) (?:\p{L}+ ){0,2}?(?:rounds?|rat(?:ai|as|ų|us))(?!\p{L})/gu;
/** What of a text can be compared with a figure of a unit, in days, per cent or rounds. */
function measuresIn(words: string, unit: FigureSpec['unit']): readonly number[] {
  const plain = withFigures(plainText(words));
  if (unit === 'percent') return percents(plain);
  /* "Two more rounds" are more than ours, however many those are. */
  if (unit === 'revision-round' && /(?<!\p{L})(?:more|dar)(?!\p{L})/u.test(plain)) return [];
  if (unit === 'revision-round') return [...plain.matchAll(ROUNDS)].map(([, count]) => Number(count));
  return durations(plain).map(({ days }) => days);
}

const party = (side: ReadParty['side'], words: readonly string[]): ReadParty => ({
  name: words[0] ?? '',
  words,
  side,
  isCertain: true,
});

const speechIn = (text: string, language: Language, provider: string, client: string): Speech => {
  const speech = speechOf(text, [party('provider', [provider]), party('client', [client])], language);
  if (speech === undefined) throw new Error(`no speech for ${provider} and ${client}`);
  return speech;
};

const allSaid = (speech: Speech): readonly string[] =>
  Object.values(COUNTERS).flatMap((counter) =>
    templatesOf(counter, speech.language).map((words) => say(words, speech, counter.figures, {})),
  );

describe('the answers to findings', () => {
  it('are there for each finding of the rules, and for nothing else', () =>
    expect(Object.keys(COUNTERS).sort()).toEqual([...IDS].sort()));

  it('change the text for at least 65 in a hundred', () => {
    const changing = Object.values(COUNTERS).filter(({ changes }) => changes.length > 0);
    expect(changing.length / IDS.length).toBeGreaterThanOrEqual(0.65);
  });

  it.each(LANGUAGES)('have a remark and positions in %s, without threats and legal opinions', (language) => {
    const told = Object.values(COUNTERS).flatMap((counter) => {
      const { comment, accept, walkAway } = counter[language];
      return [comment, accept, walkAway];
    });
    expect(told.filter((words) => !/^\p{Lu}.{8,}[.?]$/u.test(words))).toEqual([]);
    const shunned =
      /legal (?:opinion|advice)|lawyers? will|we will sue|\bsue you\b|you must|demand that|teisinė nuomonė|teisinė konsultacija|paduosime|reikalaujame|privalote/iu;
    expect(told.filter((words) => shunned.test(words))).toEqual([]);
  });

  it('bring no placeholder, no reference to a clause and no figure that cannot be changed', () => {
    const said = LANGUAGES.flatMap((language) =>
      Object.values(COUNTERS).flatMap((counter) => templatesOf(counter, language)),
    );
    expect(said.filter((words) => /\[|\]|_{2}|<|TBD|XX|\d/u.test(words))).toEqual([]);
    expect(
      said.filter((words) => /\b(?:clause|section|article) |punkt(?:as|o|e)|straipsn/iu.test(words)),
    ).toEqual([]);
  });

  it('ask for something, in words that are right in a friendly mail and in a firm one', () => {
    const asks = {
      en: /Could [^.?!]+\?/u,
      lt: /Siūlau(?:,| [^.:;]*?\p{L}{2}t(?:i|is)(?!\p{L})| [^.:;]*, kad )/u,
    };
    const notAsking = LANGUAGES.flatMap((language) =>
      Object.values(COUNTERS).flatMap((counter) =>
        [undefined, ...counter.changes]
          .map((change) => commentOn(counter, change, language))
          .filter((comment) => !asks[language].test(comment)),
      ),
    );
    expect(notAsking).toEqual([]);
  });

  describe('say beside a change what the change does', () => {
    const beside = Object.entries(COUNTERS).flatMap(([id, each]) =>
      LANGUAGES.flatMap((language) =>
        each.changes.map((change) => ({
          id,
          language,
          change,
          comment: commentOn(each, change, language),
          words: wordsOf(change, language),
          figures: each.figures,
        })),
      ),
    );
    const named = (found: typeof beside) =>
      found.map(({ id, language, comment }) => ({ id, language, comment }));

    it('tells that words go where nothing comes in their place', () => {
      const silent = beside.filter(
        ({ change, words, comment }) =>
          (change.kind === 'remove' ||
            (change.kind === 'replace' && words.length > 0 && words.every((each) => each === ''))) &&
          !SAYS_OUT.test(comment),
      );
      expect(named(silent)).toEqual([]);
    });

    it('tells what stands instead where something does', () => {
      const silent = beside.filter(({ words, comment }) => {
        const said = stemsOf(words.join(' '));
        const told = stemsOf(comment);
        return said.size > 1 && ![...said].some((stem) => told.has(stem));
      });
      expect(named(silent)).toEqual([]);
    });

    it('names no time and no share that the words do not have', () => {
      const other = beside.filter(({ comment, words, figures }) => {
        const plain = withFigures(plainText(comment));
        const own = figures.flatMap(({ value, unit }) => [
          ...measuresIn(counted(value, unit, 'en'), unit),
          ...measuresIn(counted(value, unit, 'lt'), unit),
        ]);
        own.push(...durations(plainText(words.join(' '))).map(({ days }) => days));
        return [...durations(plain).map(({ days }) => days), ...percents(plain)].some(
          (each) => !own.includes(each),
        );
      });
      expect(named(other)).toEqual([]);
    });
  });

  it('are said by one person, who works alone', () => {
    const remarks = Object.values(COUNTERS).map((counter) => counter.lt.comment);
    expect(
      remarks.filter((words) => /\p{L}(?:ome|sime|ėme|tume)(?!\p{L})|(?<!\p{L})mūsų/iu.test(words)),
    ).toEqual([]);
  });

  it('ask for more than would do, and would take more than where it is better to leave', () => {
    let compared = 0;
    for (const [id, counter] of Object.entries(COUNTERS)) {
      const isMoreBetter = MORE_IS_BETTER.test(id);
      for (const language of LANGUAGES) {
        const { accept, walkAway } = counter[language];
        /* Of two figures of one unit the texts speak of the first. */
        const firsts = counter.figures.filter(
          ({ unit }, at) => counter.figures.findIndex((each) => each.unit === unit) === at,
        );
        for (const { value, unit } of firsts) {
          const [asked = 0] = measuresIn(counted(value, unit, language), unit);
          const steps = [[asked], measuresIn(accept, unit), measuresIn(walkAway, unit)].flat();
          const ordered = steps.toSorted((a, b) => (isMoreBetter ? b - a : a - b));
          expect({ id, language, steps }).toEqual({ id, language, steps: ordered });
          /* "Up to a month" would do, and more than a month would not. */
          expect({ id, language, next: steps[1] }).not.toEqual({ id, language, next: asked });
          compared += steps.length - 1;
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(20);
  });

  it('declare each figure that they use, within its bounds', () => {
    for (const counter of Object.values(COUNTERS)) {
      for (const { value, min, max } of counter.figures) {
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
      }
      const used = LANGUAGES.map((language) =>
        [
          ...templatesOf(counter, language)
            .join(' ')
            .matchAll(/\{#(\w+)/gu),
        ]
          .map(([, key]) => key)
          .sort(),
      );
      const shortened = counter.changes.flatMap((change) =>
        change.kind === 'shorten' ? [change.figure] : [],
      );
      for (const key of [...used.flat(), ...shortened])
        expect(counter.figures.map((figure) => figure.key)).toContain(key);
      for (const { key } of counter.figures) expect([...used.flat(), ...shortened]).toContain(key);
    }
  });
});

describe('the names of the sides', () => {
  const english = [...SIDE_WORDS.en.provider, ...SIDE_WORDS.en.providerRole, ...SIDE_WORDS.en.either];

  it.each(english)('are those of an English contract that says "%s"', (word) => {
    const name = word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    const text = `This Agreement is made with the ${name}. The ${name} works for the Sponsor. The Sponsor pays the ${name}.`;
    const said = allSaid(speechIn(text, 'en', word, 'sponsor'));
    expect(said.filter((words) => /[{}]|undefined|\bthe the\b/u.test(words))).toEqual([]);
    expect(said.some((words) => words.includes(`the ${name}`))).toBe(true);
  });

  const lithuanian = (['provider', 'client', 'either'] as const).flatMap((side) =>
    SIDE_WORDS.lt[side].map((word) => [nominative(word), word] as const),
  );

  it.each(lithuanian)('are declined as a Lithuanian contract declines „%s“', (name, word) => {
    const forms = lithuanianForms(word);
    const text = `${forms.map((form) => `Tai yra ${form} žodis.`).join(' ')} Rėmėjas, rėmėjo, rėmėjui.`;
    const speech = speechIn(text, 'lt', name, 'rėmėjas');
    const { nom, gen, dat, acc, ins } = speech.sides.provider.forms;
    for (const form of [nom, gen, dat, acc, ins]) expect(forms).toContain(form);
    expect(new Set([nom, gen, dat, acc]).size).toBe(4);
    expect(allSaid(speech).filter((words) => /[{}]|undefined/u.test(words))).toEqual([]);
  });

  it.each([
    ['you', 'we', 'we pay within 30 days of receiving each invoice'],
    ['we', 'you', 'you will pay each invoice'],
  ])('speak to the reader where the contract does: %s', (provider, client) => {
    const speech = speechIn('You work for us. We pay you.', 'en', provider, client);
    const said = allSaid(speech);
    expect(said.filter((words) => /the (?:you|we)\b|\byou's|\bwe's/iu.test(words))).toEqual([]);
  });

  it.each([
    ['jūs', 'mes', 'Mes apmokame kiekvieną sąskaitą', 'jums'],
    ['mes', 'jūs', 'Jūs apmokate kiekvieną sąskaitą', 'mums'],
  ])('take the person of the verb along: %s', (provider, client, expected) => {
    const speech = speechIn('Jūs dirbate mums, o mes mokame jums ir mūsų klientams.', 'lt', provider, client);
    expect(allSaid(speech).some((words) => words.startsWith(expected))).toBe(true);
  });
});
