import { RULES_VERSION } from '@pactwright/drafting';
import type { Engine } from '@pactwright/protocol';

/** Who answers in place: the rules, because no worker took the question in time. */
export const IN_PLACE: Engine = {
  name: 'built-in',
  version: RULES_VERSION,
  model: null,
  fallback: 'unavailable',
};
