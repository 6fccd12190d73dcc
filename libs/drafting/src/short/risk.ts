import { EXIT_DAYS } from '../clauses/force-majeure/exit-days.js';
import { CONDITIONS } from '../clauses/indemnity/condition.js';
import { independentStatus } from '../clauses/independent-status/index.js';
import { liabilityCap } from '../clauses/liability-cap/index.js';
import { providerWarranties } from '../clauses/provider-warranties/index.js';
import { lithuanianStatus, runsOn } from '../terms/engagement.js';
import type { Side, Terms, WorkType } from '../terms/terms.js';
import type { Inline } from '../model/document.js';
import type { WordedWriter } from '../writing/clause.js';
import { when, worded } from '../writing/blocks.js';
import { keptOf } from './kept.js';
import { en } from './risk-en.js';
import { lt } from './risk-lt.js';
import type { ShortClauses } from './short-clauses.js';

type Write = WordedWriter<typeof en | typeof lt>;

const independence = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref, has } = write;
  return [
    paragraph(
      'independence',
      say(words.independence, {
        staff: terms.provider.kind === 'company' ? words.staff : '',
        exclusivity: has('exclusivity') ? say(words.exclusivity, { exclusivity: ref('exclusivity') }) : '',
        noAuthority: terms.payment.structure === 'commission' ? words.noAuthority : '',
      }),
    ),
    ...(lithuanianStatus(terms) === 'certificate'
      ? [paragraph('individual-activity', say(words.certificate))]
      : keptOf(independentStatus, terms, write, 'individual-activity')),
  ];
});

const quality = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref, has } = write;
  const { style, warrantyDays } = terms;
  const care = say(words.care, {
    knowledge: style === 'client' ? words.knowledge.client : words.knowledge.otherwise,
    aiParts: sparesAiParts(terms) ? say(words.aiParts, { aiTools: ref('ai-tools') }) : '',
  });
  return [
    paragraph('care', care),
    ...when(warrantyDays > 0, () => [
      paragraph(
        'defects',
        say(words.defects, {
          days: format.count(warrantyDays, 'calendar-day'),
          start: has('acceptance') ? words.start.withAcceptance : words.start.otherwise,
          remedy: say(words.remedy[style], { breach: ref('termination-breach.cure') }),
        }),
      ),
    ]),
    ...keptOf(providerWarranties, terms, write, 'implied'),
  ];
});

/** Elsewhere the provider answers for what it knows alone, and this spares those parts as well. */
const sparesAiParts = ({ style, aiUse }: Terms): boolean => style === 'client' && aiUse !== 'forbidden';

const ofClient = worded({ en, lt }, ({ workType, style }, { words, say, paragraph }) => {
  const claims: Partial<Record<WorkType, string>> = words.claims;
  return [
    paragraph(
      'warranties',
      say(words.warranties, {
        knowledge: style === 'client' ? words.asFarAsKnown : '',
        claims: claims[workType] ?? '',
      }),
    ),
  ];
});

const limits = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  return [
    ...keptOf(liabilityCap, terms, write, 'cap'),
    ...when(terms.liabilityCap !== 'uncapped', () => [paragraph('indirect', say(words.indirect))]),
    ...keptOf(liabilityCap, terms, write, 'carve-outs'),
  ];
});

const claimsOfOthers = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref } = write;
  const isLimited = terms.liabilityCap !== 'uncapped' && terms.style !== 'client';
  return [
    paragraph(
      'provider',
      say(words.claimsOfOthers, {
        provider: condition('provider', terms, write),
        client: condition('client', terms, write),
        aiClaims: sparesAiParts(terms) ? say(words.aiClaims, { aiTools: ref('ai-tools') }) : '',
        limit: isLimited ? say(words.limit, { cap: ref('liability-cap.cap') }) : '',
      }),
    ),
  ];
});

const condition = (side: Side, { style }: Terms, { words, say }: Write): Inline[] =>
  say(words.condition[CONDITIONS[style][side]], { party: words.party[side] });

const forceMajeure = worded({ en, lt }, (terms, { words, say, paragraph, format }) => {
  const { style, provider, payment } = terms;
  return [
    paragraph(
      'relief',
      say(words.relief, {
        dates: runsOn(terms) ? '' : words.dates,
        illness: provider.kind === 'person' && style !== 'client' ? words.illness : '',
        money:
          style === 'freelancer'
            ? words.money.freelancer
            : words.money[payment.structure === 'commission' ? 'commission' : 'otherwise'],
        days: format.countGenitive(EXIT_DAYS[style], 'calendar-day'),
      }),
    ),
  ];
});

/** Who answers for what, and for how much. */
export const risk: ShortClauses = {
  'independent-status': independence,
  'provider-warranties': quality,
  'client-warranties': ofClient,
  'liability-cap': limits,
  indemnity: claimsOfOthers,
  'force-majeure': forceMajeure,
};
