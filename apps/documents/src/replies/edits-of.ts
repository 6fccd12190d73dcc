import type { ReplyProposal } from '@pactwright/drafting';
import type { Edit, Remark } from '../redline/edits.js';
import type { ChosenPoint } from './chosen-points.js';

/** What the points come to in the Word file of this text. The first ones come first: of two that claim the same letters one is made. */
export const editsOf = (points: readonly ChosenPoint[], text: string): Edit[] =>
  points.flatMap(({ proposal, way }) => {
    const changes = way === 'change' ? changesOf(proposal) : [];
    return changes.length > 0 ? changes : [remarkOn(proposal, text)];
  });

function changesOf({ edits, insert, comment }: ReplyProposal): Edit[] {
  const [first, ...others] = edits;
  if (first) {
    return others.length === 0
      ? [{ kind: 'replace', ...first, comment }]
      : [{ kind: 'replace-all', parts: edits, comment }];
  }
  return insert ? [{ kind: 'insert', ...insert, comment }] : [];
}

/** Beside the words that it is about; of what is not there beside the paragraph that it would follow, or the first one. */
function remarkOn({ finding: { evidence }, insert, comment }: ReplyProposal, text: string): Remark {
  const { start, end } = evidence ?? paragraphAt(text, insert?.after ?? 0);
  return { kind: 'comment', start, end, comment };
}

const PARAGRAPH_END = '\n\n';

function paragraphAt(text: string, place: number): { start: number; end: number } {
  const before = place === 0 ? -1 : text.lastIndexOf(PARAGRAPH_END, place - 1);
  const start = before < 0 ? 0 : Math.min(before + PARAGRAPH_END.length, place);
  const after = text.indexOf(PARAGRAPH_END, place);
  return { start, end: after < 0 ? text.length : after };
}
