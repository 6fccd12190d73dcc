import type { Payment } from '../terms/terms.js';
import type { Answers } from '../terms/answers.js';
import type { FigureContext } from './answer-figures.js';
import { answerReader, type AnswerReader, type Choice } from './answer-reader.js';
import { cleanText } from './text.js';

/** The words of an option that an administrator added: its value, readable. */
export function ownWords(choice: Choice): string | undefined {
  return 'own' in choice ? choice.own : cleanText(choice.value.replaceAll('_', ' '));
}

export function readPayment(read: AnswerReader): Payment {
  const structure = readStructure(read);
  const context = { structure: structure.structure, currency: read.currency('currency') ?? 'EUR' };
  return {
    ...structure,
    amount: read.figure('payment_amount', context),
    currency: context.currency,
    hoursCap: read.figure('hours_cap', context),
    feeTime:
      structure.structure === 'retainer'
        ? read.oneOf('monthly_fee_time', ['usual', 'start', 'end'], 'usual')
        : 'usual',
    ...(structure.structure === 'unit' ? readUnit(read, context) : NO_UNIT),
    monthlyHours: structure.structure === 'hourly' ? read.figure('monthly_hours_cap', context) : undefined,
  };
}

const NO_UNIT = { unitText: undefined, unitCap: undefined };

const readUnit = (read: AnswerReader, context: FigureContext): Pick<Payment, 'unitText' | 'unitCap'> => ({
  unitText: cleanText(read.words('unit_name') ?? '')?.replace(/[\s.;,]+$/u, ''),
  unitCap: read.figure('unit_cap', context),
});

/** How the work is paid, out of answers of which the rest is not needed. */
export const paymentOf = (answers: Answers): Payment => readPayment(answerReader(answers));

/** Whether there is one price for the whole work. */
export const isPriced = ({ structure }: Pick<Payment, 'structure'>): boolean =>
  structure === 'fixed' || structure === 'milestones';

const STRUCTURES = ['fixed', 'milestones', 'hourly', 'unit', 'retainer', 'commission'] as const;

function readStructure(read: AnswerReader): Pick<Payment, 'structure' | 'structureText'> {
  const choice = read.choice('payment_structure');
  if (choice === undefined) return { structure: 'fixed', structureText: undefined };
  const known = STRUCTURES.find((structure) => 'value' in choice && structure === choice.value);
  return known === undefined
    ? { structure: 'other', structureText: ownWords(choice) }
    : { structure: known, structureText: undefined };
}
