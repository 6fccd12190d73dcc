import { createHash } from 'node:crypto';
import { idOfModel, type Evidence, type Language, type ModelFinding } from '@pactwright/protocol';
import { inventedFigures } from '../model/invented-figures.js';
import { wordingOf } from '../model/wording.js';
import type { HiddenKind } from '../redaction/sensitive.js';
import type { Pseudonymizer } from '../redaction/pseudonymizer.js';
import type { ReviewAnswer } from './schema.js';

/* A stranger's account, address or link must not come back as advice; in quotes it stands where they wrote it. */
const NAMES: readonly HiddenKind[] = ['PERSON', 'COMPANY'];
const LONGEST_LINE = 600;

export interface Reviewed {
  readonly language: Language;
  /** The whole text that was checked. */
  readonly text: string;
  /** Where a quote stands in it. */
  readonly find: (quote: string) => Evidence | undefined;
}

/** What the model adds with proof; undefined when nothing in its answer is of use, such as one in another language. */
export function modelFindings(
  { findings }: ReviewAnswer,
  pseudonymizer: Pseudonymizer,
  { language, text, find }: Reviewed,
): ModelFinding[] | undefined {
  const line = { language, maxLength: LONGEST_LINE, kinds: NAMES };
  const isInvented = inventedFigures([text]);
  const told = findings.map(({ suggestion, why, quote, ...rest }) => ({
    ...rest,
    suggestion: wordingOf(suggestion, pseudonymizer, line),
    why: wordingOf(why, pseudonymizer, line),
    evidence: find(pseudonymizer.reveal(quote)),
  }));
  if (told.length > 0 && told.every(({ suggestion, why }) => !suggestion || !why)) return undefined;
  return told.flatMap(({ suggestion, why, evidence, ...rest }) =>
    suggestion && why && evidence && !isInvented(`${suggestion} ${why}`)
      ? [
          {
            ...rest,
            id: idOfModel(digest(`${rest.concept} ${evidence.start} ${evidence.quote}`)),
            suggestion,
            why,
            evidence,
          },
        ]
      : [],
  );
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
