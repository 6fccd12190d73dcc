import { hasPaymentOrders } from '../../terms/jurisdiction.js';
import { courtsCountry } from '../../terms/cities.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { MEDIATION_DAYS, NEGOTIATION_DAYS } from './steps.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref }) => [
  paragraph('negotiation', say(words.negotiation, { days: format.count(NEGOTIATION_DAYS, 'calendar-day') })),
  ...when(terms.disputeSteps === 'mediation', () => [
    paragraph('mediation', say(words.mediation, { days: format.count(MEDIATION_DAYS, 'calendar-day') })),
  ]),
  paragraph(
    'court',
    terms.courtCity === undefined
      ? say(words.court.country, { courts: format.courts(courtsCountry(terms)) })
      : say(words.court.city, { courts: format.courts(courtsCountry(terms)), courtCity: terms.courtCity }),
  ),
  paragraph(
    'direct',
    say(words.direct, {
      procedure: words.procedure[hasPaymentOrders(courtsCountry(terms)) ? 'orders' : 'small'],
    }),
  ),
  paragraph(
    'performance',
    say(words.performance, {
      undisputed: terms.style === 'freelancer' ? words.undisputed : '',
      suspending:
        terms.style === 'client' ? '' : say(words.suspending, { suspension: ref('late-payment.suspension') }),
    }),
  ),
]);
