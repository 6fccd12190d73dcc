import type { ReadCallback } from 'i18next';

/** Tells i18next what a file says. One that could not be fetched is asked for again: given up, its keys would be read as words. */
export function settleRead(
  texts: Promise<NonNullable<Parameters<ReadCallback>[1]>>,
  tell: ReadCallback,
): void {
  texts.then(
    (words) => tell(null, words),
    (error: Error) => tell(error, true),
  );
}
