import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentKind, FindingKind } from '../src/check/report.js';
import { CLAUSE_IDS, type ClauseId, type Language, type RiskFactor } from '../src/model.js';
import type { WorkType } from '../src/terms.js';

const FOLDER = path.join(import.meta.dirname, '../corpus');

/** What a contract should be found to be about one clause; corpus/README.md says how it is written. */
export interface Expectation {
  readonly clause: ClauseId;
  readonly is: FindingKind | 'present' | 'not-a-finding';
  /** A piece of the passage that must be quoted. */
  readonly at: string | undefined;
  readonly atLeast: RiskFactor;
  readonly atMost: RiskFactor;
}

export interface CorpusItem {
  readonly name: string;
  readonly language: Language;
  readonly document: DocumentKind;
  readonly industry: WorkType | undefined;
  readonly text: string;
  readonly expectations: readonly Expectation[];
}

/** One part of a good contract: the clause it belongs to, none for titles and headings that several share. */
interface Part {
  readonly clause: ClauseId | undefined;
  readonly text: string;
}

export interface GoodContract extends Omit<CorpusItem, 'text' | 'expectations'> {
  readonly parts: readonly Part[];
}

const LINE =
  /^([a-z-]+): (present|missing|one-sided|vague|risky|not-a-finding)(?: at "(.+?)")?(?: from ([1-5]))?(?: to ([1-5]))?$/u;
const PART = /^=== (.+)\n/mu;

const isClause = (name: string): name is ClauseId => (CLAUSE_IDS as readonly string[]).includes(name);

function clauseNamed(name: string): ClauseId {
  if (!isClause(name)) throw new Error(`No clause is called ${name}`);
  return name;
}

interface Written {
  readonly settings: Readonly<Record<string, string>>;
  readonly expectations: readonly Expectation[];
  readonly text: string;
}

function read(file: string): Written {
  const [front = '', text = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^---\n/mu);
  const settings: Record<string, string> = {};
  const expectations: Expectation[] = [];
  for (const line of front.split('\n').filter((each) => each !== '')) {
    const [, clause, is, at, from = '1', to = '5'] = LINE.exec(line) ?? [];
    if (clause === undefined) {
      const [key = '', value = ''] = line.split(': ');
      settings[key] = value;
    } else {
      expectations.push({
        clause: clauseNamed(clause),
        is: is as Expectation['is'],
        at,
        atLeast: Number(from) as RiskFactor,
        atMost: Number(to) as RiskFactor,
      });
    }
  }
  return { settings, expectations, text };
}

const namesIn = (folder: string): string[] =>
  readdirSync(path.join(FOLDER, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort();

const headOf = (file: string, { settings }: Written, language: Language) => ({
  name: file.replace(/\.txt$/u, ''),
  language,
  document: (settings['document'] ?? 'contract') as DocumentKind,
  industry: settings['industry'] as WorkType | undefined,
});

/** The contracts with nothing to say against them, in parts. */
export function goodContracts(language: Language): GoodContract[] {
  return namesIn(`${language}/good`).map((name) => {
    const file = `${language}/good/${name}`;
    const written = read(file);
    const [, ...cut] = written.text.split(PART);
    const parts = cut.flatMap((tag, at) =>
      at % 2 === 0 ? [{ clause: tag === '*' ? undefined : clauseNamed(tag), text: cut[at + 1] ?? '' }] : [],
    );
    return { ...headOf(file, written, language), parts };
  });
}

const joined = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');
export const wholeText = ({ parts }: GoodContract): string => joined(parts);
export const textWithout = ({ parts }: GoodContract, clause: ClauseId): string =>
  joined(parts.filter((part) => part.clause !== clause));

/** A good contract with the item's text in place of some of its clauses. */
function putInto(good: GoodContract, clauses: readonly ClauseId[], text: string): string {
  const isReplaced = ({ clause }: Part) => clause !== undefined && clauses.includes(clause);
  const first = good.parts.findIndex(isReplaced);
  if (first === -1) throw new Error(`${good.name} has none of ${clauses.join(', ')}`);
  const own = { clause: undefined, text: `${text}\n` };
  return joined(good.parts.flatMap((part, at) => (at === first ? [own] : isReplaced(part) ? [] : [part])));
}

/** Short contracts and single clauses; a clause stands in a good contract, so that nothing else is to be found. */
export function corpusItems(language: Language): CorpusItem[] {
  const good = goodContracts(language);
  return namesIn(language).map((name) => {
    const file = `${language}/${name}`;
    const written = read(file);
    const { within, replaces = '' } = written.settings;
    const host = good.find(({ name: host }) => host === `${language}/good/${within}`);
    if (within !== undefined && host === undefined) throw new Error(`${file} stands in no known contract`);
    const text =
      host === undefined ? written.text : putInto(host, replaces.split(' ').map(clauseNamed), written.text);
    for (const { at } of written.expectations) {
      if (at !== undefined && !plain(text).includes(plain(at)))
        throw new Error(`${file} does not say: ${at}`);
    }
    return { ...headOf(file, written, language), text, expectations: written.expectations };
  });
}

/** What is no contract, or none that can be read. */
export function otherTexts(): CorpusItem[] {
  return namesIn('other').map((name) => {
    const written = read(`other/${name}`);
    const language = written.settings['language'] === 'lt' ? 'lt' : 'en';
    return { ...headOf(`other/${name}`, written, language), text: written.text, expectations: [] };
  });
}

/** Without the line ends of the file, which quotes may keep. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ');
