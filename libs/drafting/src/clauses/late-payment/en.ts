export const en = {
  statutory: {
    lithuanian: `at the rate of the Law of the Republic of Lithuania on the Prevention of Late Payment under Commercial Contracts (8\u00a0percentage points above the main refinancing rate of the European Central Bank)`,
    european: `at the statutory rate for late payment in commercial transactions that applies under the governing law (Directive 2011/7/EU: at least 8\u00a0percentage points above the reference rate)`,
    british: `as the Late Payment of Commercial Debts (Interest) Act 1998 provides: 8\u00a0per cent a year above the base rate of the Bank of England`,
    none: `at the legal rate that the governing law applies to overdue debts under a contract`,
  },
  fixedSum: {
    lithuanian: `a fixed sum of EUR\u00a040 for recovery costs, and reasonable recovery costs that exceed it`,
    european: `the fixed sum for recovery costs that the governing law provides, at least EUR\u00a040, and reasonable recovery costs that exceed it`,
    british: `the fixed sum under the Late Payment of Commercial Debts (Interest) Act 1998 (GBP\u00a040 for a debt of less than GBP\u00a01,000, GBP\u00a070 for a debt of less than GBP\u00a010,000, otherwise GBP\u00a0100), and reasonable recovery costs that exceed it`,
    none: `the reasonable costs of collecting the overdue amount that the Provider can show`,
  },
  recovery: `For each late invoice the Client also pays {fixedSum}.`,
  suspension: `If an undisputed amount is more than {patience} overdue, the Provider may suspend the Services after written notice until it is paid.{dates}`,
  dates: ` The dates move accordingly.`,
  statutoryRate: `On an amount not paid when due, the Client pays interest from the day after the due date, without a reminder, {statutory}.`,
  dailyRate: `On an amount not paid when due, the Client pays interest of {percent} of that amount for each day of delay, but no more than the highest rate that the law allows.`,
  higherStatutory: `{rate} If the statutory interest for the same period is higher, the Provider may claim that instead.`,
  noRate: `The Parties do not agree on an interest rate for late payment. The rights that the law gives the Provider because of late payment remain.`,
} as const;
