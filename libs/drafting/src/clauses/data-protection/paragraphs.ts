import type { WordedWriter, Written } from '../../writing/clause.js';
import type { Terms, WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { BREACH_HOURS, regimes } from './regimes.js';
import { otherPeople, safeguards, sensitiveKinds } from './special.js';

type Write = WordedWriter<typeof en | typeof lt>;

interface Processing {
  readonly people: string;
  readonly data: string;
}

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref } = write;
  const { british, american, onlyAmerican, needsTransferTool } = regimes(terms);
  const laws = [
    ...(onlyAmerican ? [] : [words.gdpr]),
    ...(british ? [words.ukGdpr] : []),
    ...(american ? [words.usPrivacy] : []),
  ];
  const dataByWork: Partial<Record<WorkType, Processing>> = words.dataByWork;
  const { people, data } = dataByWork[terms.workType] ?? words.contacts;

  return [
    paragraph(
      'law',
      onlyAmerican
        ? say(words.lawOfStates, { laws: format.list(laws) })
        : say(words.law, {
            laws: format.list(laws),
            whereApplicable: laws.length > 1 ? words.whereApplicable : '',
          }),
    ),
    paragraph('roles', say(words.roles)),
    paragraph('processing', say(words.processing), [
      say(words.purpose, { description: ref('scope.description') }),
      say(words.nature),
      say(words.people, { people, others: otherPeople(terms, write) }),
      say(words.kinds, { data, sensitiveKinds: sensitiveKinds(terms, write) }),
      say(words.duration),
    ]),
    paragraph('provider', say(words.provider), providerDuties(onlyAmerican, write)),
    ...safeguards(terms, write),
    subprocessors(terms, write),
    ...when(!onlyAmerican, () => [
      paragraph(
        'transfers',
        say(words.transfers, {
          orUk: british ? words.orUk : '',
          clauses: needsTransferTool ? words.clauses : '',
        }),
      ),
    ]),
    breach(terms, write),
    paragraph('deletion', say(words.deletion)),
    paragraph('audit', say(words.audit, { days: format.count(10, 'working-day') })),
    ...costs(terms, write),
    ...when(american, () => [paragraph('service-provider', say(words.serviceProvider))]),
  ];
});

const providerDuties = (onlyAmerican: boolean, { words, say }: Write) => [
  say(words.instructions),
  say(words.unlawful),
  say(words.bound),
  say(words.security, { article32: onlyAmerican ? '' : words.article32 }),
  say(words.requests),
  say(words.assistance, { articles: onlyAmerican ? '' : words.articles }),
];

const subprocessors = (terms: Terms, { words, say, paragraph, format }: Write): Written =>
  paragraph(
    'subprocessors',
    say(words.subprocessors, {
      permission:
        terms.subcontracting === 'allowed'
          ? say(words.permission.allowed, { days: format.count(10, 'working-day') })
          : words.permission.otherwise,
    }),
  );

const breach = (terms: Terms, { words, say, paragraph, format }: Write): Written => {
  const hours = BREACH_HOURS[terms.style];
  return paragraph(
    'breach',
    say(words.breach, {
      latest: hours === undefined ? '' : say(words.latest, { hours: format.count(hours, 'hour') }),
    }),
  );
};

const costs = (terms: Terms, { words, say, paragraph, ref }: Write): readonly Written[] =>
  terms.style === 'client'
    ? []
    : [paragraph('costs', say(words.costs, { rate: ref('change-control.rate') }))];
