import type { Details } from '@pactwright/drafting';
import { DETAIL_LENGTH, isDetailText } from '@pactwright/protocol';

/** Why a detail cannot be put into a file. */
export type DetailProblem =
  /** By how many characters it is longer than a detail may be. */
  { readonly reason: 'tooLong'; readonly over: number } | { readonly reason: 'unreadable' };

export function problemOf(text: string): DetailProblem | undefined {
  if (text.length > DETAIL_LENGTH) return { reason: 'tooLong', over: text.length - DETAIL_LENGTH };
  return isDetailText(text) ? undefined : { reason: 'unreadable' };
}

/** The details that a file can hold: of the others the gaps stay. */
export const fitDetails = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).filter(([, text]) => text.trim() !== '' && problemOf(text) === undefined),
  );
