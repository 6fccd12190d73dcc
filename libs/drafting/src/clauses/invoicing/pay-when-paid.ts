import { butNot, phrases } from '../../check/phrases.js';

/** The client pays when somebody else has paid the client. */
export const PAY_WHEN_PAID = butNot(
  phrases(
    '(pay|paid|payment|due|payable)…(when|after|once|upon|until|only if|conditional|contingent)…(client (is|has been|receives|has received|has itself received|itself receives|has itself been|gets|collects)|receipt of (payment|funds)|paid by)…(customer|end client|end-client|third part|its client|sponsor|investor|payment|funds|main client)*',
    '(pay|pays|paid|payment|due|payable|invoice|invoices)…client (has |shall have )?(itself )?(receives?|received|collects?|collected|been paid)…(from|by) (its|the|their) (end |own |main |final |own end )?(clients?|customers?|end-clients?)',
    '(pay|pays|paid|payment|payable)…(once|when|after|if|until)…(by (its|their) own (client|customer)|(has|have) (put in|provided|transferred|released|sent|remitted) (the )?(funds|money|payment|budget))',
    '(moka|sumok|apmok)*…(gav|gaus|gavim|kai)*…(apmokėjim|mokėjim|lėš|pinig)*…(iš|trečio|galutin|savo klient)*',
    '(moka|sumok|apmok|mokėjim)*…(kai|po to)…(klientui|jai|jam|kliento)…(atsiskait|sumok|perved|apmok)*',
  ),
  phrases(
    '(does not|not) (depend|conditional|contingent)',
    '(whether or not|regardless|irrespective)',
    '(invoice|sąskait*) (received|gavimo)',
    'receipt of (the )?(full )?payment by (the )?provider',
    'provider (has )?receive*',
    '(nepriklauso|nesvarbu|neatsižvelg)*',
  ),
);
