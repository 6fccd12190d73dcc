import type { Addition } from '../../writing/additions.js';
import { draft } from '../../draft/draft.js';
import type { ClauseId, Language } from '../../model/document.js';
import type { Answers } from '../../terms/answers.js';
import { contractLanguageIn } from '../../reading/languages.js';
import { situationOf } from '../situation.js';
import { checkedOf, type Checked } from './checked.js';
import { STRUCTURE_NAMES } from './names.js';
import { STRUCTURE_RULES, type StructureGroup } from './rules.js';

/** One rule that the contract passes or not. A check of its structure, not a legal opinion. */
export interface StructureCheck {
  readonly id: string;
  readonly group: StructureGroup;
  readonly name: string;
  readonly isPassed: boolean;
  /** The clause it is about. */
  readonly clauseId?: ClauseId;
}

const GROUPS: readonly StructureGroup[] = ['legal', 'clarity', 'risk', 'commercial'];

export function checkStructure(checked: Checked, language: Language): StructureCheck[] {
  return GROUPS.flatMap((group) =>
    STRUCTURE_RULES.filter(({ id }) => id.startsWith(`${group}.`)).map(
      ({ id, clauseId, passes }): StructureCheck => ({
        id,
        group,
        name: STRUCTURE_NAMES[id]?.[language] ?? id,
        isPassed: passes(checked),
        ...(clauseId === undefined ? {} : { clauseId }),
      }),
    ),
  );
}

/** The four bars: what the drafted contract fulfils of the rule set, named in `language`. */
export function structureChecks(
  answers: Answers,
  language: Language,
  additions: readonly Addition[] = [],
): StructureCheck[] {
  const written = contractLanguageIn(answers) ?? language;
  const situation = situationOf(answers, written);
  return checkStructure(checkedOf(draft(answers, written, additions), situation), language);
}
