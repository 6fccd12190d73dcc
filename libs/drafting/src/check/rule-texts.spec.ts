import { CLAUSE_IDS, type ClauseId } from '../model.js';
import { CHECKS } from './checks.js';
import { DEFECT_TEXTS } from './concepts/defects/index.js';
import { SEVERITIES } from './concepts/severities.js';

const LANGUAGES = ['en', 'lt'] as const;
const SECOND_HALF: ReadonlySet<ClauseId> = new Set(CLAUSE_IDS.slice(CLAUSE_IDS.indexOf('confidentiality')));

/** Words that make a reader, and the summary page, take a suggestion for something the law demands. */
const REQUIRED = {
  en: /(?<!\p{L})(?:essential|critical|necessary|important|required|must|crucial|vital|mandatory|imperative|compliance|liability|violation|risk of|legally)(?!\p{L})/iu,
  lt: /(?<!\p{L})(?:esmin|būtin|kritin|svarb|privalo|reikaling|imperatyv|atsakomyb|pažeidim)/iu,
};
/** Their findings are never below 4. */
const ALWAYS_GRAVE: ReadonlySet<string> = new Set([
  'data-protection.all-losses',
  'liability-cap.missing',
  'liability-cap.unlimited',
  'liability-cap.one-way',
]);
const isAlwaysGrave = (id: string): boolean =>
  ALWAYS_GRAVE.has(id) || DEFECT_TEXTS.some((defect) => defect.id === id && (SEVERITIES[id] ?? 0) >= 4);
/** No result can be promised to somebody who negotiates. */
const PROMISE = {
  en: /you will (?:win|get|be safe|never)|guaranteed to|always works|is invalid/iu,
  lt: /garantuotai|visada laimėsite|tikrai gausite/iu,
};

/** One form of address everywhere: a capital letter belongs to the beginning of a sentence. */
const LOUD = /[^.!?] J(?:ūs|ums|umis|ūsų|us)(?!\p{L})/u;

const said = [
  ...CHECKS.flatMap(({ clause, rules }) => rules.map(({ id, text }) => ({ clause, id, text }))),
  ...DEFECT_TEXTS.map(({ id, text }) => ({ clause: id.slice(0, id.indexOf('.')) as ClauseId, id, text })),
];
const texts = said.flatMap(({ clause, id, text }) =>
  LANGUAGES.map((language) => ({ clause, id, language, ...text[language] })),
);

describe('the texts of the rules', () => {
  it('R-ANA-06 gives every rule an id of its own that begins with its clause', () => {
    const ids = CHECKS.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { clause, rules } of CHECKS)
      for (const { id } of rules) expect(id.slice(0, id.indexOf('.'))).toBe(clause);
  });

  it('R-ANA-06 keeps the checks in the order of the catalogue', () => {
    const order = CHECKS.map(({ clause }) => CLAUSE_IDS.indexOf(clause));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each(texts)('T-28 says it plainly: $id in $language', ({ id, clause, language, suggestion, why }) => {
    for (const text of [suggestion, why]) {
      expect(text).toMatch(/^\p{Lu}.{20,420}[.?]$/u);
      expect(text).not.toMatch(PROMISE[language]);
      expect(text).not.toMatch(LOUD);
      if (SECOND_HALF.has(clause) && !isAlwaysGrave(id)) expect(text).not.toMatch(REQUIRED[language]);
    }
    expect(suggestion).not.toBe(why);
  });
});
