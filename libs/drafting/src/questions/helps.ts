import type { Language } from '../model/document.js';
import { paymentOf } from '../reading/payment.js';
import type { AnswerKey, Answers } from '../terms/answers.js';
import type { Terms } from '../terms/terms.js';
import { defaultWizard } from './index.js';
import type { Localised } from './question.js';

type Structure = Terms['payment']['structure'];
type Part = 'description' | 'placeholder';
type ByPayment = Readonly<Partial<Record<Structure, Localised>>>;

const IN_STAGES: Localised = {
  en: 'If the work goes in stages: what each one brings and by when. A list can be pasted as it is.',
  lt: 'Jeigu dirbama etapais: kas kiekvienu etapu padaroma ir iki kada. Turimą sąrašą galima tiesiog įklijuoti.',
};
const RIGHTS: Localised = {
  en: 'Who gets the rights in what is made, and from when.',
  lt: 'Kam ir nuo kada priklauso teisės į tai, kas sukurta.',
};
/** What is meant, and an example of it, once it is known how the work is paid. */
const BY_PAYMENT: Readonly<Partial<Record<AnswerKey, Readonly<Partial<Record<Part, ByPayment>>>>>> = {
  payment_amount: {
    description: {
      fixed: { en: 'The whole price of the work.', lt: 'Visa darbo kaina.' },
      milestones: {
        en: 'The whole price: what is paid for all milestones together.',
        lt: 'Visa kaina: kiek iš viso mokama už visus etapus.',
      },
      hourly: { en: 'The rate for one hour.', lt: 'Vienos valandos įkainis.' },
      unit: {
        en: 'The rate for one unit: a word, a page or a piece.',
        lt: 'Vieno vieneto įkainis: už žodį, puslapį ar daiktą.',
      },
      retainer: { en: 'The fee for one month.', lt: 'Vieno mėnesio mokestis.' },
      commission: {
        en: 'The percentage of what the client earns by sales that result from the work.',
        lt: 'Procentas nuo pajamų, kurias klientas gauna iš dėl šio darbo įvykusių pardavimų.',
      },
    },
    placeholder: {
      hourly: { en: 'e.g. 60', lt: 'pvz., 40' },
      unit: { en: 'e.g. 0.12', lt: 'pvz., 0,04' },
      retainer: { en: 'e.g. 1500', lt: 'pvz., 1500' },
      commission: { en: 'e.g. 10', lt: 'pvz., 10' },
    },
  },
  milestones: {
    description: {
      fixed: IN_STAGES,
      milestones: {
        en: 'What each stage brings, by when, and what is paid for it: an amount or a part of the price. A list can be pasted as it is.',
        lt: 'Kas kiekvienu etapu padaroma, iki kada ir kiek už tai mokama: suma arba kainos dalis. Turimą sąrašą galima tiesiog įklijuoti.',
      },
      hourly: IN_STAGES,
      unit: IN_STAGES,
      retainer: IN_STAGES,
      commission: IN_STAGES,
    },
  },
  hours_cap: {
    description: {
      hourly: {
        en: 'The most hours in all without a new approval. Leave empty where there is none.',
        lt: 'Daugiausia valandų iš viso be naujo patvirtinimo. Jeigu tokios ribos nėra, palikite tuščią.',
      },
      retainer: {
        en: 'The hours that the monthly fee includes.',
        lt: 'Kiek valandų įeina į mėnesio mokestį.',
      },
    },
  },
  ip_ownership: {
    description: { milestones: RIGHTS, hourly: RIGHTS, unit: RIGHTS, retainer: RIGHTS, commission: RIGHTS },
  },
};

const ofKey = (key: string) => Object.entries(BY_PAYMENT).find(([known]) => known === key)?.[1];

/** Whether what is said beside a question hangs on how the work is paid. */
export const isHelped = (key: string): boolean => ofKey(key) !== undefined;

type Described = Readonly<Record<Part, string | null>> & { readonly key: string };

/**
 * The help of a question, or the example in its empty field, as these answers have it; undefined where its own holds, such as one that an
 * administrator has written.
 */
export function helpOf(
  field: Described,
  part: Part,
  answers: Answers,
  language: Language,
): string | undefined {
  const known = ofKey(field.key)?.[part];
  if (known === undefined || answers['payment_structure'] === undefined) return undefined;
  const ours = defaultWizard()
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === field.key)?.[part]?.[language];
  return field[part] === ours ? known[paymentOf(answers).structure]?.[language] : undefined;
}
