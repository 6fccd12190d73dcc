export type Language = 'en' | 'lt';

type Texts = typeof en;

const en = {
  standIn: 'This page stands in for the payment provider. No money moves and no card number is asked for.',
  payTitle: 'Payment',
  subscribeTitle: 'Subscription',
  perMonth: (amount: string) => `${amount} a month`,
  email: 'E-mail for the receipt',
  name: 'Name (may be left empty)',
  means: 'How to pay',
  good: 'A card that pays',
  declined: 'A card that is declined',
  'declined-later': 'A card that pays now and is declined when the subscription renews',
  transfer: 'A bank transfer that arrives in a minute',
  'lost-transfer': 'A bank transfer that never arrives',
  cardNumber: (number: string) => `Card ${number}`,
  terms: 'I agree to the terms of service.',
  pay: (amount: string) => `Pay ${amount}`,
  subscribe: (amount: string) => `Subscribe for ${amount}`,
  back: 'Go back without paying',
  wasDeclined: 'The card was declined. Nothing was charged: choose another way to pay.',
  noEmail: 'Enter an e-mail address, such as name@example.com.',
  noTerms: 'Agree to the terms of service to go on.',
  noMeans: 'Choose how to pay.',
  isComplete: 'This payment is complete.',
  isExpired: 'The time for this payment is over. Nothing was charged: go back and begin anew.',
  unknownTitle: 'Not found',
  unknown: 'There is no such page here.',
  portalTitle: 'Subscription and receipts',
  noSubscription: 'There is no subscription.',
  subscriptionIs: {
    active: 'Active',
    past_due: 'The last payment was declined',
    unpaid: 'Unpaid',
    canceled: 'Ended',
  },
  renewsOn: (date: string) => `Renews on ${date}.`,
  endsOn: (date: string) => `Ends on ${date} and is not renewed.`,
  endedOn: (date: string) => `Ended on ${date}.`,
  cancel: 'Cancel at the end of the period',
  resume: 'Renew after all',
  card: 'Card for renewals',
  saveCard: 'Use this card',
  receipts: 'Receipts',
  noReceipts: 'There are no receipts yet.',
  invoiceIs: { paid: 'paid', open: 'not paid yet', void: 'void', draft: 'draft', uncollectible: 'not paid' },
  leave: 'Back to Pactwright',
  receiptTitle: 'Receipt',
  paidOn: (date: string) => `Paid on ${date}`,
  refunded: (amount: string) => `Given back: ${amount}`,
};

const lt: Texts = {
  standIn: 'Šis puslapis atstoja mokėjimų teikėją. Pinigai nejuda, o kortelės numerio niekas neprašo.',
  payTitle: 'Mokėjimas',
  subscribeTitle: 'Prenumerata',
  perMonth: (amount) => `${amount} per mėnesį`,
  email: 'El. paštas kvitui',
  name: 'Vardas ir pavardė (galima nepildyti)',
  means: 'Mokėjimo būdas',
  good: 'Kortelė, kuria sumokama',
  declined: 'Kortelė, kuri atmetama',
  'declined-later': 'Kortelė, kuria sumokama dabar, bet kuri atmetama pratęsiant prenumeratą',
  transfer: 'Banko pavedimas, kuris ateina per minutę',
  'lost-transfer': 'Banko pavedimas, kuris niekada neateina',
  cardNumber: (number) => `Kortelė ${number}`,
  terms: 'Sutinku su paslaugų teikimo sąlygomis.',
  pay: (amount) => `Sumokėti ${amount}`,
  subscribe: (amount) => `Prenumeruoti už ${amount}`,
  back: 'Grįžti nesumokėjus',
  wasDeclined: 'Kortelė atmesta. Nieko nenuskaičiuota: pasirinkite kitą mokėjimo būdą.',
  noEmail: 'Įrašykite el. pašto adresą, pavyzdžiui, vardas@example.com.',
  noTerms: 'Norėdami tęsti, sutikite su paslaugų teikimo sąlygomis.',
  noMeans: 'Pasirinkite mokėjimo būdą.',
  isComplete: 'Šis mokėjimas baigtas.',
  isExpired: 'Šio mokėjimo laikas baigėsi. Nieko nenuskaičiuota: grįžkite ir pradėkite iš naujo.',
  unknownTitle: 'Nerasta',
  unknown: 'Tokio puslapio čia nėra.',
  portalTitle: 'Prenumerata ir kvitai',
  noSubscription: 'Prenumeratos nėra.',
  subscriptionIs: {
    active: 'Galioja',
    past_due: 'Paskutinis mokėjimas atmestas',
    unpaid: 'Neapmokėta',
    canceled: 'Pasibaigusi',
  },
  renewsOn: (date) => `Bus pratęsta ${date}`,
  endsOn: (date) => `Baigsis ${date} ir nebus pratęsta.`,
  endedOn: (date) => `Baigėsi ${date}`,
  cancel: 'Nepratęsti pasibaigus laikotarpiui',
  resume: 'Vis dėlto pratęsti',
  card: 'Kortelė pratęsimams',
  saveCard: 'Naudoti šią kortelę',
  receipts: 'Kvitai',
  noReceipts: 'Kvitų dar nėra.',
  invoiceIs: {
    paid: 'apmokėta',
    open: 'dar neapmokėta',
    void: 'negalioja',
    draft: 'juodraštis',
    uncollectible: 'neapmokėta',
  },
  leave: 'Grįžti į „Pactwright“',
  receiptTitle: 'Kvitas',
  paidOn: (date) => `Sumokėta ${date}`,
  refunded: (amount) => `Grąžinta: ${amount}`,
};

const catalogues = { en, lt };

/**
 * @param locale as the session says
 * @param accepted as the browser says
 */
export function languageOf(locale: string | null, accepted = ''): Language {
  const chosen = locale === null || locale === 'auto' ? accepted : locale;
  return chosen.toLowerCase().startsWith('lt') ? 'lt' : 'en';
}

export const textsOf = (language: Language) => catalogues[language];

export const money = (language: Language, cents: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);

/** @param moment in seconds */
export const longDate = (language: Language, moment: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment * 1000);
