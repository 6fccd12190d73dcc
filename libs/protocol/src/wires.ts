import { billingWires } from './billing/wire.js';
import { contractsWires } from './contracts/wire.js';
import { documentsWires } from './documents/wire.js';
import { gatewayWires } from './gateway/wire.js';
import { i18nWires } from './i18n/wire.js';
import { identityWires } from './identity/wire.js';
import type { Wire } from './platform/wire.js';
import { wizardConfigWires } from './wizard-config/wire.js';

/** Every call of the product, by a name that is its own. */
export const WIRES: Readonly<Record<string, Wire>> = {
  ...gatewayWires,
  ...identityWires,
  ...wizardConfigWires,
  ...i18nWires,
  ...contractsWires,
  ...documentsWires,
  ...billingWires,
};
