import { DETAIL_LENGTH, isDetailText } from '@pactwright/protocol';

/** Why a detail cannot be put into a file. */
export type DetailProblem = 'tooLong' | 'unreadable';

export function problemOf(text: string): DetailProblem | undefined {
  if (text.length > DETAIL_LENGTH) return 'tooLong';
  return isDetailText(text) ? undefined : 'unreadable';
}
