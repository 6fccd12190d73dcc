import type { BriefReading, Proposal } from '@pactwright/drafting';
import {
  NO_END_DATE,
  optionValue,
  OTHER_VALUE,
  type Answers,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
import { formatWizardDate } from '../../../../shared/answers/dates.js';
import { choicesIn, fieldKind, isList, otherKey } from '../../../../shared/answers/wizard-content.js';
import { shownAnswer } from '../shown-answer.js';

/** One answer that a brief gives, as it would stand in its field. */
export interface BriefAnswer {
  readonly value: Answers[string];
  /** The words behind "Other", where that is the value. */
  readonly other: string | undefined;
  readonly shown: string;
  readonly quotes: Proposal['quotes'];
}

/** What a brief says to one question of this wizard. */
export interface BriefProposal {
  readonly field: WizardField;
  readonly step: WizardStep;
  /** One, or several of which the brief leaves open which holds. */
  readonly answers: readonly BriefAnswer[];
  readonly isCertain: boolean;
}

/** What is shown for an answer that has no words of its own. */
interface SaidWords {
  readonly yes: string;
  readonly noEndDate: string;
}

/** What the wizard asks of what was read, in the order in which it asks; what an administrator has taken out is left. */
export function briefProposals(
  { proposals }: Pick<BriefReading, 'proposals'>,
  steps: readonly WizardStep[],
  said: SaidWords,
): BriefProposal[] {
  const money = moneyOf(proposals);
  return steps.flatMap((step) =>
    step.fields.flatMap((field): BriefProposal[] => {
      const proposal = proposals.find(({ key }) => key === field.key);
      if (!proposal) return [];
      const answers = [proposal, ...proposal.alternatives].flatMap((each) =>
        answerOf(each, field, money, said),
      );
      return answers.length === 0 ? [] : [{ field, step, answers, isCertain: proposal.isCertain }];
    }),
  );
}

/** In which money the sums of the brief are shown: the one that it names. */
function moneyOf(proposals: BriefReading['proposals']): Answers {
  const named = proposals.find(({ key }) => key === 'currency');
  if (typeof named?.value !== 'string') return {};
  return { currency: named.value, ...(named.other !== undefined && { currency_other: named.other }) };
}

function answerOf(
  { value, other, quotes }: Proposal,
  field: WizardField,
  money: Answers,
  { yes, noEndDate }: SaidWords,
): BriefAnswer[] {
  const kind = fieldKind(field);
  const isListed = (each: string) => field.options.some((option) => optionValue(option) === each);
  const isOffered =
    (kind !== 'select' && kind !== 'radio') ||
    typeof value !== 'string' ||
    isListed(value) ||
    (kind === 'select' && value === OTHER_VALUE);
  if (!isOffered) return [];
  const given = stored(value);
  const own = isList(field) ? choicesIn(given).filter(isListed) : given;
  const shown = shownAnswer(field, {
    ...money,
    [field.key]: own,
    ...(other !== undefined && { [otherKey(field)]: other }),
  });
  const words =
    shown === NO_END_DATE
      ? noEndDate
      : kind === 'date' && typeof shown === 'string'
        ? formatWizardDate(shown)
        : shown;
  if (words === true) return [{ value: own, other, shown: field.options[0]?.label ?? yes, quotes }];
  return words ? [{ value: own, other, shown: words, quotes }] : [];
}

function stored(value: Proposal['value']): Answers[string] {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  const rows = value.filter((each) => typeof each !== 'string');
  return rows.length > 0 ? rows : value.filter((each) => typeof each === 'string');
}

/** The answer beside one that is there already: a list of choices grows, everything else takes its place. */
export const beside = (
  field: WizardField,
  value: Answers[string],
  before: Answers[string],
): Answers[string] => (isList(field) ? [...new Set([...choicesIn(before), ...choicesIn(value)])] : value);
