import type { Children } from '#tools/launch/children.mjs';

/** One sentence of what must hold, and what was found. */
export interface Criterion {
  what: string;
  allowed: string;
  found: string;
  holds: boolean;
}

export interface Findings {
  criteria: Criterion[];
  /** figures that nothing is demanded of */
  notes?: string[];
}

export interface Experiment {
  id: string;
  title: string;
  run: (children: Children) => Promise<Findings>;
}

export const atMost = (what: string, found: number, most: number, unit = ''): Criterion => ({
  what,
  allowed: most === 0 ? 'none' : `at most ${inWords(most)}${unit}`,
  found: `${inWords(found)}${unit}`,
  holds: found <= most,
});

export const exactly = (what: string, found: number, wanted: number): Criterion => ({
  what,
  allowed: inWords(wanted),
  found: inWords(found),
  holds: found === wanted,
});

/** Guards against a proof of nothing: the load, the kills, the outage did take place. */
export const atLeast = (what: string, found: number, least: number): Criterion => ({
  what,
  allowed: `at least ${inWords(least)}`,
  found: inWords(found),
  holds: found >= least,
});

export const holds = (what: string, holds: boolean, found: string): Criterion => ({
  what,
  allowed: 'yes',
  found,
  holds,
});

const inWords = (value: number) =>
  Number.isFinite(value) ? String(Number(value.toFixed(value < 10 ? 2 : 0))) : 'never';
