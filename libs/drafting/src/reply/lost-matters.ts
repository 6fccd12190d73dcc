import { TOPICS, topicOf } from '../check/concepts/names.js';
import { readingOf, type Readings } from '../check/concepts/read-concepts.js';
import { readContract, type ReadContract } from '../check/read-contract.js';
import type { Finding } from '../check/report.js';
import type { Sentence } from '../check/segment.js';
import { words } from '../check/whole-words.js';
import type { FactKey } from '../deal/facts.js';
import { dealOf, type DealFact, type DealReadings } from '../deal/read-deal.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import type { DraftedChange } from './drafted-change.js';
import { isMatter, type Matter } from './matter-names.js';
import type { Place } from './proposal.js';
import { together } from './together.js';

/** Surely about something, and not at all: log odds of the reader. */
const SURELY = 2;
const HARDLY = 0;

const OF_FACTS: Readonly<Record<FactKey, Matter>> = {
  'payment-days': 'invoicing',
  amount: 'fees',
  start: 'timeline',
  end: 'timeline',
  term: 'term',
  notice: 'notice',
  renewal: 'renewal',
  'liability-cap': 'liability-cap',
  'late-interest': 'late-payment',
  law: 'governing-law',
  court: 'disputes',
  confidentiality: 'confidentiality',
  'non-compete': 'exclusivity',
  'ip-moment': 'ip-ownership',
  revisions: 'revisions',
};

const LEAVING = words('leav(?:e|es|ing)', 'end', 'pasitrauk\\p{L}*', 'nutrauk\\p{L}*');
/** What the reader does not surely tell by a remark of a few words. */
const NAMED_BY: Partial<Readonly<Record<Matter, RegExp>>> = {
  acceptance: words('accept\\p{L}*', 'approv\\p{L}*', 'pri[iė]m\\p{L}*', 'patvirtin\\p{L}*'),
  'background-materials': words('earlier work', 'anksčiau sukurt\\p{L}*'),
  customers: words('customers?', 'klient\\p{L}*'),
  disputes: words(
    'courts?',
    'disputes?',
    'arbitrat\\p{L}*',
    'ginč\\p{L}*',
    'teism\\p{L}*',
    'arbitraž\\p{L}*',
  ),
  exclusivity: words(
    'work for others',
    'customers?',
    'competitors?',
    'dirbti kitiems',
    'konkurent\\p{L}*',
    'klient\\p{L}*',
  ),
  'late-payment': words('late', 'on time', 'delay', 'laiku', '(?:pa)?vėl[au]\\p{L}*'),
  'liability-cap': words('loss(?:es)?', 'liab\\p{L}*', 'damages?', 'nuostol\\p{L}*', 'atsakom\\p{L}*'),
  'liquidated-damages': words(
    'penalt\\p{L}*',
    'fixed sum',
    'fiksuot\\p{L}* sum\\p{L}*',
    'netesyb\\p{L}*',
    'baud\\p{L}*',
  ),
  notice: words('notice', 'leav(?:e|es|ing) with', 'įspėj\\p{L}*'),
  renewal: words('renew\\p{L}*', 'exten(?:d|sion)\\p{L}*', 'pratęs\\p{L}*'),
  'termination-breach': LEAVING,
  'termination-convenience': LEAVING,
};

/** The reader takes a change by notice for a way out of the contract. */
const LEAVES = words(
  'terminat\\p{L}*',
  'cancel\\p{L}*',
  'rescind\\p{L}*',
  'withdraw\\p{L}*',
  'leav(?:e|es|ing)',
  'end(?:s|ed|ing)?',
  'call off',
  'nutrauk\\p{L}*',
  'pasitrauk\\p{L}*',
  'atsisak\\p{L}*',
  'atšauk\\p{L}*',
  'baig\\p{L}*',
  'pabaig\\p{L}*',
);
const OF_LEAVING: ReadonlySet<string> = new Set(['termination-breach', 'termination-convenience']);

const STAFF = words(
  'staff',
  'employ\\p{L}*',
  'personnel',
  'people',
  'workers?',
  'darbuotoj\\p{L}*',
  'personal\\p{L}*',
  'komand\\p{L}*',
);

