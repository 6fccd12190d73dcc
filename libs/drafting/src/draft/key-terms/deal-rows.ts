import { en as scopeEn } from '../../clauses/scope/en.js';
import { lt as scopeLt } from '../../clauses/scope/lt.js';
import type { Inline, TypedBlock } from '../../model/document.js';
import { withoutEnd } from '../../reading/abbreviation.js';
import { withoutLooseEnd, withoutWish } from '../../reading/work-name.js';
import { isContinuous, isOngoing } from '../../terms/engagement.js';
import type { Side, Terms, WorkType } from '../../terms/terms.js';
import { inEveryText, type Agreed, type KeyTermsWriter, type Row } from './row.js';

const SCOPE = { en: scopeEn, lt: scopeLt } as const;

/**
 * Characters of what somebody has typed up to which it stands in the table whole; of a longer text its beginning does, of a list its
 * first items. The short form has the clause on the same page, and words for no more.
 */
const LONGEST: Readonly<Record<Terms['length'], { readonly work: number; readonly list: number }>> = {
  full: { work: 260, list: 260 },
  short: { work: 60, list: 90 },
};
/** Characters to which a name is cut that alone would fill the row. */
const LONGEST_NAME = 90;

const party =
  (side: Side): Row['row'] =>
  (terms, { words, say, blank, format }) => ({
    text: say(terms[side].isCountryOpen ? words.partyOfNoCountry : words.party, {
      name: blank(`${side}.name`),
      form: words.forms[terms[side].kind],
      country: format.country(terms[side].country),
    }),
    clauses: ['parties'],
  });

function work(terms: Terms, write: KeyTermsWriter): Agreed {
  const { length, scope, scopeBlocks, workType, workTypeText } = terms;
  const { language, words, say, text, blank } = write;
  const clauses = ['scope.description'] as const;
  if (scopeBlocks.length === 0 && scope === undefined) return { text: [blank('terms.scope')], clauses };
  const isShort = inEveryText(
    terms,
    (text) => text.scopeBlocks.length === 0 && (text.scope ?? '').length <= LONGEST[length].work,
  );
  if (isShort && scope !== undefined) {
    return { text: text`${withoutWish(scope)}`, clauses };
  }
  const beginning = beginningOf(terms);
  /* Each text of a contract in both languages begins in its own words: with the same figures, or neither says them. */
  if (inEveryText(terms, (each) => figuresIn(beginningOf(each)) === figuresIn(beginning)))
    return { text: text`${beginning}`, clauses };
  const kinds: Partial<Record<WorkType, string>> = SCOPE[language].kinds;
  const kind = workTypeText ?? kinds[workType];
  return {
    text: kind === undefined ? say(words.described.otherwise) : say(words.described[length], { kind }),
    clauses,
  };
}

const figuresIn = (words: string): string => (words.match(/\d+/gu) ?? []).join(' ');

/** What the work begins with: its first sentence, or as much of it as fits. */
function beginningOf({ scope, scopeBlocks }: Omit<Terms, 'beside'>): string {
  const words = (scopeBlocks.length > 0 ? lineOf(scopeBlocks) : (scope ?? '')).replaceAll(/!+/gu, '.');
  const [sentence = words] = words.split(/(?<=[!?]|\p{L}{3}\.)\s(?=\p{Lu})/u);
  return shortened(withoutEnd(withoutWish(sentence), /[.;,]+$/u));
}

const lineOf = (blocks: readonly TypedBlock[]): string => blocks.map(({ text }) => text).join(' ');
/** A plain list short enough for one row. */
const fitsInOneLine = (blocks: readonly TypedBlock[], longest: number): boolean =>
  lineOf(blocks).length <= longest && blocks.every(({ level }) => level === 0);
/** The first items of a list, without what stands below them, with the marks that they have in their clause. */
const firstOf = (blocks: readonly TypedBlock[], count: number): string =>
  withoutEnd(lineOf(blocks.filter(({ level }) => level === 0).slice(0, count)), /[;.,]$/u);
/** Cut between words; a figure in two parts is not halved. */
const shortened = (name: string): string =>
  name.length <= LONGEST_NAME
    ? name
    : `${withoutLooseEnd(
        name
          .slice(0, LONGEST_NAME)
          .replace(/[ ,;:–-]*[^ ]*$/u, '')
          .replace(/(?: \d+)+$/u, ''),
      )}…`;

