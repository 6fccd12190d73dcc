import { hasDeliverables } from '../../terms/engagement.js';
import type { WorkType } from '../../terms/terms.js';
import * as texts from './extras-texts.js';
import { count, days, everyWeeks, percent, text, workingDays } from '../facts.js';
import type { Facts } from '../fill.js';
import type { AdviceRule, Found } from '../rule.js';
import { speaksOfPages } from '../pages.js';
import type { Situation } from '../situation.js';

const CONTENT_DAYS = 30;
const PASSWORD_DAYS = 5;
const APPROVAL_DAYS = 3;
const REPORT_DAYS = 10;
const NOTE_DAYS = 2;
const LENGTH_PERCENT = 10;
const TRAVEL_PERCENT = 50;
const CONCEPTS = 2;
const WEEKS = 2;

const ON_THE_ROAD =
  /(?<!\p{L})(?:on[- ]site|travel\p{L}*|visits?|plants?|kelion\p{L}*|vykti|vietoje|apsilank\p{L}*|gamykl\p{L}*)(?!\p{L})/u;

/** Found in work of these kinds whose description does not speak of it yet. */
const missing =
  (types: readonly WorkType[], said: RegExp, found: (situation: Situation) => Found | undefined) =>
  (situation: Situation): Found | undefined => {
    const { terms, described } = situation;
    const isAbout = terms.scope !== undefined && types.includes(terms.workType);
    return isAbout && !said.test(described) ? found(situation) : undefined;
  };
const always =
  (facts: Facts = {}) =>
  ({ work }: Situation): Found => ({ riskFactor: 2, facts: { ...facts, work } });

/** What is worth adding to the contract of one kind of work, beyond what every contract of that kind already says. */
export const EXTRAS: readonly AdviceRule[] = [
  {
    id: 'client-duties.late-content',
    category: 'clarity',
    texts: texts.lateContent,
    find: missing(['web_development'], /sample content|pavyzdin\p{L}* turin/u, (situation) =>
      hasDeliverables(situation.terms) && speaksOfPages(situation.described)
        ? { riskFactor: 3, facts: { work: situation.work, days: days(CONTENT_DAYS) } }
        : undefined,
    ),
  },
  {
    id: 'handover.checklist',
    category: 'commercial',
    texts: texts.handoverList,
    find: missing(
      ['web_development'],
      /access data|administrator|handover|prisijungimo duom|administrator|perduodam/u,
      (situation) =>
        speaksOfPages(situation.described)
          ? always({ days: workingDays(PASSWORD_DAYS) })(situation)
          : undefined,
    ),
  },
  {
    id: 'background-materials.font-licences',
    category: 'legal',
    texts: texts.fontLicences,
    find: missing(['design'], /licen[cs]e|licencij/u, always()),
  },
  {
    id: 'revisions.concepts',
    category: 'clarity',
    texts: texts.concepts,
    figure: { fact: 'concepts', isOnly: true },
    find: missing(
      ['design'],
      /concept|idėj|koncep|variant/u,
      always({ concepts: count(CONCEPTS, 'concept') }),
    ),
  },
  {
    id: 'client-duties.content-approval',
    category: 'clarity',
    texts: texts.contentApproval,
    figure: { fact: 'days', isOnly: true },
    find: missing(['marketing'], /approv|patvirtin/u, always({ days: workingDays(APPROVAL_DAYS) })),
  },
  {
    id: 'invoicing.reporting',
    category: 'commercial',
    texts: texts.reporting,
    find: missing(['marketing'], /report|ataskait/u, always({ days: workingDays(REPORT_DAYS) })),
  },
  {
    id: 'credit-portfolio.by-line',
    category: 'commercial',
    texts: texts.byLine,
    find: missing(['copywriting'], /by-?line|ghost|under (?:the )?name|author|autor|vardu/u, (situation) =>
      situation.terms.portfolio === 'forbidden' || situation.terms.style !== 'balanced'
        ? undefined
        : always()(situation),
    ),
  },
  {
    id: 'fees.word-count',
    category: 'commercial',
    texts: texts.wordCount,
    figure: { fact: 'percent' },
    find: missing(
      ['copywriting'],
      /\d+ words|tenth|žodži|dešimtadal/u,
      always({ percent: percent(LENGTH_PERCENT) }),
    ),
  },
  {
    id: 'client-duties.progress',
    category: 'clarity',
    texts: texts.progress,
    figure: { fact: 'often' },
    find: missing(
      ['consulting', 'general'],
      /meeting|progress|weekly|report|susitik|aptar|savait|ataskait/u,
      always({ often: everyWeeks(WEEKS), days: workingDays(NOTE_DAYS) }),
    ),
  },
  {
    id: 'expenses.travel-time',
    category: 'commercial',
    texts: texts.travelTime,
    figure: { fact: 'percent', isOnly: true },
    find: missing(['consulting', 'general'], /travel time|kelionės laik/u, ({ described }) => {
      const [phrase] = ON_THE_ROAD.exec(described) ?? [];
      return phrase === undefined
        ? undefined
        : { riskFactor: 2, facts: { phrase: text(phrase), percent: percent(TRAVEL_PERCENT) } };
    }),
  },
];
