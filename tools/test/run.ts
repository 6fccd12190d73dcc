import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';

/** What a stage works with. */
export interface Run {
  children: Children;
  /** words that narrow the tests down, by path */
  only: string[];
  /** whether results of earlier runs with the same files do not count */
  uncached?: boolean;
  /** whether Nx has asked for the stage, which then is really run */
  isInside?: boolean;
  /** a stack beside everything else */
  settingsFor: (name: string) => Promise<Settings>;
}
