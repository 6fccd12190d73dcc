import { NO_END_DATE, type Answers } from '../terms/answers.js';
import { answerReader } from './answer-reader.js';
import { isPriced, readPayment } from './payment.js';
import { readMilestones } from './milestones.js';

/** Work without a last day cannot have one price, nor stages that end on it; said where the other answer is given. */
export interface EndFault {
  readonly key: 'payment_structure' | 'milestones';
  readonly reason: 'no-end';
}

export function endFaultsOf(answers: Answers): EndFault[] {
  const read = answerReader(answers);
  if (read.raw('final_deadline') !== NO_END_DATE) return [];
  const payment = readPayment(read);
  if (isPriced(payment)) return [{ key: 'payment_structure', reason: 'no-end' }];
  const stages = readMilestones(
    read.rows('milestones') ?? read.words('milestones') ?? '',
    undefined,
    payment.currency,
  );
  return stages.length > 0 ? [{ key: 'milestones', reason: 'no-end' }] : [];
}
