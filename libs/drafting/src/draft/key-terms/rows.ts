import { dealRows } from './deal-rows.js';
import { lawRows } from './law-rows.js';
import { moneyRows } from './money-rows.js';
import type { Row } from './row.js';

/** The subjects in the order in which people ask for them. */
export const ROWS: readonly Row[] = [...dealRows, ...moneyRows, ...lawRows];
