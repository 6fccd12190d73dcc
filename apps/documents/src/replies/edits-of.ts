import { isAskedIn, saidThere, takenAlong, type ReplyInput, type ReplyProposal } from '@pactwright/drafting';
import type { Edit, Part, Remark } from '../redline/edits.js';
import type { ChosenPoint } from './chosen-points.js';

/** What the points come to in the Word file of this text. The first ones come first: of two that claim the same letters one is made. */
export function editsOf(points: readonly ChosenPoint[], contract: Contract): Edit[] {
  const changing = points.filter(({ way }) => way === 'change').map(({ proposal }) => proposal);
  return points.flatMap(({ proposal, way }) => {
    const changes = way === 'change' ? changesOf(proposal, changing, contract) : [];
    return changes.length > 0 ? changes : [remarkOn(proposal, contract.text)];
  });
}

type Contract = Pick<ReplyInput, 'text' | 'textLanguage'>;

function changesOf(proposal: ReplyProposal, changing: readonly ReplyProposal[], contract: Contract): Edit[] {
  const { edits, insert } = proposal;
  const comment = commentBeside(proposal, changing, contract);
  const [first, ...others] = edits;
  if (first) {
    return others.length === 0
      ? [{ kind: 'replace', ...first, comment }]
      : [{ kind: 'replace-all', parts: partsOf(proposal, contract), comment }];
  }
  return insert ? [{ kind: 'insert', ...insert, comment }] : [];
}

/** What is asked for unless that is asked there, and where it is said if not here. */
function commentBeside(
  { comment, repeats }: ReplyProposal,
  changing: readonly ReplyProposal[],
  { text, textLanguage }: Contract,
): string {
  const there = changing.find(({ key }) => key === repeats);
  if (!there) return comment;
  const said = saidThere(text, textLanguage, there.finding.evidence);
  return comment === there.comment || isAskedIn(comment, there.comment) ? said : `${comment} ${said}`;
}

/** Each sentence that is taken along says why, at the first place where it changes. */
function partsOf({ edits, companions, finding }: ReplyProposal, { text, textLanguage }: Contract): Part[] {
  const told = new Map(
    companions.flatMap(({ start, end }) => {
      const there = edits.filter((edit) => edit.start < end && start < edit.end);
      const [first] = there;
      return first ? [[first, takenAlong(text, textLanguage, there, finding.evidence)] as const] : [];
    }),
  );
  const along = new Set(
    companions.flatMap(({ start, end }) => edits.filter((edit) => edit.start < end && start < edit.end)),
  );
  return edits.map((edit) => (along.has(edit) ? { ...edit, comment: told.get(edit) ?? '' } : edit));
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
