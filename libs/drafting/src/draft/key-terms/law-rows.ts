import { en as exclusivityEn } from '../../clauses/exclusivity/en.js';
import { lt as exclusivityLt } from '../../clauses/exclusivity/lt.js';
import { en as rightsEn } from '../../clauses/ip-ownership/en.js';
import { lt as rightsLt } from '../../clauses/ip-ownership/lt.js';
import { awaitedPayment, isOnPayment, transferOf } from '../../clauses/ip-ownership/rules.js';
import { share } from '../../clauses/kill-fee/share.js';
import { mayBeAgent } from '../../clauses/fees/commercial-agents.js';
import { capAmount } from '../../clauses/liability-cap/cap.js';
import { RATES } from '../../clauses/liquidated-damages/rates.js';
import { monthsAfterEnd } from '../../clauses/non-solicitation/period.js';
import { courtsCountry } from '../../terms/cities.js';
import { hasPrice, isOngoing } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';
import type { Agreed, KeyTermsWriter, Row } from './row.js';

/* A breach by the client costs it the same only where the wording favours the one who works. */
const FEE = { balanced: 'owed', freelancer: 'owedForBreachToo', client: 'atMost' } as const;

const EXCLUSIVITY = { en: exclusivityEn, lt: exclusivityLt } as const;
const RIGHTS = { en: rightsEn, lt: rightsLt } as const;

function rights(terms: Terms, { language, words, say, format }: KeyTermsWriter): Agreed {
  const paid = say(RIGHTS[language].paid, { payment: awaitedPayment(terms, RIGHTS[language]) });
  if (terms.ip === 'licence') {
    const licence = say(words.rights.licences[terms.style], { paid });
    const { uses, place, years } = terms.licence;
    const isLimited = place !== 'world' || years !== undefined;
    return {
      text: say(words.rights.licence, {
        licence,
        uses: uses.length > 0 ? words.rights.uses : '',
        place: place === 'world' ? '' : say(words.rights.place, { place: RIGHTS[language].place[place] }),
        years: years === undefined ? '' : say(words.rights.years, { years: format.count(years, 'year') }),
      }),
      clauses: [
        'ip-ownership.grant',
        ...(uses.length > 0 ? (['ip-ownership.uses'] as const) : []),
        ...(isLimited ? (['ip-ownership.extent'] as const) : []),
      ],
    };
  }
  const sentences = transferOf(terms) === 'exclusive-use' ? words.rights.use : words.rights.assigned;
  return {
    text: isOnPayment(terms) ? say(sentences.payment, { paid }) : say(sentences.creation),
    clauses: ['ip-ownership.transfer'],
  };
}

function liability(terms: Terms, { words, say, format }: KeyTermsWriter): Agreed {
  const { liabilityCap: multiple, payment } = terms;
  if (multiple === 'uncapped') return { text: say(words.liability.uncapped), clauses: ['liability-cap.cap'] };
  const clauses = ['liability-cap.cap', 'liability-cap.indirect', 'liability-cap.carve-outs'] as const;
  const times = multiple === 1 ? '' : say(words.times, { number: format.number(multiple) });
  if (!hasPrice(terms)) {
    const floor =
      payment.structure === 'commission'
        ? say(words.floor, { sum: format.money(terms.liabilityFloor, payment.currency) })
        : '';
    return {
      text: say(words.liability.period, {
        times,
        months: format.count(12, 'month'),
        shorter: words.shorter[isOngoing(terms) ? 'ongoing' : 'otherwise'],
        floor,
      }),
      clauses,
    };
  }
  const amount = capAmount(terms);
  return {
    text: say(words.liability.price, {
      times,
      amount:
        amount === undefined ? '' : say(words.amount, { amount: format.money(amount, payment.currency) }),
    }),
    clauses,
  };
}

function nonSolicitation(terms: Terms, { words, say, format, has }: KeyTermsWriter): Agreed | undefined {
  if (!has('non-solicitation')) return undefined;
  const months = monthsAfterEnd(terms);
  const period =
    months === 0 ? words.period.term : say(words.period.after, { months: format.count(months, 'month') });
  return terms.style === 'client'
    ? {
        text: say(words['non-solicitation'].customers, { period }),
        clauses: ['non-solicitation.staff', 'non-solicitation.customers'],
      }
    : { text: say(words['non-solicitation'].staff, { period }), clauses: ['non-solicitation.staff'] };
}

