import { answerReader, type AnswerReader } from '../reading/answer-reader.js';
import { paymentOf, readPayment } from '../reading/payment.js';
import { needsLiabilityFloor } from '../reading/read-terms.js';
import type { Answers } from '../terms/answers.js';

/** As the clause belongs: a part of a whole that is known beforehand. */
function takesDepositOf(read: AnswerReader): boolean {
  const { structure, hoursCap } = readPayment(read);
  return (
    structure === 'fixed' || structure === 'milestones' || (structure === 'hourly' && hoursCap !== undefined)
  );
}

/**
 * Whether the contract that these answers make has a place for the answer to a question, as far as no condition of a question can
 * say it: an advance of hourly work hangs on a number, the least limit of liability on there being one, which may be typed.
 */
export function hasPlace(key: string, answers: Answers): boolean {
  const read = answerReader(answers);
  if (key === 'deposit_percent') return takesDepositOf(read);
  return key !== 'liability_floor' || needsLiabilityFloor(read, readPayment(read));
}

/**
 * What answers have to say to a question that a change of them brings up where nobody sees it: an answer that waited there, or
 * the usual one, must not change the contract unseen.
 */
export const unseenAnswers = (before: Answers, after: Answers): Readonly<Record<string, string>> =>
  !hasPlace('deposit_percent', before) && hasPlace('deposit_percent', after) ? { deposit_percent: '0' } : {};

/**
 * What is answered in place of the usual answer to a question that a change has just brought up beside others: the usual advance is
 * part of a price, and nobody asks for one by saying how many hours there are at most.
 */
export const unchosenAnswers = (before: Answers, after: Answers): Readonly<Record<string, string>> =>
  paymentOf(after).structure === 'hourly' ? unseenAnswers(before, after) : {};
