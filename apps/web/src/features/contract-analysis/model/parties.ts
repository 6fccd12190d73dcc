import type { AnalysisParty, ContractAnalysis, ContractKind } from '@pactwright/protocol';

/** Words that stand for whoever speaks or is spoken to: no names, and not written like one. */
const PRONOUNS: ReadonlySet<string> = new Set(['you', 'we', 'i', 'mes', 'jūs', 'aš', 'tu']);
/** In which one party works for the other. */
const OF_WORK: ReadonlySet<ContractKind> = new Set([
  'services',
  'statement-of-work',
  'employment',
  'internship',
]);

/** What is usual in a line of work says nothing where nobody works for the other. */
export const isAboutWork = ({ industry }: ContractAnalysis): boolean => industry !== '';

/** A word of the contract as it is shown. */
export interface PartyWord {
  readonly text: string;
  readonly isPronoun: boolean;
}

const wordOf = (word: string): PartyWord => {
  const isPronoun = PRONOUNS.has(word.toLowerCase());
  const isWritten = isPronoun && word.toLowerCase() !== 'i';
  const text = isWritten ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1);
  return { text, isPronoun };
};

/** What the contract calls a party: its name, and the words that mean it there, none of them twice. */
export function wordsOf({ name, roles }: AnalysisParty): {
  readonly name: PartyWord;
  readonly roles: readonly PartyWord[];
} {
  return {
    name: wordOf(name),
    roles: [...new Set(roles)].filter((role) => role.toLowerCase() !== name.toLowerCase()).map(wordOf),
  };
}

export type Side = AnalysisParty['side'];

/** The reader and the other one, or nobody where the contract does not name two. */
export interface Sides {
  readonly reader: AnalysisParty;
  readonly other: AnalysisParty;
}

export function sidesOf({ parties }: ContractAnalysis, isOther: boolean): Sides | undefined {
  const [first, second] = parties;
  if (!first || !second) return undefined;
  return isOther ? { reader: second, other: first } : { reader: first, other: second };
}

/** Whether the reader may be the other party, and can say so. */
export const canSwitch = ({ parties, otherSide }: ContractAnalysis): boolean =>
  parties.length > 1 && otherSide !== null;

/** Whether it can be said of the reader that they do the work, and for whom: not of one who says that they are the other. */
export const doesTheWork = ({ kind, parties }: ContractAnalysis, isOther: boolean): boolean =>
  OF_WORK.has(kind) && !isOther && parties.every(({ certain }) => certain);

/** Whether advice for whoever works may be for the reader: in doubt about who is who it may. */
export const mayDoTheWork = ({ parties }: Pick<ContractAnalysis, 'parties'>, isOther: boolean): boolean =>
  !isOther || !parties.every(({ certain }) => certain);

/** Whether it was read for certain which of the two works for the other. */
export const knowsBoth = ({ parties }: Pick<ContractAnalysis, 'parties'>): boolean =>
  parties.length > 1 && parties.every(({ certain }) => certain);
