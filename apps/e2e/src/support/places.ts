import { accountPlaces } from './places/accounts.js';
import { adminPlaces } from './places/administration.js';
import { contractPlaces } from './places/contracts.js';
import { publicPlaces } from './places/public.js';
import { wizardPlaces } from './places/wizard.js';
import type { Place } from './place.js';

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
