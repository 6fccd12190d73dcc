import type { Language } from '../model/document.js';
import type { Figure, NewParagraphs, TextEdit } from './proposal.js';

/* Two changes are made each for its own sentence, and some of them say one thing besides: a reader of the contract meets it twice. */

/** What becomes of the text by one change. */
export interface Saying {
  readonly key: string;
  readonly edits: readonly TextEdit[];
  readonly insert: NewParagraphs | null;
  readonly repeats: string | null;
  readonly figures: readonly Figure[];
}

/** What is left out where another change says it, or says more, in other words. */
const SAID_BY: Readonly<Record<Language, readonly (readonly [said: RegExp, by: RegExp])[]>> = {
  en: [
    [/^rights pass only in the final accepted result/u, /^the rights in the accepted results pass to/u],
    [/^(?!.*skill and care).*will repair defects of the work/u, /will repair defects of the work/u],
    [/^a party that delays it by its own fault/u, /^for a delay by its own fault a party owes/u],
    [/^no penalty is owed for late work/u, /^for a delay by its own fault a party owes/u],
    [/^each party makes good the losses/u, /^each party makes good the losses.*, up to the /u],
    [/will pay an advance of/u, /will pay .* before the work starts and the rest/u],
    [/^it counts towards the /u, /will pay .* before the work starts and the rest/u],
    [/^where the work is cancelled by /u, /^where the work is cancelled or stopped, /u],
    [/^where the project is called off, /u, /^where the work is cancelled /u],
    [/^further help is agreed/u, /^further help is agreed/u],
    [/^each party pays its own taxes/u, /will work as an independent business/u],
    [/will work independently and choose/u, /will work as an independent business/u],
    [/will give answers and materials within/u, /will supply the materials, access and answers/u],
    [/will supply the materials and access/u, /will supply the materials, access and answers/u],
    [/may have others do parts of the work/u, /may have others do parts of the work/u],
  ],
  lt: [
    [/pereina tik teisės į galutinį priimtą rezultatą/u, /^teisės į priimtus rezultatus pereina/u],
    [/^(?!.*rūpestingai).*tais\p{L}* darbo trūkumus/u, /tais\p{L}* darbo trūkumus/u],
    [/^dėl savo kaltės jį vėluojanti šalis/u, /^už vėlavimą dėl savo kaltės šalis moka/u],
    [/^už vėluojamą atlikti darbą netesybų nemokama/u, /^už vėlavimą dėl savo kaltės šalis moka/u],
    [/^kiekviena šalis atlygina nuostolius, kuriuos/u, /^kiekviena šalis atlygina nuostolius.*neviršijant/u],
    [/dydžio avansą/u, /prieš pradedant darbą, o likusią dalį/u],
    [/^jis įskaitomas į /u, /prieš pradedant darbą, o likusią dalį/u],
    [/^jeigu .* atšauk\p{L}* darbą, /u, /^jeigu darbas atšaukiamas ar sustabdomas, /u],
    [/^atšaukus projektą, /u, /^jeigu .* (?:atšauk\p{L}* darbą|atšaukiamas ar sustabdomas), /u],
    [/^dėl tolesnės pagalbos susitariama/u, /^dėl tolesnės pagalbos susitariama/u],
    [/^kiekviena šalis moka savo mokesčius/u, /savarankiškai, o ne pagal darbo sutartį/u],
    [/savarankiškai ir pasirenk\p{L}* darbo laiką/u, /savarankiškai, o ne pagal darbo sutartį/u],
    [/pateik\p{L}* atsakymus ir medžiagą per/u, /medžiagą, prieigą ir atsakymus/u],
    [/pateik\p{L}* darbui reikalingą medžiagą ir prieigą/u, /medžiagą, prieigą ir atsakymus/u],
    [/dalį darbo pavesti kitiems/u, /dalį darbo pavesti kitiems/u],
  ],
};

/** What a statement says hangs on the one before it. */
const POINTS_BACK: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:until then|that time|by the delay|(?:this|these) (?!agreement|contract|work)\p{L}+|it|them|they|such|the rest|that)(?!\p{L})/u,
  lt: /(?<!\p{L})(?:iki tol|tok\p{L}{1,3}|tai|tam|to|ši|šis|šį|šią|šios|šio|ja|jis|jais|likusi\p{L}*)(?! (?:sutart|sutarč|darb))(?!\p{L})/u,
};

