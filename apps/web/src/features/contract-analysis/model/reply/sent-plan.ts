import { earlierKey, isOfEarlier } from '@pactwright/drafting';
import type { ReplyPlan, ReplyProposal, ReplyWay } from '@pactwright/protocol';
import { figureOf, wayOf, type Plan } from './reply-plan.js';

/** What the server is asked to make: every point that is shown, as it is shown. */
export function planToSend(plan: Plan, proposals: readonly ReplyProposal[]): ReplyPlan {
  const author = plan.author.trim();
  const earlier = (plan.since?.earlier ?? []).flatMap((words) => {
    const point = proposals.find(({ key }) => key === earlierKey(words));
    return point ? [{ ...words, edits: [...words.edits], way: wayOf(plan, point) }] : [];
  });
  const found = proposals.filter(({ finding }) => !isOfEarlier(finding.id));
  return {
    ...(author === '' ? {} : { author }),
    ...(earlier.length === 0 ? {} : { earlier }),
    points: found.map((proposal) => {
      const { key, figures } = proposal;
      const chosen = figures
        .map((figure) => [figure.key, figureOf(plan, proposal, figure), figure.value] as const)
        .filter(([, value, proposed]) => value !== proposed)
        .map(([name, value]) => [name, value] as const);
      return {
        key,
        way: wayOf(plan, proposal),
        ...(chosen.length === 0 ? {} : { figures: Object.fromEntries(chosen) }),
      };
    }),
  };
}

/** The same plan with a remark wherever it would change the text. */
export const asRemarks = (plan: ReplyPlan): ReplyPlan => ({
  ...plan,
  ...(plan.earlier && { earlier: plan.earlier.map((words) => ({ ...words, way: asRemark(words.way) })) }),
  points: plan.points.map(({ key, way }) => ({ key, way: asRemark(way) })),
});
const asRemark = (way: ReplyWay): ReplyWay => (way === 'change' ? 'comment' : way);
