/** What is done about one point: other words in the contract, a remark beside them, or nothing. */
export const REPLY_WAYS = ['change', 'comment', 'leave'] as const;
export type ReplyWay = (typeof REPLY_WAYS)[number];
