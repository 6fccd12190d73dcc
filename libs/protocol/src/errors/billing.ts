import type { ErrorEntry } from './error-entry.js';

/** What billing refuses with; see ERRORS. */
export const BILLING_ERRORS = {
  SIGN_IN_TO_SUBSCRIBE: {
    status: 401,
    message: {
      en: 'Please sign in or create an account to subscribe.',
      lt: 'Norėdami prenumeruoti, prisijunkite arba susikurkite paskyrą.',
    },
  },
  QUOTA_EXHAUSTED: {
    status: 402,
    message: {
      en: 'All {quota} contracts of this billing period are used. You can buy this one separately, or wait until {date}.',
      lt: 'Visos šio laikotarpio sutartys ({quota}) panaudotos. Šią galite pirkti atskirai arba palaukti: {date} prasideda naujas laikotarpis.',
    },
  },
  PAYMENT_NOT_CONFIGURED: {
    status: 503,
    message: { en: 'Payments are not available right now.', lt: 'Mokėjimai šiuo metu nepasiekiami.' },
  },
  PAYMENT_PROVIDER_DOWN: {
    status: 503,
    message: {
      en: 'The payment service does not answer right now. You have not been charged. Please try again in a moment.',
      lt: 'Mokėjimų paslauga šiuo metu neatsako. Pinigai nenuskaityti. Bandykite dar kartą po akimirkos.',
    },
  },
  WEBHOOK_SIGNATURE_INVALID: {
    status: 400,
    message: { en: 'The signature is not valid.', lt: 'Parašas neteisingas.' },
  },
  WEBHOOK_EVENT_INVALID: {
    status: 400,
    message: { en: 'This is not an event.', lt: 'Tai ne įvykio pranešimas.' },
  },
  PAYMENT_UNDECIDED: {
    status: 409,
    message: {
      en: 'The payment for this contract is being refunded or disputed. You can buy it again once that is settled.',
      lt: 'Pinigai už šią sutartį grąžinami arba dėl jų vyksta ginčas. Kai tai išsispręs, ją vėl galėsite pirkti.',
    },
  },
  PAYMENT_UNDER_WAY: {
    status: 409,
    message: {
      en: 'A payment for this is under way already. The contract opens as soon as the money arrives; you need not pay again.',
      lt: 'Mokėjimas jau vykdomas. Sutartį galėsite atsisiųsti, kai tik gausime pinigus; mokėti dar kartą nereikia.',
    },
  },
  CONTRACT_INCOMPLETE: {
    status: 409,
    message: {
      en: 'This contract cannot be ordered yet. Still to be met: {checks}.',
      lt: 'Šios sutarties užsakyti dar negalima. Dar neįvykdytos sąlygos: {checks}.',
    },
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: { en: 'This payment was not found.', lt: 'Šis mokėjimas nerastas.' },
  },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    message: { en: 'You have no subscription.', lt: 'Jūs neturite prenumeratos.' },
  },
  SUBSCRIPTION_PAST_DUE: {
    status: 402,
    message: {
      en: 'The last payment of your subscription failed. Update your card in your profile, or buy this contract separately.',
      lt: 'Paskutinis prenumeratos mokėjimas nepavyko. Atnaujinkite kortelę profilyje arba pirkite šią sutartį atskirai.',
    },
  },
  SUBSCRIPTION_RENEWING: {
    status: 402,
    message: {
      en: 'Your subscription is being renewed. Please try again in an hour, or buy this contract separately.',
      lt: 'Jūsų prenumerata atnaujinama. Bandykite dar kartą po valandos arba pirkite šią sutartį atskirai.',
    },
  },
  NAME_REQUIRED: {
    status: 400,
    message: { en: 'Enter your name', lt: 'Įrašykite vardą ir pavardę' },
  },
  PURCHASE_REQUIRED: {
    status: 400,
    message: {
      en: 'Say which purchase you withdraw from',
      lt: 'Nurodykite, kurio pirkinio sutarties atsisakote',
    },
  },
  WITHDRAWAL_NOT_FOUND: {
    status: 404,
    message: { en: 'This withdrawal was not found.', lt: 'Šis pareiškimas nerastas.' },
  },
  REFUND_TOO_LATE: {
    status: 409,
    message: {
      en: 'The {days} days in which this purchase could be refunded are over.',
      lt: 'Laikas susigrąžinti pinigus už šį pirkinį ({days} d.) jau pasibaigė.',
    },
  },
  REFUND_NOT_FIRST: {
    status: 409,
    message: {
      en: 'Only the first purchase can be refunded.',
      lt: 'Grąžinami tik pinigai už pirmąjį pirkinį.',
    },
  },
  REFUND_NOT_POSSIBLE: {
    status: 409,
    message: {
      en: 'This payment cannot be refunded: it is not paid, or it was refunded already.',
      lt: 'Šio mokėjimo grąžinti negalima: jis neapmokėtas arba jau grąžintas.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
