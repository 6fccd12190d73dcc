import { expireSession, settleTransfer } from './checkout.ts';
import { settleRefund } from './refunds.ts';
import { renew, retryInvoice } from './renewals.ts';
import type { Account } from '../account.ts';
import type { Due } from '../store.ts';

const happenings: Record<Due['what'], (account: Account, id: string) => void> = {
  'expire-session': expireSession,
  'settle-transfer': settleTransfer,
  'settle-refund': settleRefund,
  renew,
  'retry-invoice': retryInvoice,
};

/**
 * Moves the clock to a moment. What is due until then happens on the way, each thing at its own time.
 * @param moment in seconds
 */
export function moveClock(account: Account, moment: number) {
  runDue(account, moment);
  account.setClock(moment);
  account.forget();
}

/**
 * Lets happen what is due, each thing at its own time; what no longer applies by then does nothing.
 * @param until in seconds; the clock of the account stands there when a thing of that time happens
 */
export function runDue(account: Account, until: number = account.now()) {
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
