import { backgroundMaterials } from '../clauses/background-materials/index.js';
import { confidentiality } from '../clauses/confidentiality/index.js';
import { NAMING_DAYS } from '../clauses/confidentiality/periods.js';
import { creditPortfolio } from '../clauses/credit-portfolio/index.js';
import { ipOwnership } from '../clauses/ip-ownership/index.js';
import { en as ipEn } from '../clauses/ip-ownership/en.js';
import { lt as ipLt } from '../clauses/ip-ownership/lt.js';
import {
  awaitedPayment,
  countsEveryPayment,
  isOnPayment,
  namesWaysOfUse,
  transferOf,
} from '../clauses/ip-ownership/rules.js';
import { hasDeliverables, makesWorks } from '../terms/engagement.js';
import { legalSystem } from '../terms/jurisdiction.js';
import type { Terms } from '../terms/terms.js';
import type { Inline } from '../model/document.js';
import type { WordedWriter } from '../writing/clause.js';
import { when, worded } from '../writing/blocks.js';
import { keptOf } from './kept.js';
import { en } from './rights-en.js';
import { lt } from './rights-lt.js';
import type { ShortClauses } from './short-clauses.js';

type Write = WordedWriter<typeof en | typeof lt>;

const ownership = worded({ en, lt }, (terms, write) => {
  if (terms.ip === 'licence') return ipOwnership.paragraphs(terms, write);
  const { words, say, paragraph, has } = write;
  const own = has('background-materials') ? '' : words.own;
  const form = namesWaysOfUse(terms) ? 'named' : 'otherwise';
  const sourceCode = terms.workType === 'web_development' ? words.sourceCode[form] : '';
  return [
    ...(transferOf(terms) === 'assignment'
      ? [
          paragraph(
            'transfer',
            say(words.assignment, {
              moment: moment(terms, write),
              beforePayment: isOnPayment(terms)
                ? say(words.beforePayment[waitsFor(terms)], {
                    accepted: has('acceptance') ? words.onceAccepted : '',
                  })
                : '',
            }),
          ),
        ]
      : keptOf(ipOwnership, terms, write, 'transfer')),
    ...keptOf(ipOwnership, terms, write, 'work-for-hire'),
    paragraph(
      'extent',
      namesWaysOfUse(terms)
        ? say(words.extent.named, {
            article: terms.governingLaw.code === 'lt' ? words.article : '',
            sourceCode,
            own,
          })
        : say(words.extent.otherwise, { sourceCode, own }),
    ),
    ...keptOf(ipOwnership, terms, write, 'reversion'),
    ...when(hasDeliverables(terms) || has('background-materials'), () => [
      paragraph('drafts', say(words.drafts[terms.style === 'client' ? 'client' : 'otherwise'])),
    ]),
  ];
});

/** Whether the payment of each part counts or that of the whole. */
const waitsFor = (terms: Terms): 'part' | 'whole' =>
  countsEveryPayment(terms) || terms.payment.structure === 'commission' ? 'whole' : 'part';

const FULL = { en: ipEn, lt: ipLt } as const;

function moment(terms: Terms, { language, say }: Write): string | Inline[] {
  const words = FULL[language];
  return isOnPayment(terms) ? say(words.paid, { payment: awaitedPayment(terms, words) }) : words.moment;
}

const earlierWork = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, ref } = write;
  const licence =
    terms.ip === 'licence'
      ? say(words.backgroundLicence.licence, {
          grant: ref('ip-ownership.grant'),
          exclusively: terms.style === 'client' ? words.exclusively : '',
        })
      : say(words.backgroundLicence.otherwise);
  return [
    paragraph('licence', text`${words.background}${licence}`),
    paragraph('third-party', say(words.thirdParty)),
    ...keptOf(backgroundMaterials, terms, write, 'approval'),
  ];
});

const credit = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, has } = write;
  const { portfolio, style } = terms;
  return [
    ...when(makesWorks(terms), () =>
      style === 'client'
        ? keptOf(creditPortfolio, terms, write, 'moral-rights')
        : [paragraph('moral-rights', text`${moralRights(terms, write)}${named(terms, write)}`)],
    ),
    ...(portfolio === 'forbidden'
      ? keptOf(creditPortfolio, terms, write, 'portfolio')
      : [
          paragraph(
            'portfolio',
            portfolio === 'allowed'
              ? say(words.portfolio.allowed, {
                  unsecret: has('confidentiality') ? words.unsecret : '',
                  accepted: style === 'freelancer' ? '' : words.accepted,
                })
              : say(words.portfolio['after-publication']),
          ),
        ]),
  ];
});

const moralRights = ({ governingLaw }: Terms, { words, say }: Write): Inline[] =>
  say(words.moralRights, {
    limit: legalSystem(governingLaw) === 'lithuanian' ? words.limit.lithuanian : words.limit.otherwise,
  });

const named = ({ workType, style }: Terms, { words }: Write): string =>
  (workType === 'copywriting' ? words.byLine : words.credit)[style];

const secrecy = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format } = write;
  const { kind, years } = terms.confidentiality;
  const side = kind === 'mutual' ? 'mutual' : 'otherwise';
  return [
    paragraph(
      'duties',
      say(words.confidential, {
        keeper: words.keeper[side],
        owner: words.owner[side],
        quality: say(words.quality[terms.style], { days: format.count(NAMING_DAYS, 'working-day') }),
      }),
    ),
    paragraph('exclusions', say(words.exclusions)),
    ...keptOf(confidentiality, terms, write, 'immunity', 'retaliation'),
    paragraph(
      'duration',
      say(words.years, {
        years: format.count(years, 'year'),
        tradeSecrets: terms.style === 'freelancer' ? '' : words.tradeSecrets,
      }),
    ),
  ];
});

/** Who owns what is made, and what is kept secret. */
export const rights: ShortClauses = {
  'ip-ownership': ownership,
  'background-materials': earlierWork,
  'credit-portfolio': credit,
  confidentiality: secrecy,
};
