/** What is done about one point: other words in the contract, a remark beside them, or nothing. */
export const REPLY_WAYS = ['change', 'comment', 'leave'] as const;
export type ReplyWay = (typeof REPLY_WAYS)[number];

/** What became of the words of an earlier version: others stand there, they are new, or they are gone. */
export const EARLIER_KINDS = ['changed', 'added', 'gone'] as const;
export type EarlierKind = (typeof EARLIER_KINDS)[number];
