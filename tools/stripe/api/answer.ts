import { REPLIES_KEPT_SECONDS, type Account } from '../account.ts';
import { StripeError, idempotencyError, invalid } from '../errors.ts';
import { runDue } from '../flows/agenda.ts';
import { newId } from '../ids.ts';
import { expanded } from './expand.ts';
import { readForm } from './form.ts';
import { list, refuseUnknown } from './params.ts';
import { routes } from './routes.ts';
import type { Reply } from '../store.ts';

interface Asked {
  method: string;
  path: string;
  /** the query of a GET or DELETE, else the body */
  form: string;
  idempotencyKey: string | null;
}

interface Answer {
  status: number;
  body: string;
  isReplay: boolean;
  requestId: string;
}

const LONGEST_KEY = 255;

/** Answers a call of the API, or again what the same idempotency key was answered before. */
export function answer(account: Account, asked: Asked): Answer {
  const requestId = newId('req', 14);
  runDue(account);
  try {
    const key = asked.method === 'GET' ? null : asked.idempotencyKey;
    const known = key === null ? null : replyTo(account, key, asked);
    if (known) return { ...known, isReplay: true, requestId };
    account.request = { id: requestId, idempotency_key: key };
    const reply = replyOf(account, asked);
    if (key !== null) account.store.rest.replies[key] = reply;
    account.store.changed();
    return { ...reply, isReplay: false, requestId };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const details = { ...error.body, request_log_url: `${account.origin}/logs/${requestId}` };
    return {
      status: error.status,
      body: JSON.stringify({ error: details }, null, 2),
      isReplay: false,
      requestId,
    };
  } finally {
    account.request = null;
  }
}

/** A failure is kept and repeated for its key as well, as Stripe does. */
function replyOf(account: Account, asked: Asked): Reply {
  const known = { path: asked.path, params: asked.form, at: account.now() };
  if (account.failures > 0) {
    account.failures -= 1;
    const error = { type: 'api_error', message: 'An unknown error occurred.' };
    return { ...known, status: 500, body: JSON.stringify({ error }) };
  }
  return { ...known, status: 200, body: JSON.stringify(act(account, asked), null, 2) };
}

function act(account: Account, { method, path, form }: Asked) {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (!match) continue;
    const params = readForm(form);
    refuseUnknown(params, route.parameters);
    const result = route.act({ account, id: match[1] ?? '', path, params });
    return expanded(account, result, list(params, 'expand'));
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

function replyTo(account: Account, key: string, { path, form }: Asked) {
  if (key.length > LONGEST_KEY)
    throw idempotencyError(`Idempotency keys can have up to ${LONGEST_KEY} characters.`);
  const known = account.store.rest.replies[key];
  if (!known || known.at + REPLIES_KEPT_SECONDS < account.now()) return null;
  if (known.path !== path || known.params !== form) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return { status: known.status, body: known.body };
}
