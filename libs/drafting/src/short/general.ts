import { assignment } from '../clauses/assignment/index.js';
import { MEDIATION_DAYS, NEGOTIATION_DAYS } from '../clauses/disputes/steps.js';
import { POSTING_DAYS } from '../clauses/notices/posting.js';
import { courtsCountry } from '../terms/cities.js';
import { lithuanianStatus } from '../terms/engagement.js';
import { hasPaymentOrders, legalSystem } from '../terms/jurisdiction.js';
import { worded } from '../writing/blocks.js';
import { en } from './general-en.js';
import { lt } from './general-lt.js';
import { keptOf } from './kept.js';
import type { ShortClauses } from './short-clauses.js';

/** Law, courts, notices and signatures. The law itself is named as in the full form. */
export const general: ShortClauses = {
  disputes: worded({ en, lt }, (terms, { words, say, paragraph, format }) => [
    paragraph(
      'court',
      say(words.court, {
        days: format.count(NEGOTIATION_DAYS, 'calendar-day'),
        mediation:
          terms.disputeSteps === 'mediation'
            ? say(words.mediation, { days: format.count(MEDIATION_DAYS, 'calendar-day') })
            : '',
        procedure: words.procedure[hasPaymentOrders(courtsCountry(terms)) ? 'orders' : 'small'],
        courts: format.courts(courtsCountry(terms)),
        city: terms.courtCity === undefined ? '' : say(words.city, { courtCity: terms.courtCity }),
      }),
    ),
  ]),

  notices: worded({ en, lt }, ({ style }, { words, say, text, paragraph, format, ref }) => [
    paragraph(
      'form',
      text`${say(words.notices[style], { cure: ref('termination-breach.cure'), days: format.count(POSTING_DAYS, 'working-day') })}${words.workingDay}`,
    ),
  ]),

  assignment: worded({ en, lt }, (terms, write) => [
    write.paragraph('consent', write.say(write.words.transfer)),
    ...keptOf(assignment, terms, write, 'group'),
  ]),

  'entire-agreement': worded({ en, lt }, ({ governingLaw, style }, { words, say, paragraph, has }) => [
    paragraph(
      'whole',
      say(words.whole, {
        /* Of competitors, and of customers who are not to be approached. */
        lists: has('exclusivity') || (has('non-solicitation') && style === 'client') ? words.lists : '',
        fraud: legalSystem(governingLaw) === 'english' ? words.fraud : '',
      }),
    ),
  ]),

  amendments: worded({ en, lt }, ({ style }, { words, say, paragraph, ref }) => [
    paragraph(
      'form',
      say(words.form, {
        change: ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement'),
      }),
    ),
  ]),

  severability: worded({ en, lt }, (_terms, { words, say, paragraph }) => [
    paragraph('severability', say(words.severability)),
  ]),

  parties: worded({ en, lt }, (terms, { words, say, paragraph }) => [
    paragraph('capacity', say(lithuanianStatus(terms) === 'author' ? words.authorCapacity : words.capacity)),
  ]),

  signatures: worded({ en, lt }, ({ languages }, { words, say, paragraph }) => [
    paragraph(
      'counterparts',
      say(words.counterparts, {
        language: languages === undefined ? words.language.one : words.language.both,
      }),
    ),
  ]),
};
