import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { PATIENCE_DAYS, latePaymentRegime, type LatePaymentRegime } from './regime.js';

const STATUTORY: Readonly<Record<LatePaymentRegime, string>> = {
  lithuanian:
    'at the rate of the Law of the Republic of Lithuania on the Prevention of Late Payment under Commercial Contracts: the rate that the European Central Bank applies to its main refinancing operations on 1\u00a0January or 1\u00a0July of the half-year concerned, plus 8\u00a0percentage points',
  european:
    'at the statutory rate for late payment in commercial transactions that applies under the governing law (Directive 2011/7/EU: at least 8\u00a0percentage points above the reference rate)',
  british:
    'at the statutory rate of the Late Payment of Commercial Debts (Interest) Act 1998: 8\u00a0per cent a year above the base rate of the Bank of England',
  none: 'at the legal rate that the governing law applies to overdue debts under a contract',
};

/** The states differ in their sums (Ireland and Poland know three); none is below that of the Directive. */
const FIXED_SUM: Readonly<Record<LatePaymentRegime, string>> = {
  lithuanian: 'a fixed sum of EUR\u00a040 for recovery costs, and reasonable recovery costs that exceed it',
  european:
    'the fixed sum for recovery costs that this law provides, at least EUR\u00a040, and reasonable recovery costs that exceed it',
  british:
    'the fixed sum under the Late Payment of Commercial Debts (Interest) Act 1998 (GBP\u00a040 for a debt of less than GBP\u00a01,000, GBP\u00a070 for a debt of less than GBP\u00a010,000, otherwise GBP\u00a0100), and reasonable recovery costs that exceed it',
  none: 'the reasonable costs of collecting the overdue amount that the Provider can show',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const regime = latePaymentRegime(terms.governingLaw);
  const patience = format.count(PATIENCE_DAYS[terms.style], 'calendar-day');
  return [
    paragraph('interest', interest(terms, regime, write)),
    ...when(terms.lateInterest.kind !== 'none' && terms.style !== 'client', () => [
      paragraph('recovery', text`For each late invoice the Client also pays ${FIXED_SUM[regime]}.`),
    ]),
    paragraph(
      'suspension',
      text`If an undisputed amount is more than ${patience} overdue, the Provider may suspend the Services after written notice until it is paid. The dates move accordingly.`,
    ),
  ];
};

function interest(terms: Terms, regime: LatePaymentRegime, { text, format }: Writer): Inline[] {
  const { lateInterest } = terms;
  switch (lateInterest.kind) {
    case 'statutory':
      return text`On an amount not paid when due, the Client pays interest from the day after the due date, without a reminder, ${STATUTORY[regime]}.`;
    case 'daily': {
      const rate = text`On an amount not paid when due, the Client pays interest of ${format.percent(lateInterest.percent)} of that amount for each day of delay, but no more than the highest rate that the law allows.`;
      return regime === 'none' || terms.style === 'client'
        ? rate
        : text`${rate} If the statutory interest for the same period is higher, the Provider may claim that instead.`;
    }
    case 'none':
      return text`The Parties do not agree on an interest rate for late payment. The rights that the law gives the Provider because of late payment remain.`;
  }
}
