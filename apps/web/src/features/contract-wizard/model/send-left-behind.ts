import type { Language, WizardStep } from '@pactwright/protocol';
import { AnswerQueue } from './answer-queue.js';
import type { LocalDraft } from './local-draft.js';
import { saveRequest } from './save-request.js';
import type { SendAnswer } from './wizard-session.js';

/** Brings what was typed without a connection to the contract it belongs to, while another one is on screen. */
export function sendLeftBehind(
  draft: LocalDraft,
  steps: readonly WizardStep[],
  language: Language,
  send: SendAnswer,
): void {
  const { contractId, formData: answers } = draft;
  if (contractId === null) return;
  const queue = new AnswerQueue({
    now: Date.now,
    onChange: () => undefined,
    send: async ({ key, sequence }) => {
      const request = saveRequest({ contractId, steps, answers, key, sequence, language });
      if (request) await send(request, false);
    },
  });
  for (const key of draft.unsaved) queue.change(key, 0);
}
