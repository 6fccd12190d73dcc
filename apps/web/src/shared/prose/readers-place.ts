/** A heading that both languages of a text have, and how far from the top of the window it stands. */
export interface ReadersPlace {
  readonly id: string;
  readonly top: number;
}

/** A heading this far down in the window, as a share of its height, is being read. */
const BEING_READ = 1 / 3;

/** The last heading that the reader has come to; undefined above the first. */
export const readersPlace = (): ReadersPlace | undefined =>
  [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }))
    .filter(({ top }) => top < window.innerHeight * BEING_READ)
    .at(-1);

/** Moves the page until that heading stands where it stood. */
export function returnTo({ id, top }: ReadersPlace): void {
  const moved = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
