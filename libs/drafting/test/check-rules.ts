import { CHECKS } from '../src/check/checks.js';
import { readContract } from '../src/check/read-contract.js';
import type { Hit } from '../src/check/rule.js';
import { sentences } from '../src/check/segment.js';
import type { Language } from '../src/model.js';
import type { WorkType } from '../src/terms.js';

/** A contract that names its parties and says nothing else. */
const FRAME: Readonly<Record<Language, string>> = {
  en: 'SERVICES AGREEMENT\n\nThis agreement is made between Ann Lee (the "Contractor") and Bolt Ltd (the "Client").\n\n',
  lt: 'PASLAUGŲ SUTARTIS\n\nAna Lė (toliau – Vykdytojas) ir UAB „Varžtas“ (toliau – Užsakovas) sudarė šią sutartį.\n\n',
};

/** What one rule finds in a contract that consists of the given text. */
export function ruleHit(
  id: string,
  language: Language,
  said: string,
  industry: WorkType = 'design',
): Hit | undefined {
  const rule = CHECKS.flatMap(({ rules }) => rules).find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No rule is called ${id}`);
  const text = FRAME[language] + said;
  return rule.find(readContract(text, sentences(text), { language, industry, checks: CHECKS }));
}

/** Rule, language, a text that it speaks about, and one that only sounds like it. */
export type RuleCase = readonly [id: string, language: Language, hit: string, nearMiss: string];

/**
 * Every case hits and its near miss does not; every rule of the clause has a case in both languages, but for those that
 * only contracts of the other language can break.
 */
export function describeRules(
  clause: string,
  cases: readonly RuleCase[],
  otherLanguageOnly: readonly string[] = [],
): void {
  describe(`what is checked about ${clause}`, () => {
    it.each(cases)('%s (%s) speaks about "%s" and not about "%s"', (id, language, hit, nearMiss) => {
      const found = ruleHit(id, language, hit);
      expect(found).toBeDefined();
      expect(found?.riskFactor).toBeGreaterThanOrEqual(1);
      expect(found?.riskFactor).toBeLessThanOrEqual(5);
      expect(ruleHit(id, language, nearMiss)).toBeUndefined();
    });

    it('is tried in both languages', () => {
      const rules = CHECKS.find((check) => check.clause === clause)?.rules ?? [];
      const tried = new Set(cases.map(([id, language]) => `${id} ${language}`));
      const untried = rules
        .flatMap(({ id }) => [`${id} en`, `${id} lt`])
        .filter((each) => !tried.has(each) && !otherLanguageOnly.includes(each));
      expect(untried).toEqual([]);
    });
  });
}
