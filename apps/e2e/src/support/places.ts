import { accountPlaces } from './places/accounts.js';
import { adminPlaces } from './places/administration.js';
import { contractPlaces } from './places/contracts.js';
import { publicPlaces } from './places/public.js';
import { wizardPlaces } from './places/wizard.js';
import type { Things, Who } from './people.js';
import type { Stage } from './stage.js';

/** A screen of the product in one of its states, as somebody sees it. */
export interface Place {
  /** Says which it is, in the titles of tests. */
  readonly name: string;
  readonly who: Who;
  readonly at: string | ((things: Things) => string);
  /** What has to be so before the page is opened. */
  readonly before?: (stage: Stage) => Promise<void>;
  /** The way from the opened page to the state. */
  readonly reach?: (stage: Stage) => Promise<void>;
  /** It shows the wizard's questions as they are edited: in English, the original. */
  readonly hasOriginals?: boolean;
  /** Where the state exists only on some screens. */
  readonly widths?: readonly number[];
}

/** Every route of the interface with its states; a new screen is one row more. */
export const PLACES: readonly Place[] = [
  ...publicPlaces,
  ...wizardPlaces,
  ...contractPlaces,
  ...accountPlaces,
  ...adminPlaces,
];

export function placeOf(name: string): Place {
  const place = PLACES.find((each) => each.name === name);
  if (!place) throw new Error(`there is no place ${name}`);
  return place;
}
