import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '../src/check/unwrap.js';
import type { Language } from '../src/model/document.js';
import type { DealLabel } from './deal-score.js';

export interface LabelledDeal {
  readonly contract: string;
  readonly language: Language;
  /** As an uploaded file of it is read: every line that was not wrapped is a paragraph. */
  readonly text: string;
  readonly facts: readonly DealLabel[];
}

/** Where the texts of each set of labels are. */
const TEXTS = {
  known: 'contracts',
  'kept-back': 'contracts',
  learned: 'deal/learned',
  second: 'deal/second',
  third: 'deal/third',
  fourth: 'deal/fourth',
  fresh: 'deal/fresh',
};

/** The contracts of `corpus/deal`, with what others found in them. */
export function labelledDeals(corpus: string, set: keyof typeof TEXTS): LabelledDeal[] {
  return readFileSync(path.join(corpus, 'deal', `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const labelled = JSON.parse(line) as Omit<LabelledDeal, 'text'>;
      const written = readFileSync(path.join(corpus, TEXTS[set], `${labelled.contract}.txt`), 'utf8');
      const paragraphs = unwrap(written).map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim());
      return { ...labelled, text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n') };
    });
}
