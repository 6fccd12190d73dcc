import type { Language } from '@pactwright/protocol';
/* The build gives the figures of its table, and nothing else of the page. */
// eslint-disable-next-line @nx/enforce-module-boundaries
import figures, { published } from '../../../../../../docs/checker.md?figures';

export type Figures = (typeof figures)[number];

/** What was counted of each set, in the order of the table. */
export const MEASURES = ['found', 'grave', 'criticised', 'calledMissing', 'saidAbsent'] as const;
export type Measure = (typeof MEASURES)[number];

/** The sets of contracts in a language, the last one first. */
export const setsIn = (language: Language): Figures[] =>
  figures.filter((row) => row.language === language).sort((one, other) => other.set - one.set);

/** The groups of published contracts whose findings were read, the last one first. */
export const readings = [...published].reverse();
