import { noDescription } from '../reading/no-item.js';
import { asOneLine } from '../reading/text.js';
import { isBesideThePoint, isOpen } from './beside-the-point.js';
import { deniesWork, exclusionsInside, exclusionsOf, isWork } from './left-out.js';
import { deliverablesInside, hasPairs, isThing, itemOf, listKindOf, withPairs, type Item } from './lists.js';
import { isOthersDuty } from './others-duty.js';
import type { Finding, Proposal } from './proposal.js';
import { countsRounds } from './shares.js';
import type { Statement } from './statements.js';
import {
  asksForRounds,
  asksForWork,
  beginningOf,
  countsThings,
  isAboutLetter,
  isAboutSigning,
  isChatty,
  isGreeting,
  namesWork,
  saysWhen,
  workTypeIn,
} from './work.js';

/** What a brief says about the work itself. */
export interface Described {
  /** Statements that say what is wanted. */
  readonly wishes: readonly Statement[];
  readonly proposals: readonly Proposal[];
  readonly workType: readonly Finding[];
}

/** What the thing that is made has to be like: "It should work on phones." */
const REQUIREMENT =
  /^\W*(?:it|they|the (?:site|website|shop|app|page|logo|texts?|articles?|videos?|design)|all (?:texts|pages|articles|files)|each (?:article|page|video|text)|jis|ji|jie|jos|svetain\w+|parduotuv\w+|logotip\w+|tekst\w+|straipsn\w+|kiekvien\w+ (?:straipsn|tekst|puslap|vaizd)\w+)\b[^.]{0,30}\b(?:should|must|needs? to|has to|have to|will|turi|turetu|bus|privalo|po)\b/u;
const LONGEST = 6_000;
const LIST_ITEMS = 40;

const unique = (items: readonly Item[]): Item[] =>
  items.filter(({ text }, at) => items.findIndex((each) => each.text === text) === at);

const listProposal = (
  key: 'deliverables' | 'exclusions',
  items: readonly Item[],
  isCertain: boolean,
): Proposal[] =>
  items.length === 0
    ? []
    : [
        {
          key,
          value: unique(items)
            .slice(0, LIST_ITEMS)
            .map(({ text }) => text)
            .join('\n'),
          quotes: unique(items)
            .slice(0, LIST_ITEMS)
            .map(({ start, end }) => ({ start, end })),
          isCertain,
          alternatives: [],
        },
      ];

/** `isPersonal`: whether words hold the name or address of somebody, which no answer may. */
export function describedWork(
  statements: readonly Statement[],
  isPersonal: (words: string) => boolean,
): Described {
  const own = statements.filter((each) => !isBesideThePoint(each));
  const prose = own.filter((each) => !each.isItem && !each.isSignature && !isAboutSigning(each));
  const asked = prose.filter(
    (each) =>
      asksForWork(each) && !asksForRounds(each) && !deniesWork(each) && exclusionsInside(each).length === 0,
  );
  const ofWork = asked.filter((each) => !isAboutLetter(each) && !saysWhen(each));
  const wished = ofWork.length > 0 ? ofWork : asked;
  const [title] = statements.filter(
    (each) =>
      !each.isItem && !each.isSignature && !isAboutSigning(each) && !isGreeting(each) && !isAboutLetter(each),
  );
  const wishes = wished.length > 0 ? wished : prose.filter((each) => each === title && namesWork(each));
  const paragraphs = new Set(wished.map(({ paragraph }) => paragraph));
  const more = prose.filter(
    (each) =>
      wished.length > 0 &&
      (REQUIREMENT.test(each.plain) ||
        (paragraphs.has(each.paragraph) && (namesWork(each) || countsThings(each)) && isThing(each.plain))) &&
      !isAboutLetter(each) &&
      !saysWhen(each) &&
      !isOthersDuty(each.text) &&
      !deniesWork(each) &&
      exclusionsInside(each).length === 0 &&
      !countsRounds(each) &&
      !asksForRounds(each),
  );
  const scope = prose.filter((each) => wishes.includes(each) || more.includes(each));
  const listed = (kind: 'deliverables' | 'exclusions') =>
    own
      .filter((each) => each.isItem && kindOf(each, wishes) === kind)
      .flatMap((each) => itemOf(each) ?? [])
      .filter((item) => isWork(item) && !isPersonal(item.text));
  const things = listed('deliverables');
  const inside =
    things.length > 0
      ? []
      : wishes.flatMap((each) => deliverablesInside(each) ?? []).filter((i) => !isPersonal(i.text));
  const leftOut = [
    ...listed('exclusions'),
    ...statements.filter((each) => !each.isItem && !each.isSignature && !isOpen(each)).flatMap(exclusionsOf),
  ].filter((item) => !isPersonal(item.text));
  return {
    wishes,
    proposals: [
      ...scopeProposal(scope, isPersonal),
      ...listProposal('deliverables', things.length > 0 ? things : inside, things.length > 0),
      ...listProposal('exclusions', leftOut, true),
    ],
    workType: workTypeIn([...scope, ...own.filter((each) => kindOf(each, wishes) === 'deliverables')]),
  };
}

/** Of what a list item is one; where work is asked for, items that nothing else names are what is wanted. */
function kindOf({ heading, isItem }: Statement, wishes: readonly Statement[]) {
  if (!isItem) return undefined;
  return listKindOf(heading) ?? (wishes.length > 0 ? 'deliverables' : undefined);
}

/** What stands beside a name or is one, in brackets or quotes. */
const ASIDE = /\s*(?:\([^()]*\)|[„“"][^„“”"]{1,60}[“”"])/gu;
const SMILEY = /(?<=\s)[:;]-?[()]/gu;

function scopeProposal(scope: readonly Statement[], isPersonal: (words: string) => boolean): Proposal[] {
  const withoutNames = (words: string): string =>
    words.replaceAll(ASIDE, (aside) => (isPersonal(aside) ? '' : aside));
  const parts = scope.flatMap((statement) => {
    const from = beginningOf(statement, isPersonal);
    const said = statement.text.slice(from);
    const words = withPairs(withoutNames(said.replaceAll(SMILEY, '')));
    const lead = said.length - said.trimStart().length;
    const quote = {
      start: statement.start + from + lead,
      end: statement.start + statement.text.trimEnd().length,
    };
    return words.trim() === '' || isPersonal(words)
      ? []
      : [{ said, words: asOneLine(words).replace(/\s*:$/u, ''), quote, paragraph: statement.paragraph }];
  });
  const text = parts
    .map(({ words, paragraph }, at) =>
      at === 0 ? words : `${parts[at - 1]?.paragraph === paragraph ? ' ' : '\n'}${words}`,
    )
    .join('');
  if (text === '' || text.length > LONGEST || noDescription(text) !== undefined) return [];
  return [
    {
      key: 'scope_of_work',
      value: text.charAt(0).toUpperCase() + text.slice(1),
      quotes: parts.map(({ quote }) => quote),
      isCertain:
        parts.every(({ said }) => isPlain(said)) && hasPairs(parts.map(({ said }) => said).join(' ')),
      alternatives: [],
    },
  ];
}

/** Whether it describes the work and is no talk, price or duty of others. */
const isPlain = (text: string): boolean => hasPairs(text) && !isOthersDuty(text) && !isChatty(text);
