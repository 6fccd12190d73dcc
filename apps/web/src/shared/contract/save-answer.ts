import type { SaveAnswerRequest } from '@pactwright/protocol';
import { sendForJson } from '../api/request.js';

/** Stores one answer of the wizard. `isLeaving`: the page may be gone before the server has answered. */
export async function saveAnswer(request: SaveAnswerRequest, isLeaving = false): Promise<void> {
  const result = await sendForJson({
    url: '/api/wizard-steps/save',
    method: 'POST',
    body: request,
    keepalive: isLeaving,
  });
  if ('error' in result) throw new Error(result.error.summary);
}
