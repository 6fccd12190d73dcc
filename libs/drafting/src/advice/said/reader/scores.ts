import { bytesOf } from '../../../check/bytes.js';
import type { Language } from '../../../model/document.js';
import { COUNT, marginalsOf, type Marginals } from './chain.js';
import { featuresOf } from './features.js';
import { kindOfMark, type Part } from './parts.js';
import { WEIGHTS } from './weights.js';
import { MIDDLE, PLACES, type WrittenChain } from './written-chain.js';

/** Where a feature stands among all there may be. */
export const placeOf = (feature: number): number => feature & (PLACES - 1);

/** Where the weights of each feature begin. */
function placesOf({ gaps }: WrittenChain): ReadonlyMap<number, number> {
  const bytes = bytesOf(gaps);
  const places = new Map<number, number>();
  let place = 0;
  for (let at = 0; at * 2 < bytes.length; at++) {
    place += ((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0);
    places.set(place, at * (COUNT - 1));
  }
  return places;
}

export type Reader = (parts: readonly Part[], language: Language, isClient: boolean) => Marginals;

/** Says how likely each part of somebody's notes is what, by what was learned from others. */
export function readerOf(written: WrittenChain): Reader {
  const places = placesOf(written);
  const { letters, step, moves, moveStep } = written;
  return (parts, language, isClient) => {
    const scores = parts.map((_, at) => {
      const sums = new Array<number>(COUNT).fill(0);
      for (const feature of featuresOf(parts, at, language, isClient)) {
        const from = places.get(placeOf(feature));
        if (from === undefined) continue;
        for (let state = 1; state < COUNT; state++)
          sums[state] = (sums[state] ?? 0) + (letters.charCodeAt(from + state - 1) - MIDDLE) * step;
      }
      return sums;
    });
    const kinds = parts.map(({ mark }) => kindOfMark(mark));
    return marginalsOf({
      length: parts.length,
      scoreOf: (at, state) => scores[at]?.[state] ?? 0,
      stepOf: (at, before, state) =>
        (moves.charCodeAt(((kinds[at] ?? 0) * COUNT + before) * COUNT + state) - MIDDLE) * moveStep,
      isAllowed: () => true,
    });
  };
}

const readers = new Map<Language, Reader>();
/** The reader of a language. */
export const readWith: Reader = (parts, language, isClient) => {
  const reader = readers.get(language) ?? readerOf(WEIGHTS[language]);
  readers.set(language, reader);
  return reader(parts, language, isClient);
};
