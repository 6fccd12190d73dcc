import { noticedSpecialData } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';

/** What the contract takes for an answer that nobody has given yet; most have none. */
export function presetAnswer(
  key: string,
  read: (key: string) => Answers[string] | undefined,
): Answers[string] | undefined {
  if (key !== 'special_data') return undefined;
  return noticedSpecialData({ scope_of_work: read('scope_of_work'), deliverables: read('deliverables') });
}