const exclusivity = ({ style }: Terms, { language, words, say, has }: KeyTermsWriter): Agreed | undefined =>
  has('exclusivity')
    ? {
        text: say(words.exclusivity, { most: EXCLUSIVITY[language].mostCompetitors[style] }),
        clauses: ['exclusivity.restriction'],
      }
    : undefined;

function end(terms: Terms, { words, say, format }: KeyTermsWriter): Agreed {
  const days = format.count(terms.noticeDays, 'calendar-day');
  const isLate = terms.style === 'client';
  const unfinished = isLate ? words.unfinished : '';
  const orLonger = mayBeAgent(terms) ? words.orLonger : '';
  const waits = isLate ? (['termination-convenience.task-in-progress'] as const) : [];
  if (legalSystem(terms.governingLaw) !== 'lithuanian') {
    return {
      text: say(words.end.either, { days, orLonger, unfinished }),
      clauses: ['termination-convenience.right', ...waits],
    };
  }
  const ongoing = isOngoing(terms);
  return {
    text: say(words.end.reason, {
      days,
      orLonger,
      unfinished,
      indefinite: ongoing ? words.indefinite : '',
    }),
    clauses: [
      'termination-convenience.client',
      'termination-convenience.provider',
      ...(ongoing ? (['termination-convenience.indefinite'] as const) : []),
      ...waits,
    ],
  };
}

function law(terms: Terms, { words, say, format }: KeyTermsWriter): Agreed {
  const named = { law: format.law(terms.governingLaw), courts: format.courts(courtsCountry(terms)) };
  return {
    text:
      terms.courtCity === undefined
        ? say(words.law.otherwise, named)
        : say(words.law.city, { ...named, city: terms.courtCity }),
    clauses: ['governing-law.law', 'disputes.court'],
  };
}

/** What protects each party, and how it ends. */
export const lawRows: readonly Row[] = [
  { name: 'rights', row: rights },
  {
    name: 'confidentiality',
    row: ({ confidentiality: { kind, years } }, { words, say, format }) =>
      kind === 'none'
        ? undefined
        : {
            text: say(words.confidentiality[kind], { years: format.count(years, 'year') }),
            clauses: ['confidentiality.duties', 'confidentiality.duration'],
          },
  },
  {
    name: 'warranty',
    row: ({ warrantyDays }, { words, say, format, has }) =>
      warrantyDays === 0
        ? undefined
        : {
            text: say(has('acceptance') ? words.warranty.acceptance : words.warranty.delivery, {
              days: format.count(warrantyDays, 'calendar-day'),
            }),
            clauses: ['provider-warranties.defects'],
          },
  },
  { name: 'liability', row: liability },
  {
    name: 'delay',
    row: ({ style }, { words, say, format, has }) =>
      has('liquidated-damages')
        ? {
            text: say(words.delay, {
              percent: format.percent(RATES[style].daily),
              limit: format.percent(RATES[style].most),
            }),
            clauses: ['liquidated-damages.provider', 'liquidated-damages.limit'],
          }
        : undefined,
  },
  { name: 'non-solicitation', row: nonSolicitation },
  { name: 'exclusivity', row: exclusivity },
  { name: 'end', row: end },
  {
    name: 'cancellation-fee',
    row: (terms, write) =>
      write.has('kill-fee')
        ? {
            text: write.say(write.words.fee[FEE[terms.style]], {
              share: share(terms, write),
              orLess: legalSystem(terms.governingLaw) === 'lithuanian' ? write.words.orLess : '',
            }),
            clauses:
              terms.style === 'freelancer'
                ? ['kill-fee.amount', 'termination-breach.payment']
                : ['kill-fee.amount'],
          }
        : undefined,
  },
  { name: 'law', row: law },
  {
    name: 'signatures',
    row: (_terms, { words, say }) => ({ text: say(words.signatures), clauses: ['signatures'] }),
  },
];
