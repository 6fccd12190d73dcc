import type { Category, ClauseId, Language, RiskFactor } from '../model.js';
import type { FindingKind } from './report.js';
import type { CheckRule, Hit, ReadContract, RuleText } from './rule.js';
import type { Sentence } from './segment.js';
import { weigh, type Circumstances } from './severity.js';

interface RuleData {
  readonly id: CheckRule['id'];
  readonly category: Category;
  readonly riskFactor: RiskFactor;
  readonly text: Readonly<Record<Language, RuleText>>;
  /** Contracts to which the rule does not apply give no finding. */
  readonly when?: (contract: ReadContract) => boolean;
}

/** `[what to ask for, why it matters]`: the short way to write a rule's text. */
export const say = (suggestion: string, why: string): RuleText => ({ suggestion, why });

interface MissingData extends RuleData {
  /** A contract that says this anywhere does not miss it; without it, one sentence about the clause is enough. */
  readonly unless?: RegExp;
  readonly circumstances?: (contract: ReadContract) => Circumstances;
}

/** The contract does not speak about the rule's clause at all, or nowhere says what `unless` describes. */
export function missing({ unless, circumstances, when, riskFactor, ...rule }: MissingData): CheckRule {
  const clause = clauseOf(rule.id);
  return {
    ...rule,
    kind: 'missing',
    find(contract) {
      if (when?.(contract) === false) return undefined;
      const found = unless === undefined ? contract.about(clause) : contract.saying(unless);
      return found.length > 0 ? undefined : { riskFactor: weigh(riskFactor, circumstances?.(contract)) };
    },
  };
}

interface SaysData extends RuleData {
  readonly kind: Exclude<FindingKind, 'missing'>;
  readonly pattern: RegExp;
  /** A sentence that also says this is no hit. */
  readonly unless?: RegExp;
  /** Where to look: the sentences about the rule's own clause unless named otherwise. */
  readonly within?: readonly ClauseId[] | 'anywhere';
  readonly test?: (sentence: Sentence, contract: ReadContract) => boolean;
  readonly circumstances?: (sentence: Sentence, contract: ReadContract) => Circumstances;
}

/** The first sentence about the clause that matches. */
export function says(data: SaysData): CheckRule {
  const { pattern, unless, within, test, circumstances, when, riskFactor, ...rule } = data;
  const isHit = (sentence: Sentence, contract: ReadContract) =>
    pattern.test(sentence.plain) &&
    unless?.test(sentence.plain) !== true &&
    test?.(sentence, contract) !== false;
  return {
    ...rule,
    find(contract) {
      if (when?.(contract) === false) return undefined;
      const sentence = sentencesOf(contract, within ?? [clauseOf(rule.id)]).find((each) =>
        isHit(each, contract),
      );
      if (sentence === undefined) return undefined;
      return { riskFactor: weigh(riskFactor, circumstances?.(sentence, contract)), sentence };
    },
  };
}

interface FoundData extends Omit<RuleData, 'riskFactor'> {
  readonly kind: FindingKind;
  readonly find: (contract: ReadContract) => Hit | undefined;
}

/** A rule that needs more than one sentence to judge. */
export function found({ when, find, ...rule }: FoundData): CheckRule {
  return { ...rule, find: (contract) => (when?.(contract) === false ? undefined : find(contract)) };
}

export const clauseOf = (id: CheckRule['id']): ClauseId => id.slice(0, id.indexOf('.')) as ClauseId;

export const sentencesOf = (
  contract: ReadContract,
  within: readonly ClauseId[] | 'anywhere',
): readonly Sentence[] =>
  within === 'anywhere' ? contract.sentences : within.flatMap((clause) => contract.about(clause));

/** Whether one of the sentences says it. */
export const anySays = (sentences: readonly Sentence[], pattern: RegExp): boolean =>
  sentences.some(({ plain }) => pattern.test(plain));