const SENTENCES = /^[\p{Lu}\d"„“].*[.!?]$/su;
const BETWEEN = /(?<=\p{L}{2}[)"”“]?[.!?;]) (?=\S)/u;

/** Sentences, and parts of them between semicolons; none of words that are no whole sentences. */
export const statementsIn = (words: string): readonly string[] =>
  SENTENCES.test(words) ? words.split(BETWEEN) : [];

/** The same with any number, and as a sentence or as a part of one. */
const plainOf = (statement: string): string =>
  statement
    .toLowerCase()
    .replaceAll(/\d+(?: \(\p{L}[^)]*\))?/gu, '#')
    .replace(/[.;]$/u, '');

/** A statement to be laid beside others: which rules of `SAID_BY` leave it out, and which it is the other side of, a bit each. */
interface Stated {
  readonly plain: string;
  readonly said: number;
  readonly by: number;
}

const STATED: Readonly<Record<Language, Map<string, Stated>>> = { en: new Map(), lt: new Map() };
/** More are begun anew: the words of one reply are read again and again, those of the last one are not. */
const MOST_STATED = 4_000;

function statedOf(statement: string, language: Language): Stated {
  const known = STATED[language];
  const before = known.get(statement);
  if (before !== undefined) return before;
  const plain = plainOf(statement);
  const bits = (side: 0 | 1): number =>
    SAID_BY[language].reduce((all, rule, at) => (rule[side].test(plain) ? all | (1 << at) : all), 0);
  const stated = { plain, said: bits(0), by: bits(1) };
  if (known.size >= MOST_STATED) known.clear();
  known.set(statement, stated);
  return stated;
}

/** Whether a statement need not be said beside another. */
export function isSaidBy(statement: string, other: string, language: Language): boolean {
  const [one, two] = [statedOf(statement, language), statedOf(other, language)];
  return one.plain === two.plain || (one.said & two.by) !== 0;
}

interface Passage {
  readonly change: Saying;
  readonly isInsert: boolean;
  readonly at: number;
  readonly statements: readonly string[];
  /** Of each statement the key of the change that says it. */
  readonly saidIn: (string | undefined)[];
}

/**
 * Changes that are made together without what another of them says as well: what repeats another goes, and what both say stays where it
 * stands first in the text, and in changed sentences rather than in new ones. What says nothing any more tells which does (`repeats`).
 */
export function saidOnce<T extends Saying>(language: Language, all: readonly T[]): readonly T[] {
  const keys = new Set(all.map(({ key }) => key));
  const changes = all.some(({ repeats }) => repeats !== null && keys.has(repeats))
    ? all.map((change) => (change.repeats !== null && keys.has(change.repeats) ? silent(change) : change))
    : all;
  const passages = changes.flatMap((change) => passagesOf(change));
  passages.sort((a, b) => Number(a.isInsert) - Number(b.isInsert) || a.at - b.at);
  for (const passage of [...passages].reverse()) leaveOut(passage, passages, language);
  const fewer = passages.filter(({ saidIn }) => saidIn.some((key) => key !== undefined));
  if (fewer.length === 0) return changes;
  return changes.map((change) => {
    const own = fewer.filter((passage) => passage.change === change);
    return own.length === 0 ? change : withOnly(change, own);
  });
}

const silent = <T extends Saying>(change: T): T => ({
  ...change,
  edits: change.edits.map((edit) => ({ ...edit, text: '' })),
  insert: null,
  figures: [],
});

function passagesOf(change: Saying): readonly Passage[] {
  const passage = (words: string, at: number, isInsert: boolean): readonly Passage[] => {
    const statements = statementsIn(words);
    return statements.length === 0
      ? []
      : [{ change, isInsert, at, statements, saidIn: statements.map(() => undefined) }];
  };
  const { edits, insert } = change;
  return [
    ...edits.flatMap(({ text, start }) => passage(text, start, false)),
    ...(insert?.paragraphs.flatMap((words) => passage(words, insert.after, true)) ?? []),
  ];
}

/** Leaves out what others say, but not what the next statement, which stays, goes on with. */
function leaveOut(
  { change, statements, saidIn }: Passage,
  all: readonly Passage[],
  language: Language,
): void {
  const others = all.filter((other) => other.change !== change);
  const sayerOf = (statement: string): string | undefined =>
    others.find(({ statements: said, saidIn: gone }) =>
      said.some((each, at) => gone[at] === undefined && isSaidBy(statement, each, language)),
    )?.change.key;
  const hangs = statements.map((each, at) => at > 0 && POINTS_BACK[language].test(plainOf(each)));
  const said = statements.map(sayerOf);
  for (let at = 0; at < statements.length; at++) {
    const next = hangs.indexOf(false, at + 1);
    const end = next === -1 ? statements.length : next;
    const [first, ...more] = said.slice(at, end);
    if (first !== undefined && more.every((each) => each !== undefined))
      for (let each = at; each < end; each++) saidIn[each] = said[each];
    at = end - 1;
  }
}

function withOnly<T extends Saying>(change: T, passages: readonly Passage[]): T {
  const wordsLeft = (words: string, at: number): string => {
    const passage = passages.find((each) => each.at === at && each.statements.join(' ') === words);
    return passage === undefined
      ? words
      : joined(passage.statements.filter((_, each) => passage.saidIn[each] === undefined));
  };
  const edits = change.edits.map((edit) => ({ ...edit, text: wordsLeft(edit.text, edit.start) }));
  const { insert } = change;
  const paragraphs = insert?.paragraphs
    .map((words) => wordsLeft(words, insert.after))
    .filter((words) => words !== '');
  const isSilent = edits.every(({ text }) => text === '') && (paragraphs ?? []).length === 0;
  const [sayer] = passages.flatMap(({ saidIn }) => saidIn.filter((key) => key !== undefined));
  return {
    ...change,
    edits,
    insert:
      insert === null || paragraphs === undefined || paragraphs.length === 0
        ? null
        : { ...insert, paragraphs },
    ...(isSilent ? { repeats: sayer, figures: [] } : {}),
  };
}

/** Each statement a sentence, or a part of one as it was. */
function joined(statements: readonly string[]): string {
  const whole = statements.map((each, at) => {
    const before = statements[at - 1];
    const begun = before?.endsWith(';') === true ? each : each.charAt(0).toUpperCase() + each.slice(1);
    return at === statements.length - 1 ? begun.replace(/;$/u, '.') : begun;
  });
  return whole.join(' ');
}
