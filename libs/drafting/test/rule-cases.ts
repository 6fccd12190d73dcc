import { CHECKS } from '../src/check/checks.js';
import { readContract } from '../src/check/read-contract.js';
import type { ClauseCheck, Hit } from '../src/check/rule.js';
import { sentences } from '../src/check/segment.js';
import type { Language } from '../src/model.js';
import type { WorkType } from '../src/terms.js';

/** For each rule and language: a text in which it finds something, and one that only sounds like it. */
export type RuleCases = Readonly<
  Record<string, Readonly<Record<Language, readonly [is: string, isNot: string]>>>
>;

export function hitOf(
  check: ClauseCheck,
  id: string,
  text: string,
  language: Language,
  industry: WorkType = 'general',
): Hit | undefined {
  const rule = check.rules.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`${check.clause} has no rule ${id}`);
  return rule.find(readContract(text, sentences(text), { language, industry, checks: CHECKS }));
}

/** Every rule of the clause has cases, finds what it should in its own words, and quotes a sentence of the text. */
export function provesRules(check: ClauseCheck, cases: RuleCases, industry?: WorkType): void {
  it('R-ANA-06 has cases for each of its rules', () => {
    expect(Object.keys(cases).sort()).toEqual(check.rules.map(({ id }) => id).sort());
  });

  const rows = Object.entries(cases).flatMap(([id, byLanguage]) =>
    (['en', 'lt'] as const).map((language) => [id, language, ...byLanguage[language]] as const),
  );

  it.each(rows)('R-ANA-06 %s finds it (%s): %s', (id, language, is) => {
    const hit = hitOf(check, id, is, language, industry);
    expect(hit).toBeDefined();
    const kind = check.rules.find((rule) => rule.id === id)?.kind;
    expect(hit?.sentence === undefined).toBe(kind === 'missing');
  });

  it.each(rows)('R-ANA-06 %s leaves alone (%s): not %s but %s', (id, language, _is, isNot) => {
    expect(hitOf(check, id, isNot, language, industry)).toBeUndefined();
  });
}
