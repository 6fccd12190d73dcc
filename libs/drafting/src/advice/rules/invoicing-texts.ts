import type { AdviceTexts } from '../rule.js';

export const longTerm: AdviceTexts = {
  en: {
    suggestion:
      'Shorten the payment term: {days} after each invoice is long for a freelancer, {usual} or fewer are usual',
    why: '{rule}',
    question: 'Within how many days will the client pay an invoice?',
  },
  lt: {
    suggestion:
      'Sutrumpinkite mokėjimo terminą: {days} nuo sąskaitos gavimo – ilgai, paprastai mokama per {usual:accusative} ar greičiau',
    why: '{rule}',
    question: 'Per kiek dienų klientas apmokės sąskaitą?',
  },
};

/** Why the term is too long, by the law that limits it. */
export const LONG_TERM_REASONS = {
  european: {
    en: 'In the European Union a term of more than 60 days between businesses holds only if it was expressly agreed and is not grossly unfair.',
    lt: 'Europos Sąjungoje ilgesnis nei 60 dienų terminas tarp verslininkų galioja tik tada, kai dėl jo aiškiai susitarta ir jis nėra itin nesąžiningas.',
  },
  illinois: {
    en: 'The freelancer law of Illinois asks for payment no later than 30 days after the work is completed, whatever the contract says.',
    lt: 'Ilinojaus valstijos laisvai samdomų specialistų įstatymas reikalauja sumokėti ne vėliau kaip per 30 dienų nuo darbo užbaigimo, kad ir kas parašyta sutartyje.',
  },
  usual: {
    en: 'Until the client pays, you lend it your work without interest; 7 to 30 days are usual.',
    lt: 'Kol klientas nesumoka, savo darbą jam skolinate be palūkanų; įprasta 7–30 dienų.',
  },
} as const;