interface Known {
  readonly readings: Readings;
  readonly deals: DealReadings;
}

const touches = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;
const valuesOf = (facts: readonly DealFact[], key: FactKey): string =>
  facts
    .filter((fact) => fact.key === key)
    .map(({ value }) => JSON.stringify(value))
    .sort()
    .join();

/**
 * Of each change, by its key, what its own sentence says and the words in its place do not, or say otherwise, beside the matter of the
 * finding that it answers: topics that the check reads or finds something of, and terms that are read of a deal. All of the changes are made.
 */
export function lostMatters(
  contract: ReadContract,
  changes: readonly DraftedChange[],
  findings: Iterable<Finding>,
  { readings, deals }: Known,
): ReadonlyMap<string, readonly Matter[]> {
  const { text, language } = contract;
  const settled = together(text, language, changes);
  const made = applied(text, settled);
  const after = readContract(made.text, { language });
  const blamed = [...findings];
  const facts = dealOf(contract, deals, readings);
  const factsAfter = dealOf(after, deals, readings);
  const aboutIn = (sentences: readonly Sentence[], odds: number): ReadonlySet<string> => {
    const about = sentences.map((each) => readingOf(each, language, readings).topics);
    return new Set(TOPICS.filter((_, at) => about.some((topics) => (topics[at] ?? 0) > odds)));
  };
  return new Map(
    changes.map((change, at): readonly [string, readonly Matter[]] => {
      const { evidence, id } = change.finding;
      if (evidence === undefined || !isStriking(text, change)) return [change.key, []];
      const places = made.places.get(settled[at] ?? change) ?? [];
      const isThere = (each: Place): boolean => touches(each, evidence);
      const isNew = (each: Place): boolean => places.some((place) => touches(each, place));
      const said = aboutIn(contract.sentences.filter(isThere), SURELY);
      const says = aboutIn(after.sentences.filter(isNew), HARDLY);
      const own = facts.filter(isThere);
      const fresh = factsAfter.filter(isNew);
      /* One for being late with the work is read as one for being late to pay. */
      const isPenalty = topicOf(id) === 'liquidated-damages';
      const changed = own
        .map(({ key }) => key)
        .filter((key) => valuesOf(own, key) !== valuesOf(fresh, key))
        .map((key) => (key === 'late-interest' && isPenalty ? 'liquidated-damages' : OF_FACTS[key]));
      const found = blamed.flatMap((each) =>
        each.evidence !== undefined && isThere(each.evidence) ? topicOf(each.id) : [],
      );
      const about = aboutIn(contract.sentences.filter(isThere), HARDLY);
      const matters = [
        ...[...said, ...found.filter((topic) => about.has(topic))]
          .filter((topic) => !says.has(topic))
          .filter(isMatter),
        ...changed,
      ];
      const plain = contract.sentences
        .filter(isThere)
        .map((each) => each.plain)
        .join(' ');
      const named = matters
        .filter((each) => each !== topicOf(id) && (!OF_LEAVING.has(each) || LEAVES.test(plain)))
        .map((each) => (each === 'non-solicitation' && !STAFF.test(plain) ? 'customers' : each));
      return [change.key, [...new Set(named)]];
    }),
  );
}

const LEAST_STRUCK = 4;
/** Whether more than a number or a word or two of it go. */
const isStriking = (text: string, { edits }: DraftedChange): boolean =>
  edits.some(({ start, end }) => (text.slice(start, end).match(/\p{L}+/gu)?.length ?? 0) >= LEAST_STRUCK);

/** Those of the matters that a remark does not speak of. */
export function unnamed(
  matters: readonly Matter[],
  remark: string,
  language: Language,
  readings: Readings,
): readonly Matter[] {
  const plain = remark.toLowerCase();
  const { topics } = readingOf({ plain, heading: '' }, language, readings);
  return matters.filter(
    (each) => NAMED_BY[each]?.test(plain) !== true && !((topics[TOPICS.indexOf(each)] ?? 0) > HARDLY),
  );
}