function deliverables(terms: Terms, { words, say, text, ref, format }: KeyTermsWriter): Agreed | undefined {
  const { deliverables: items, length } = terms;
  const { list: longest } = LONGEST[length];
  if (items.length === 0) return undefined;
  const clauses = ['scope.deliverables'] as const;
  if (inEveryText(terms, (each) => fitsInOneLine(each.deliverables, longest)))
    return { text: text`${withoutEnd(lineOf(items), /\.$/u)}`, clauses };
  const tops = items.filter(({ level }) => level === 0).length;
  const named = Array.from({ length: tops }, (_, at) => tops - at).find((count) =>
    inEveryText(terms, (each) => firstOf(each.deliverables, count).length <= longest),
  );
  const more = items.length - (named ?? 1);
  const names = shortenedUnless(named !== undefined, firstOf(items, named ?? 1));
  return {
    text:
      more === 0
        ? text`${names}`
        : length === 'short'
          ? say(words.more.short, { names, more: format.number(more) })
          : say(words.more.full, { names, more: format.number(more), place: ref('scope.deliverables') }),
    clauses,
  };
}

const shortenedUnless = (isWhole: boolean, names: string): string => (isWhole ? names : shortened(names));

const milestone =
  ({ payment }: Terms, { words, say, format }: KeyTermsWriter) =>
  ({ name, date, amount, percent }: Terms['milestones'][number]): Inline[] => {
    const part =
      amount !== undefined
        ? format.money(amount, payment.currency)
        : percent === undefined
          ? undefined
          : format.percent(percent);
    const share =
      part === undefined || payment.structure !== 'milestones' ? '' : say(words.share, { amount: part });
    return date === undefined
      ? say(words.milestone.otherwise, { name: shortened(name), share })
      : say(words.milestone.dated, { name: shortened(name), date: format.date(date), share });
  };

/** So many stages stand in the table, each with its day and what is paid. */
const MOST_STAGES = 6;

function milestones(terms: Terms, write: KeyTermsWriter): Agreed | undefined {
  if (terms.milestones.length === 0) return undefined;
  return {
    text: inEveryText(terms, ({ milestones: stages }) => stages.length <= MOST_STAGES)
      ? terms.milestones
          .map(milestone(terms, write))
          .flatMap((part, at) => [...(at === 0 ? [] : write.text`; `), ...part])
      : write.say(write.words.milestonesCounted, { number: write.format.number(terms.milestones.length) }),
    clauses: [
      'timeline.stages',
      ...(terms.payment.structure === 'milestones' ? (['fees.parts'] as const) : []),
    ],
  };
}

function dates(terms: Terms, { words, say, format, blank }: KeyTermsWriter): Agreed {
  const clauses = ['timeline.start', 'timeline.deadline'] as const;
  const start = terms.startDate === undefined ? blank('terms.startDate') : format.date(terms.startDate);
  if (isOngoing(terms)) {
    return { text: say(words.dates.ongoing, { start }), clauses: [...clauses, 'term.duration'] };
  }
  const end = terms.deadline === undefined ? blank('terms.deadline') : format.date(terms.deadline);
  return {
    text: say(isContinuous(terms) ? words.dates.until : words.dates.complete, { start, end }),
    clauses,
  };
}

function acceptance(terms: Terms, { words, say, format, has }: KeyTermsWriter): Agreed | undefined {
  if (!has('acceptance')) return undefined;
  const days = format.count(terms.acceptanceDays, 'working-day');
  return terms.style === 'client'
    ? {
        text: say(words.acceptance.signed, { days }),
        clauses: ['acceptance.review', 'acceptance.sign-off'],
      }
    : { text: say(words.acceptance.deemed, { days }), clauses: ['acceptance.review', 'acceptance.deemed'] };
}

/** Who does what for whom, and until when. */
export const dealRows: readonly Row[] = [
  { name: 'provider', row: party('provider') },
  { name: 'client', row: party('client') },
  { name: 'work', row: work },
  { name: 'deliverables', row: deliverables },
  { name: 'dates', row: dates },
  { name: 'milestones', row: milestones },
  {
    name: 'revisions',
    row: ({ revisionRounds, payment }, { words, say, format }) =>
      revisionRounds === undefined
        ? undefined
        : {
            text: say(words.revisions[payment.structure === 'hourly' ? 'byTime' : 'included'], {
              rounds: format.countOf(revisionRounds, 'revision-round'),
            }),
            clauses: ['revisions.rounds'],
          },
  },
  { name: 'acceptance', row: acceptance },
];
