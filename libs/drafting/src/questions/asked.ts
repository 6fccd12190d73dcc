import { answerReader, type AnswerReader } from '../reading/answer-reader.js';
import { readPayment } from '../reading/payment.js';
import type { AnswerKey, Answers } from '../terms/answers.js';

/** Questions whose answers only some contracts have a place for. The others are asked of everybody. */
const ASKED: Readonly<Partial<Record<AnswerKey, (read: AnswerReader) => boolean>>> = {
  provider_status: (read) =>
    read.oneOf('provider_type', ['company'], 'person') === 'person' &&
    ['lt', 'lietuva', 'lithuania'].includes(countryOf(read)),
  special_data: (read) => read.flag('personal_data'),
  hours_cap: (read) => ['hourly', 'retainer'].includes(readPayment(read).structure),
  deposit_percent: takesDepositOf,
  kill_fee_percent: (read) => readPayment(read).structure !== 'commission',
  expense_cap: (read) => read.oneOf('expenses', ['included'], '') !== 'included',
};

function countryOf(read: AnswerReader): string {
  const choice = read.choice('provider_country');
  if (choice === undefined) return 'lt';
  return ('value' in choice ? choice.value : choice.own).toLowerCase();
}

/** As the clause belongs: a part of a whole that is known beforehand. */
function takesDepositOf(read: AnswerReader): boolean {
  const { structure, hoursCap } = readPayment(read);
  return (
    structure === 'fixed' || structure === 'milestones' || (structure === 'hourly' && hoursCap !== undefined)
  );
}

/** Whether the contract that these answers make has a place for the answer to a question. */
export function isAsked(key: string, answers: Answers): boolean {
  const asked = Object.hasOwn(ASKED, key) ? ASKED[key as AnswerKey] : undefined;
  return asked === undefined || asked(answerReader(answers));
}

/**
 * What answers have to say to a question that a change of them brings up where nobody sees it: an answer that waited there, or
 * the usual one, must not change the contract unseen.
 */
export const unseenAnswers = (before: Answers, after: Answers): Readonly<Record<string, string>> =>
  !isAsked('deposit_percent', before) && isAsked('deposit_percent', after) ? { deposit_percent: '0' } : {};
