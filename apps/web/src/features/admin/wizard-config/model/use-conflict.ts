import { useState } from 'react';
import { namesOf, type Properties, type Values } from './properties.js';
import type { Stored, Version } from './stored.js';

export interface Conflict<V> {
  /** What stands in the form. */
  readonly values: V;
  readonly setValues: (values: V) => void;
  readonly stored: Stored<V>;
  /** What the form was filled from. */
  readonly base: Stored<V>;
  /** Somebody else has written since then. */
  readonly isOutdated: boolean;
  /** What they have changed and the form has otherwise. */
  readonly differing: readonly (keyof V)[];
  /** What whoever looks at the form has seen, and may replace. */
  readonly version: Version;
  readonly takeOver: (names: readonly (keyof V)[]) => void;
  /** One's own save was refused because of it: what differs is the answer to it. */
  readonly isRefused: boolean;
  readonly refuse: () => void;
  /** After one's own save. */
  readonly restart: (stored: Stored<V>) => void;
}

/** A form beside what is stored by now, so that nobody replaces what they were not shown. */
export function useConflict<V extends Values<V>>(properties: Properties<V>, stored: Stored<V>): Conflict<V> {
  const [values, setValues] = useState(stored.values);
  const [base, setBase] = useState(stored);
  const [isRefused, setIsRefused] = useState(false);
  const isOutdated = isNewer(stored.version, base.version);
  const changed = isOutdated ? changedNames(properties, base.values, stored.values) : [];
  return {
    values,
    setValues,
    stored,
    base,
    isOutdated,
    differing: changed.filter((name) => stored.values[name] !== values[name]),
    version: isOutdated ? stored.version : base.version,
    takeOver: (names) =>
      setValues({ ...values, ...Object.fromEntries(names.map((name) => [name, stored.values[name]])) }),
    isRefused,
    refuse: () => setIsRefused(true),
    restart: (saved) => {
      setIsRefused(false);
      setBase(saved);
      setValues(saved.values);
    },
  };
}

export const changedNames = <V>(properties: Properties<V>, before: V, now: V): (keyof V)[] =>
  namesOf(properties).filter((name) => before[name] !== now[name]);

/** What was loaded before one's own last save is older, not somebody else's. */
export const isNewer = (stored: Version, base: Version): boolean =>
  typeof stored === 'number' && typeof base === 'number' ? stored > base : stored !== base;
