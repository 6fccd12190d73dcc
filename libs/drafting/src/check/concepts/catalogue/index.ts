import type { Concept } from './concept.js';
import { FORM } from './form.js';
import { MONEY } from './money.js';
import { RIGHTS } from './rights.js';
import { RISK } from './risk.js';
import { WORK } from './work.js';

/** Every defect that is told apart, by its id `<topic>.<defect>`. */
export const CONCEPTS: Readonly<Record<string, Concept>> = { ...WORK, ...MONEY, ...RIGHTS, ...RISK, ...FORM };
