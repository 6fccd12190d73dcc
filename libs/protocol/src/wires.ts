import { billingWires } from './billing/wire.js';
import { contractsWires } from './contracts/wire.js';
import { documentsWires } from './documents/wire.js';
import { gatewayWires } from './gateway/wire.js';
import { i18nWires } from './i18n/wire.js';
import { identityWires } from './identity/wire.js';
import type { ServiceName } from './platform/services.js';
import type { Wire } from './calls/wire.js';
import { wizardConfigWires } from './wizard-config/wire.js';

type ByService = Readonly<Partial<Record<ServiceName, Readonly<Record<string, Wire>>>>>;
type NamesIn<W> = W extends unknown ? keyof W & string : never;
/* Names that two services have: in one record the second call would take the place of the first. */
type NamedTwice<S extends ByService> = {
  [N in keyof S]: NamesIn<S[N]> & NamesIn<S[Exclude<keyof S, N>]>;
}[keyof S];

/** The calls of all services in one record; two of one name do not compile. */
export const joined = <const S extends ByService>(
  services: S & ([NamedTwice<S>] extends [never] ? unknown : { readonly namedTwice: NamedTwice<S> }),
): Readonly<Record<NamesIn<S[keyof S]>, Wire>> => Object.assign({}, ...Object.values(services));

export const WIRES_BY_SERVICE = {
  gateway: gatewayWires,
  identity: identityWires,
  'wizard-config': wizardConfigWires,
  i18n: i18nWires,
  contracts: contractsWires,
  documents: documentsWires,
  billing: billingWires,
};

/** Every call of the product, by a name that is its own. */
export const WIRES = joined(WIRES_BY_SERVICE);
