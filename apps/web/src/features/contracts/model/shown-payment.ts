import { paymentOf, type Payment } from '@pactwright/drafting';
import type { Answers, ContractListItem, Language } from '@pactwright/protocol';
import { formatMoney } from '../../../shared/format/format-money.js';

export interface ShownPayment {
  readonly amount: string;
  /** What the amount is paid for, where it is not the whole work. */
  readonly per: 'hour' | 'unit' | 'month' | null;
}

const PER: Readonly<Partial<Record<Payment['structure'], 'hour' | 'unit' | 'month'>>> = {
  hourly: 'hour',
  unit: 'unit',
  retainer: 'month',
};

/** The amount of a contract with its currency, or its percentage; an amount that is no number stays in its own words. */
export function shownPayment(
  answers: Partial<ContractListItem['wizardData']> | undefined,
  language: Language,
): ShownPayment | undefined {
  const words = answers?.payment_amount?.trim();
  if (!words) return undefined;
  const given: Answers = {};
  for (const [key, value] of Object.entries(answers ?? {})) if (value !== null) given[key] = value;
  const { amount, currency, structure } = paymentOf(given);
  if (amount === undefined) return { amount: words, per: null };
  if (structure === 'commission') {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
    return { amount: percent.format(amount / 100), per: null };
  }
  const decimals = structure === 'unit' ? 4 : 2;
  return { amount: formatMoney(amount, currency, language, decimals), per: PER[structure] ?? null };
}
