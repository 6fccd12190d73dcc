import { contractsCalls, type SaveAnswerRequest } from '@pactwright/protocol';
import { requestTo } from '../api/request-to.js';
import { sendForJson, type ApiResult } from '../api/request.js';

/** Stores one answer of the wizard. `isLeaving`: the page may be gone before the server has answered. */
export const sendAnswer = (request: SaveAnswerRequest, isLeaving = false): Promise<ApiResult<unknown>> =>
  sendForJson({ ...requestTo(contractsCalls.saveAnswer, { body: request }), keepalive: isLeaving });

export async function saveAnswer(request: SaveAnswerRequest, isLeaving = false): Promise<void> {
  const result = await sendAnswer(request, isLeaving);
  if ('error' in result) throw new Error(result.error.summary);
}
