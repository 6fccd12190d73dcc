import { draft } from '../../draft/draft.js';
import type { FurtherTerm } from '../../draft/further-terms.js';
import { oneLanguageTexts } from '../../draft/one-language.js';
import type { BilingualAddition } from '../../draft/texts-in.js';
import type { ClauseId, Language } from '../../model/document.js';
import type { Answers } from '../../terms/answers.js';
import { contractLanguageIn, languagesOf } from '../../reading/languages.js';
import { situationOf } from '../situation.js';
import { checkedOf, type Checked } from './checked.js';
import { STRUCTURE_NAMES } from './names.js';
import { STRUCTURE_RULES, toMend, type StructureGroup } from './rules.js';

/** One rule that the contract passes or not. A check of its structure, not a legal opinion. */
export interface StructureCheck {
  readonly id: string;
  readonly group: StructureGroup;
  readonly name: string;
  readonly isPassed: boolean;
  /** The clause it is about. */
  readonly clauseId?: ClauseId;
  /** The answer to change where it does not pass; none where no answer is the cause. */
  readonly toMend?: string;
  /** It warns where it does not pass: the contract can be ordered without it. */
  readonly isAdvice?: true;
}

/** What keeps a contract from being complete. */
export const isUnmet = ({ isPassed, isAdvice }: StructureCheck): boolean => !isPassed && !isAdvice;

const GROUPS: readonly StructureGroup[] = ['legal', 'clarity', 'risk', 'commercial'];

export function checkStructure(checked: Checked, language: Language): StructureCheck[] {
  return GROUPS.flatMap((group) =>
    STRUCTURE_RULES.filter(
      ({ id, belongs }) => id.startsWith(`${group}.`) && (belongs?.(checked) ?? true),
    ).map((rule): StructureCheck => {
      const { id, clauseId, isAdvice, passes } = rule;
      const isPassed = passes(checked);
      const cause = isPassed ? undefined : toMend(rule, checked);
      return {
        id,
        group,
        name: STRUCTURE_NAMES[id]?.[language] ?? id,
        isPassed,
        ...(clauseId === undefined ? {} : { clauseId }),
        ...(cause === undefined ? {} : { toMend: cause }),
        ...(isAdvice && { isAdvice }),
      };
    }),
  );
}

/**
 * The four bars: what the drafted contract fulfils of the rule set, named in `language`. `further`: what was answered to questions
 * that no clause is made by.
 */
export function structureChecks(
  answers: Answers,
  language: Language,
  additions: readonly BilingualAddition[] = [],
  further: readonly FurtherTerm[] = [],
): StructureCheck[] {
  const written = contractLanguageIn(answers) ?? language;
  const situation = situationOf(answers, written);
  const languages = languagesOf(answers);
  const inOneLanguage =
    languages === undefined
      ? []
      : oneLanguageTexts(situation.terms, answers, {
          prevails: languages.prevails,
          additions,
          further: { en: further, lt: further },
        });
  const checked = checkedOf(draft(answers, written, additions), situation, inOneLanguage, further);
  return checkStructure(checked, language);
}
