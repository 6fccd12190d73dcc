import { i18nWires } from './i18n/wire.js';
import type { Wire } from './platform/wire.js';
import { wizardConfigWires } from './wizard-config/wire.js';

/** Every call of the product, by a name that is its own. */
export const WIRES: Readonly<Record<string, Wire>> = { ...wizardConfigWires, ...i18nWires };
