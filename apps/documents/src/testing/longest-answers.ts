import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/drafting';
import { fc } from '@pactwright/drafting/test';
import {
  ADDITION_MAX_LENGTH,
  ANSWER_MAX_LENGTH,
  LINE_MAX_LENGTH,
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX,
  type Addition,
} from '@pactwright/protocol';

/** Choices behind whose "Other" stands a text of one's own. */
const OWN_WORDS = [
  'freelance_type',
  'payment_structure',
  'currency',
  'provider_country',
  'client_country',
  'governing_law',
] as const;
const SEVERAL_LINES = ['scope_of_work', 'deliverables', 'exclusions'] as const;

export interface LongestAnswers {
  readonly answers: Answers;
  readonly additions: readonly Addition[];
  /** What each of them says: words that occur nowhere else, so that they can be looked for. */
  readonly texts: readonly string[];
}

/* Letters and figures only: no other text of a contract has words like these. */
const mark = (at: number): string => `Ž${'abcdefghijklmnopqrstuvwxyz'[at] ?? ''}q`;

/** A text of exactly so many characters, of words that say which text they are of and which of its words. */
function textOf(prefix: string, length: number, breaks: readonly string[]): string {
  let text = `${prefix}0`;
  for (let at = 1; ; at += 1) {
    const next = `${breaks[at % breaks.length] ?? ' '}${prefix}${at}`;
    if (text.length + next.length > length) return text.padEnd(length, 'x');
    text += next;
  }
}

const breaks = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts, ' ', ' ', ' ', ' '), { minLength: 7, maxLength: 60 });
const LINES = ['\n', '\n\n', '\n- ', '\n• ', '\n  - ', '\n1. ', '\n2) ', '\na) ', '. ', ', ', ': ', ';\n'];

/** Every text of the wizard as long as it is accepted, whatever lines it is in; stages and additions as many as there may be. */
export const longestAnswers: fc.Arbitrary<LongestAnswers> = fc
  .record({ lines: fc.array(breaks(LINES), { minLength: 5, maxLength: 5 }), line: breaks([', ', '; ']) })
  .map(({ lines, line }) => {
    const typed = SEVERAL_LINES.map(
      (key, at) => [key, textOf(mark(at), ANSWER_MAX_LENGTH, lines[at] ?? [' '])] as const,
    );
    const own = OWN_WORDS.map(
      (key, at) => [`${key}${OTHER_SUFFIX}`, textOf(mark(at + 5), LINE_MAX_LENGTH, line)] as const,
    );
    const city = textOf(mark(4), LINE_MAX_LENGTH, line);
    const stages = Array.from({ length: MILESTONES_MAX }, (_, at) => ({
      name: textOf(`Š${mark(20)}${at}x`, MILESTONE_NAME_MAX_LENGTH, line),
      date: '2027-03-01',
      amount: '100',
      unit: 'money' as const,
      acceptance: textOf(`Š${mark(21)}${at}x`, MILESTONE_ACCEPTANCE_MAX_LENGTH, line),
    }));
    const additions = [0, 1].map((at) => ({
      id: `own:${at}`,
      clauseId: at === 0 ? 'scope' : '',
      text: textOf(mark(at + 15), ADDITION_MAX_LENGTH, lines[at + 3] ?? [' ']),
    }));
    return {
      answers: {
        ...Object.fromEntries([...typed, ...own]),
        ...Object.fromEntries(OWN_WORDS.map((key) => [key, OTHER_VALUE])),
        court_city: city,
        milestones: stages,
      },
      additions,
      texts: [
        ...typed.map(([, text]) => text),
        ...own.map(([, text]) => text),
        city,
        ...stages.flatMap(({ name, acceptance }) => [name, acceptance]),
        ...additions.map(({ text }) => text),
      ],
    };
  });

/** The beginnings of those texts of which a word is missing, or out of its order. */
export function lostIn(read: string, texts: readonly string[]): string[] {
  const words = wordsOf(read);
  const lost = texts.filter((text) => {
    const prefix = /^\p{L}+/u.exec(text)?.[0] ?? text;
    /* How an item of a list is marked is not a word of it. */
    const own = wordsOf(text).filter((word) => word.startsWith(prefix));
    const present = words.filter((word) => word.startsWith(prefix));
    return !` ${present.join(' ')} `.includes(` ${own.join(' ')} `);
  });
  return lost.map((text) => text.slice(0, 20));
}

/* A line of a page may end within a long run of words, never within a word. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
