import type { Account } from '../account.ts';
import type { Params } from './form.ts';

/** A call of the API. */
export interface Call {
  account: Account;
  /** named in the path, else empty */
  id: string;
  path: string;
  params: Params;
}

export interface Route {
  method: string;
  path: RegExp;
  /** that it knows, besides `expand` */
  parameters: readonly string[];
  act: (call: Call) => object;
}
