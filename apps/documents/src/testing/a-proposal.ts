import type { Finding, ReplyProposal } from '@pactwright/drafting';

export const REPLIED_TEXT =
  'Agreement\n\n1. The Client pays within 90 (ninety) days.\n\n2. The Contractor is liable without limit.';

/** A proposal about words of `REPLIED_TEXT`; about nothing that is there where they are null. */
export function aProposal(
  words: string | null,
  { riskFactor = 3, ...given }: Partial<ReplyProposal> & Partial<Pick<Finding, 'riskFactor'>> = {},
): ReplyProposal {
  const start = words === null ? -1 : REPLIED_TEXT.indexOf(words);
  const id = words === null ? 'late-payment.missing' : 'payment.late';
  const evidence = words === null ? {} : { evidence: { quote: words, start, end: start + words.length } };
  return {
    key: words === null ? id : `${id}@${start}`,
    finding: {
      ...{ id, category: 'commercial', riskFactor, heading: 'Late', suggestion: 'Ask.', why: 'So.' },
      ...evidence,
    },
    ways: ['change', 'comment', 'leave'],
    way: 'change',
    raised: 'change',
    edits: [],
    companions: [],
    also: [],
    doubt: null,
    repeats: null,
    insert: null,
    comment: 'Thirty days are usual.',
    positions: { ask: 'Ask for 30.', accept: 'Take 45.', walkAway: 'Leave at 60.' },
    figures: [],
    ...given,
  };
}

/** Other words for words of `REPLIED_TEXT`. */
export const anEdit = (words: string, text: string) => {
  const start = REPLIED_TEXT.indexOf(words);
  return { start, end: start + words.length, text };
};
