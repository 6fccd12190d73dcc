import { z } from 'zod';
import {
  WIRES,
  DOCUMENT_FORMATS,
  UPLOAD_FIELD,
  analyzeRequest,
  checkResetRequest,
  claimRequest,
  confirmPasswordRequest,
  credentials,
  deleteAccountRequest,
  forgotPasswordRequest,
  labelContractRequest,
  paymentRequest,
  profileRequest,
  resetPasswordRequest,
  saveAnswerRequest,
  saveProgressRequest,
  suggestionRequest,
} from '@pactwright/protocol';
import { ADMINISTRATION_CALLS } from './administration-calls.js';
import type { Call, Calls } from './call.js';
import { MONEY_CALLS } from './money-calls.js';
import { operationOf, templateOf } from './operation.js';

const ANSWERED_LATER =
  'Answers 202 with a `runId` when it takes long, or at once with `Prefer: respond-async`.';

const CALLS: Calls = {
  ...ADMINISTRATION_CALLS,
  ...MONEY_CALLS,
  'post /api/auth/register': {
    summary: 'Creates an account and signs in.',
    body: credentials,
    success: 201,
    refusals: [400, 409, 429],
  },
  'post /api/auth/login': { summary: 'Signs in.', body: credentials, refusals: [400, 401, 429] },
  'post /api/auth/logout': { summary: 'Ends the session.' },
  'get /api/auth/user': { summary: 'The signed-in user.', refusals: [401] },
  'post /api/auth/confirm-password': {
    summary: 'The password again: for 15 minutes this session may do what asks for it.',
    body: confirmPasswordRequest,
    refusals: [400, 401, 403, 429],
  },
  'get /api/auth/options': { summary: 'What the sign-in dialog may offer here.' },
  'post /api/auth/forgot-password': {
    summary: 'Mails a link for a new password, if there is such an account; answers alike either way.',
    body: forgotPasswordRequest,
    refusals: [400, 404, 429],
  },
  'post /api/auth/reset-password': {
    summary: 'Sets a new password with the token of the mailed link.',
    body: resetPasswordRequest,
    refusals: [400, 404, 429],
  },
  'post /api/auth/reset-password/check': {
    summary: 'Whether the mailed link may still be used.',
    body: checkResetRequest,
    refusals: [400, 404, 429],
  },
  'post /api/auth/claim-codes': {
    summary: 'A one-time code with which an account can take over what this visitor owns.',
    success: 201,
    refusals: [404, 429],
  },
  'post /api/user/claims': {
    summary: 'Takes over what a visitor owns, with their code.',
    body: claimRequest,
    refusals: [400, 401, 404, 429],
  },
  'post /api/register': {
    summary: 'As /api/auth/register.',
    body: credentials,
    success: 201,
    refusals: [400, 409, 429],
  },
  'post /api/login': { summary: 'As /api/auth/login.', body: credentials, refusals: [400, 401, 429] },
  'post /api/logout': { summary: 'As /api/auth/logout.' },
  'get /api/user': { summary: 'The signed-in user, bare.', refusals: [401] },
  'get /api/user/export': { summary: 'Everything about the user as one ZIP.', refusals: [401, 503] },
  'get /api/guest/export': {
    summary: 'Everything made in this browser without an account as one ZIP.',
    refusals: [404, 503],
  },
  'delete /api/guest': {
    summary: 'Deletes everything made in this browser without an account.',
    refusals: [404],
  },
  'delete /api/contracts/{id}': {
    summary: 'Deletes one contract with its answers, files and advice.',
    refusals: [404],
  },
  'delete /api/user': {
    summary: 'Deletes the account with everything in it.',
    body: deleteAccountRequest,
    refusals: [400, 401, 403, 409, 429],
  },
  'put /api/user/profile': {
    summary: 'Saves the profile; with a new password, ends the sessions elsewhere.',
    body: profileRequest,
    refusals: [400, 401, 403, 429],
  },
  'get /api/user/sessions': { summary: 'Where the user is signed in.', refusals: [401] },
  'delete /api/user/sessions': { summary: 'Signs out everywhere else.', refusals: [401] },
  'delete /api/user/sessions/{id}': { summary: 'Signs out there.', refusals: [400, 401, 404] },
  'post /api/wizard-steps/save': {
    summary: 'Saves one answer.',
    body: saveAnswerRequest,
    refusals: [400, 404],
  },
  'post /api/contracts': { summary: 'The caller’s untouched draft, or a new one.' },
  'get /api/contracts': { summary: 'The caller’s contracts, newest first.' },
  'get /api/contracts/count': { summary: 'How many contracts the caller has.' },
  'get /api/contracts/user-contracts': { summary: 'The caller’s contracts in an object.' },
  'get /api/contracts/{id}': { summary: 'One contract with its answers.', refusals: [404] },
  'put /api/contracts/{id}/label': {
    summary: 'What its owner calls a contract and its client in lists; neither stands in the contract.',
    body: labelContractRequest,
    refusals: [400, 404],
  },
  'post /api/contracts/{id}/copy': {
    summary: 'Another contract of the same answers, neither paid for nor with files.',
    refusals: [404, 409],
  },
  'get /api/contracts/{id}/progress': {
    summary: 'What the improvement page saved last, or nulls.',
    refusals: [404],
  },
  'post /api/contracts/suggestion': {
    summary: `A text for one field. ${ANSWERED_LATER}`,
    body: suggestionRequest,
    refusals: [400, 404, 413, 429, 503],
  },
  'post /api/contracts/analyze': {
    summary: `What would make the contract better, by category. ${ANSWERED_LATER}`,
    body: analyzeRequest,
    refusals: [400, 404, 413, 429, 503],
  },
  'post /api/contracts/{id}/analysis': {
    summary: 'The last analysis of the contract, and whether it still fits; nothing is analysed anew.',
    body: analyzeRequest,
    refusals: [400, 404, 413],
  },
  'post /api/contracts/save-progress': {
    summary: 'Saves the improvement page; approved texts become part of the contract.',
    body: saveProgressRequest,
    refusals: [400, 404, 413],
  },
  'get /api/runs/{id}': { summary: 'A suggestion or analysis that was answered 202.', refusals: [404] },
  'get /api/runs/{id}/events': {
    summary: 'The same as server-sent events, until it is done.',
    refusals: [404],
  },
  'post /api/analyze/upload': {
    summary: `Checks a contract that was sent as the file \`${UPLOAD_FIELD}\` of a form. ${ANSWERED_LATER}`,
    form: { [UPLOAD_FIELD]: 'file', language: 'text' },
    refusals: [400, 413, 415, 422, 429, 503],
  },
  'get /api/analyze/runs/{id}': {
    summary: 'A check that was answered 202, and what a model adds to it within three minutes.',
    refusals: [404],
  },
  'get /api/analyze/runs/{id}/events': {
    summary: 'The same as server-sent events, until nothing more is to come.',
    refusals: [404],
  },
  'get /api/contracts/{id}/download/{format}': {
    summary: `The contract as ${DOCUMENT_FORMATS.join(' or ')}.`,
    refusals: [402, 404, 503],
  },
  'post /api/payment': {
    summary: 'Pays for a contract or subscribes.',
    body: paymentRequest,
    refusals: [400, 401, 402, 404, 503],
  },
  'get /api/payment/withheld': { summary: 'Own contracts whose payment was given back or is disputed.' },
  'get /api/payment/status': { summary: 'Whether a contract is unlocked.', refusals: [404] },
  'get /api/capabilities': { summary: 'Whether an AI model answers beside the built-in rules.' },
  'get /api/billing/mode': { summary: 'Whether payments are only tried out here.' },
};

