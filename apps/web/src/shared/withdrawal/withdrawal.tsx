import { onRequest } from '../offline/on-request.js';

/** The dialog, loaded when somebody opens it: hardly anybody does. */
export const Withdrawal = onRequest(async () => (await import('./withdrawal-dialog.js')).WithdrawalDialog);
