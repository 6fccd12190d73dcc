/* The places that a reader is led to and fro between: of each point its card, and its change in the document. */

/** The place of a proposal's change in the whole document. */
export const changeId = (key: string): string => `change-${key}`;
/** The button of a card that leads there. */
export const showId = (key: string): string => `show-${key}`;
const figuresId = (key: string): string => `figures-${key}`;
export const figuresProps = (key: string) => ({ id: figuresId(key) });

function leadTo(place: HTMLElement | null | undefined): void {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

export const toChange = (key: string): void => leadTo(document.getElementById(changeId(key)));
export const toCard = (key: string): void => leadTo(document.getElementById(showId(key)));
/** To the first number of a card that is out of its bounds. */
export const toFigures = (key: string): void =>
  leadTo(document.getElementById(figuresId(key))?.querySelector<HTMLElement>('[aria-invalid="true"]'));
