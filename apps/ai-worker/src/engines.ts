import { RULES_VERSION } from '@pactwright/drafting';
import type { Engine } from '@pactwright/protocol';

/** Why a configured model did not answer. */
export type Fallback = NonNullable<Engine['fallback']>;

/** Who answered: the rules, with the reason when a model was configured and did not. */
export const builtInEngine = (fallback: Fallback | null): Engine => ({
  name: 'built-in',
  version: RULES_VERSION,
  model: null,
  fallback,
});

export const modelEngine = (model: string): Engine => ({
  name: 'model',
  version: RULES_VERSION,
  model,
  fallback: null,
});
