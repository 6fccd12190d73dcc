import { besideEarlier, earlierProposal, type EarlierWords } from '@pactwright/drafting';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { wayOf, type Plan } from './reply-plan.js';

interface Texts {
  readonly text: string;
  readonly textLanguage: Language;
  readonly language: Language;
}

/** Earlier words as points; what was changed openly, and costs nothing for certain, is no point where a finding changes it. */
export function earlierPoints(
  earlier: readonly EarlierWords[],
  proposals: readonly ReplyProposal[],
  texts: Texts,
): readonly ReplyProposal[] {
  return earlier
    .filter(({ start, end, isAsked }) => isAsked || !proposals.some(isAnswering(start, end)))
    .map((words) => earlierProposal(words, texts));
}

const isAnswering =
  (start: number, end: number) =>
  ({ ways, edits }: ReplyProposal): boolean =>
    ways.includes('change') && edits.some((edit) => edit.start < end && start < edit.end);

/** The findings beside them: where the earlier words come back, nothing else is changed. */
export function besidePoints(
  plan: Plan,
  points: readonly ReplyProposal[],
  proposals: readonly ReplyProposal[],
): readonly ReplyProposal[] {
  const back = points.flatMap((point) =>
    wayOf(plan, point) === 'change' ? (point.finding.evidence ?? []) : [],
  );
  return [...points, ...besideEarlier(proposals, back)];
}
