import type { Language } from '../model/document.js';
import { paymentOf } from '../reading/payment.js';
import type { Answers } from '../terms/answers.js';
import type { Terms } from '../terms/terms.js';
import { defaultWizard } from './index.js';
import type { Localised } from './question.js';

/** What is meant by the amount, once it is known how the work is paid. */
const AMOUNT: Readonly<Partial<Record<Terms['payment']['structure'], Localised>>> = {
  fixed: { en: 'The whole price of the work.', lt: 'Visa darbo kaina.' },
  milestones: {
    en: 'The whole price: what is paid for all milestones together.',
    lt: 'Visa kaina: kiek iš viso mokama už visus etapus.',
  },
  hourly: { en: 'The rate for one hour.', lt: 'Vienos valandos įkainis.' },
  unit: {
    en: 'The rate for one unit, for example 0.12 for a word.',
    lt: 'Vieno vieneto įkainis, pvz., 0,04 už žodį.',
  },
  retainer: { en: 'The fee for one month.', lt: 'Vieno mėnesio mokestis.' },
  commission: {
    en: 'The percentage of what the client earns by sales that result from the work.',
    lt: 'Procentas nuo pajamų, kurias klientas gauna iš dėl šio darbo įvykusių pardavimų.',
  },
};

interface Described {
  readonly key: string;
  readonly description: string | null;
}

/** The help of a question as these answers have it; undefined where its own holds, such as one that an administrator has written. */
export function helpOf(
  { key, description }: Described,
  answers: Answers,
  language: Language,
): string | undefined {
  if (key !== 'payment_amount' || answers['payment_structure'] === undefined) return undefined;
  const ours = defaultWizard()
    .flatMap(({ fields }) => fields)
    .find((field) => field.key === key)?.description?.[language];
  return description === ours ? AMOUNT[paymentOf(answers).structure]?.[language] : undefined;
}
