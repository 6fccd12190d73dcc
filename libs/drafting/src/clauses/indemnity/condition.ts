import type { Style } from '../../terms/terms.js';

/**
 * When a party answers for a claim about what it contributed: always, when it was at fault, or only when it knew or should
 * have known. The contract favours one party by asking more of the other.
 */
export type Condition = 'always' | 'fault' | 'knowledge';

export const CONDITIONS: Readonly<
  Record<Style, { readonly provider: Condition; readonly client: Condition }>
> = {
  freelancer: { provider: 'knowledge', client: 'always' },
  balanced: { provider: 'fault', client: 'fault' },
  client: { provider: 'always', client: 'knowledge' },
};