/** The calls of the product as OpenAPI 3.1, made from the schemas that the services check with. */
export function openApi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method]: operation(path, call) };
  }
  for (const [name, wire] of Object.entries(WIRES)) {
    const { call, alias } = wire;
    for (const path of [call.path, ...(alias ? [alias] : [])].map(templateOf))
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, wire) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pactwright', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: ERROR_BODY } },
  };
}

function operation(path: string, { summary, body, form, query, refusals = [], success = 200 }: Call): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queried = query
    ? (schemaOf(query) as { properties?: Record<string, object>; required?: string[] })
    : {};
  const inQuery = Object.entries(queried.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: queried.required?.includes(name) ?? false,
    schema,
  }));
  const refusal = {
    description: 'Refused.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body ? taking('application/json', schemaOf(body)) : {}),
    ...(form ? taking('multipart/form-data', formOf(form)) : {}),
    responses: {
      [success]: { description: 'Done.' },
      ...Object.fromEntries(refusals.map((status) => [status, refusal])),
    },
  };
}

const taking = (type: string, schema: object) => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

const formOf = (parts: NonNullable<Call['form']>): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parts).map(([name, kind]) => [
      name,
      kind === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' },
    ]),
  ),
});

const schemaOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const ERROR_BODY = {
  type: 'object',
  required: ['success', 'message', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For the reader, in the caller’s language.' },
    error: { type: 'string', description: 'The same text.' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
