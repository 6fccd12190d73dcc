import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { withAmbiguousDate } from './ambiguous-date.js';
import { openGap } from './blanks.js';
import {
  isDecidedAtHome,
  withCourtOfOtherLaw,
  withForeignCourt,
  withForeignLaw,
  type IsHarmless,
} from './foreign-law.js';
import { introducesBoth } from './introduction.js';
import { addsUp, withWrongSum } from './stages-sum.js';
import { isFineForOther } from './fine-for-other.js';
import { isNoticeOfBoth, withUnequalNotice } from './unequal-notice.js';

/** What is read off figures and marks, where no wording decides: the defect, and the passage that has it. */
export function typedDefects(
  contract: ReadContract,
  isHarmless: IsHarmless,
): (readonly [string, Sentence])[] {
  const { text, sentences } = contract;
  const found: readonly (readonly [string, Sentence | undefined])[] = [
    ['timeline.ambiguous-date', withAmbiguousDate(sentences)],
    ['governing-law.foreign', withForeignLaw(contract, isHarmless)],
    ['disputes.court-elsewhere', withForeignCourt(contract, isHarmless)],
    ['governing-law.two-laws', withCourtOfOtherLaw(contract)],
    ['fees.stages-sum', withWrongSum(contract)],
    ['termination-convenience.unequal-notice', withUnequalNotice(sentences)],
    ['signatures.blanks', openGap(text)],
  ];
  return found.flatMap(([defect, sentence]) => (sentence === undefined ? [] : [[defect, sentence] as const]));
}

/** Whether names or figures of a passage, and of the one beside it, take back what it is blamed for. */
export const isTakenBack = (defect: string, sentence: Sentence, contract: ReadContract): boolean =>
  (defect === 'disputes.court-elsewhere' && isDecidedAtHome(contract, sentence)) ||
  (defect === 'termination-convenience.unequal-notice' && isNoticeOfBoth(sentence, contract.sentences)) ||
  (defect === 'confidentiality.penalty' && isFineForOther(sentence, contract.sentences)) ||
  (defect === 'fees.stages-sum' && addsUp(sentence, contract.sentences)) ||
  (defect === 'parties.unclear' && introducesBoth(contract, sentence));
