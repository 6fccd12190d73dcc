/** Whether two texts can be told as versions of one contract: `different` where too little of either is in the other. */
export const RELATIONS = ['same', 'versions', 'different', 'two-languages'] as const;
export type Relation = (typeof RELATIONS)[number];

export const CHANGE_KINDS = ['added', 'removed', 'changed', 'moved', 'moved-and-changed', 'renamed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const MARK_KINDS = ['same', 'removed', 'added'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
