import { expireSession, settleTransfer } from './checkout.mjs';
import { settleRefund } from './refunds.mjs';
import { renew, retryInvoice } from './renewals.mjs';

/** @type {Record<import('../store.mjs').Due['what'], (account: import('../account.mjs').Account, id: string) => void>} */
const happenings = {
  'expire-session': expireSession,
  'settle-transfer': settleTransfer,
  'settle-refund': settleRefund,
  renew,
  'retry-invoice': retryInvoice,
};

/**
 * Lets happen what is due, each thing at its own time; what no longer applies by then does nothing.
 * @param {import('../account.mjs').Account} account
 * @param {number} [until] in seconds; the clock of the account stands there when a thing of that time happens
 */
export function runDue(account, until = account.now()) {
  for (;;) {
    const { agenda } = account.store.rest;
    const next = agenda.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) return;
    agenda.splice(agenda.indexOf(next), 1);
    if (next.at > account.now()) account.setClock(next.at);
    account.request = null;
    happenings[next.what](account, next.id);
    account.store.changed();
  }
}
