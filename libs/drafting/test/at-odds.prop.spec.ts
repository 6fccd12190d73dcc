import { documentText } from '../src/model/document-text.js';
import type { Language } from '../src/model/document.js';
import { readTerms } from '../src/reading/read-terms.js';
import { reverseCharge } from '../src/clauses/taxes/rules.js';
import { hasPaymentOrders, legalSystem } from '../src/terms/jurisdiction.js';
import { courtsCountry } from '../src/terms/cities.js';
import { hasDeliverables, hasPrice, isOngoing, paysMoreWorkApart, runsOn } from '../src/terms/engagement.js';
import type { Terms } from '../src/terms/terms.js';
import { neutralAnswers } from './answers.js';
import { draftOnce } from './drafted.js';
import { RUNS, fc } from './fast-check.js';

/** Words that would contradict the deal: what readers found once in one contract, held against all of them. */
interface AtOdds {
  readonly deal: string;
  holds(terms: Terms): boolean;
  readonly words: Readonly<Record<Language, RegExp>>;
}

const AT_ODDS: readonly AtOdds[] = [
  {
    deal: 'services that run on have no dates but those of tasks',
    holds: runsOn,
    words: {
      en: /(?<!\bno )\b(?:the|agreed) dates move/i,
      lt: /(?<!užduočių )terminai (?:atitinkamai )?pratęsiami/iu,
    },
  },
  {
    deal: 'work without an end is never completed, has no last invoice and no early end',
    holds: isOngoing,
    words: {
      en: /before the Services are completed|could not be completed|against the last invoices|(?:ends|Client ends) early|[Aa]fter an early end/,
      lt: /kol Paslaugos neužbaigtos|užbaigti neįmanoma|į paskutines sąskaitas|anksčiau laiko/u,
    },
  },
  {
    deal: 'on commission no work has a price, and no invoice is the last',
    holds: ({ payment }) => payment.structure === 'commission',
    words: {
      en: /final invoice|Fees for (?:all |the )?Services performed|invoice the work|no payment for it is overdue|Deliverables paid for/,
      lt: /galutinę sąskaitą|už iki tol suteiktas|už iki tol atliktą darbą|apmokėtą Rezultatą/u,
    },
  },
  {
    deal: 'the fixed price alone is paid by milestones, not additional work',
    holds: () => true,
    words: { en: /The Fees are paid by milestones/, lt: /(?<!Ši )Kaina mokama už etapus/u },
  },
  {
    deal: 'under a licence no rights pass, so that none need to stay',
    holds: ({ ip }) => ip === 'licence',
    words: { en: /even if the cancellation fee has been paid/, lt: /net jeigu kompensacija už/u },
  },
  {
    deal: 'a court that knows no payment orders is not asked for one',
    holds: (terms) => !hasPaymentOrders(courtsCountry(terms)),
    words: { en: /payment[ -]order/, lt: /teismo įsakym/u },
  },
  {
    deal: 'rounds of revisions take hours where hours are paid',
    holds: ({ payment }) => payment.structure === 'hourly' || payment.structure === 'retainer',
    words: { en: /The Fees include \d+ rounds?/, lt: /Į Kainą įeina \d+ /u },
  },
  {
    deal: 'an hour has one price',
    holds: paysMoreWorkApart,
    words: {
      en: /for each hour worked on the Services(?!\w| other than additional work)/,
      lt: /Kaina apskaičiuojama pagal Paslaugoms sugaištą laiką\. Valandinis įkainis:/u,
    },
  },
  {
    deal: 'children whose data are processed are among the people concerned',
    holds: ({ personalData, specialData }) => personalData && specialData.includes('children'),
    words: {
      en: /people concerned: (?![^;]*\bchildren\b)/,
      lt: /duomenų subjektai – (?![^;]*\bvaikai\b)/u,
    },
  },
  {
    deal: 'nobody has named job applicants',
    holds: () => true,
    words: { en: /job applicants/, lt: /kandidatai į darbo vietas/u },
  },
  {
    deal: 'what no hour is paid for is not checked by hours',
    holds: ({ payment }) => ['fixed', 'milestones', 'commission'].includes(payment.structure),
    words: { en: /records behind the invoices [^:]*: time/, lt: /pagrindžiančius įrašus: laiką/u },
  },
  {
    deal: 'one piece of work for one price is not given out bit by bit',
    holds: hasPrice,
    words: { en: /gives the Provider no work/, lt: /neduoda Paslaugų teikėjui darbo/u },
  },
  {
    deal: 'no heading names an acceptance that is not there',
    holds: (terms) => terms.length === 'short' && !hasDeliverables(terms),
    words: { en: /Dates and acceptance/, lt: /Terminai ir priėmimas/u },
  },
  {
    deal: 'by the hour nothing is included in a price, no round of revisions and no help',
    holds: ({ payment }) => payment.structure === 'hourly',
    words: {
      en: /Included for each Deliverable|of revisions for each Deliverable(?!, paid by time)|reasonable questions about/,
      lt: /\) pataisymų rat\p{L}+ kiekvienai Rezultato daliai(?!; jų| \(jų)|nemokamai atsako/u,
    },
  },
  {
    deal: 'without a limit of liability nothing is excluded from it',
    holds: ({ liabilityCap }) => liabilityCap === 'uncapped',
    words: {
      en: /lost profit|limits or excludes liability/,
      lt: /negaut\p{L}+ (?:pajamų|pelno)|neriboja ir nepanaikina/u,
    },
  },
  {
    deal: 'a limit of liability excludes lost profit, and the table says so',
    holds: ({ liabilityCap }) => liabilityCap !== 'uncapped',
    words: {
      en: /Each Party: at most (?!.*lost profit)/,
      lt: /Kiekvienos Šalies – ne didesnė (?!.*negauto pelno)/u,
    },
  },
  {
    deal: 'agreed damages for delay are no share of work that has not been done',
    holds: ({ payment }) => payment.structure === 'hourly',
    words: { en: /Fees for the hours worked on it\./, lt: /sugaištas tai Rezultato daliai/u },
  },
  {
    deal: 'the first twelve months of work without an end are not known when they are needed',
    holds: isOngoing,
    words: { en: /for its first 12 months/, lt: /už pirmuosius 12 /u },
  },
  {
    deal: 'a price that includes VAT does not include what the client accounts for itself',
    holds: (terms) => terms.vat === 'inclusive' && reverseCharge(terms),
    words: {
      en: /include any VAT that the Provider charges(?!, but not)|pays the VAT in its own country\.(?! The agreed price is then not reduced)/,
      lt: /įskaičiuotas PVM(?!, kurį)|kurį taiko Paslaugų teikėjas(?!, bet ne)|PVM sumoka savo valstybėje\.(?! Sutarta kaina)/u,
    },
  },
  {
    deal: 'hours without an end are worked on orders',
    holds: (terms) => isOngoing(terms) && terms.payment.structure === 'hourly',
    words: { en: /performed continuously\./, lt: /Paslaugos teikiamos nuolat\./u },
  },
  {
    deal: 'hours in all that are used up leave no contract that nobody can leave',
    holds: (terms) =>
      isOngoing(terms) && terms.payment.structure === 'hourly' && terms.payment.hoursCap !== undefined,
    words: {
      en: /of (?:these hours|the hours of a month, or of all hours,) have been used\.(?! If all of the hours)/,
      lt: /praneša Klientui\.(?! Jeigu visos valandos)$/u,
    },
  },
  {
    deal: 'between parties of the United States no law of the European Union comes first',
    holds: ({ provider, client, governingLaw }) =>
      [provider.country, client.country, governingLaw].every((each) => legalSystem(each) === 'american'),
    words: { en: /GDPR/, lt: /BDAR/u },
  },
  {
    deal: 'in work without an end one sum of expenses does not last',
    holds: isOngoing,
    words: {
      en: /expenses (?:are reimbursed at cost )?up to [^.]*\.\d\d in total[.,](?! then)/,
      lt: /Didžiausia bendra jų suma: [^;]*\. Ją/u,
    },
  },
  {
    deal: 'rules for premises bring no level of accessibility that nobody chose',
    holds: () => true,
    words: { en: /WCAG/, lt: /WCAG/u },
  },
  {
    deal: 'what is kept up without an end is not launched',
    holds: (terms) => terms.length === 'short' && isOngoing(terms),
    words: { en: /After launch the Client operates/, lt: /Po paleidimo/u },
  },
  {
    deal: 'no place of a sentence is left open',
    holds: () => true,
    words: { en: /\{\w+\}/, lt: /\{\w+\}/u },
  },
  {
    deal: 'what is not yet known has not been reckoned',
    holds: () => true,
    words: { en: /as reckoned on signing/, lt: /apskaičiuota pasirašant/u },
  },
  {
    deal: 'nothing begins that was never agreed',
    holds: ({ warrantyDays }) => warrantyDays === 0,
    words: {
      en: /the warranty period begins|the period for reporting defects begins/,
      lt: /prasideda garantinis terminas|terminas pranešti apie trūkumus/u,
    },
  },
];

describe.each(['en', 'lt'] as const)('no contract in %s is at odds with its deal', (language) => {
  it.each(AT_ODDS.map((each) => [each.deal, each] as const))('%s', (_deal, { holds, words }) => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        if (!holds(readTerms(answers))) return;
        const text = documentText(draftOnce(answers, language)).replaceAll('\u00a0', ' ');
        expect(text.match(words[language])?.[0]).toBeUndefined();
      }),
      RUNS,
    );
  });
});
