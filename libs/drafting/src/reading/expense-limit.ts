import type { Answers } from '../terms/answers.js';
import { answerReader } from './answer-reader.js';
import { readPayment } from './payment.js';

/** Expenses are paid "up to a limit", and no limit is named that the contract could write. */
export function lacksExpenseLimit(answers: Answers): boolean {
  const read = answerReader(answers);
  const choice = read.choice('expenses');
  const isLimited = choice !== undefined && 'value' in choice && choice.value === 'capped';
  return isLimited && read.figure('expense_cap', readPayment(read)) === undefined;
}
