import createClient from 'openapi-fetch';
import type { paths } from './generated/api.js';

/*
 * A program by somebody who has nothing of this project but the API's page: compiled against the types that are generated from it
 * (`src/api/generated-client.e2e.ts`) and run against the product.
 */

/** What the first visit of somebody without an account finds: the steps, a contract of theirs, and what it costs. */
export async function firstVisit(baseUrl: string) {
  const api = createClient<paths>({ baseUrl });
  const cookies = new Map<string, string>();
  api.use({
    onRequest: ({ request }) => {
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return request;
    },
    onResponse: ({ response }) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
    },
  });

  const steps = must(await api.GET('/api/wizard-steps'));
  const [step] = steps;
  const field = step?.fields.find(({ type }) => type === 'textarea' || type === 'text');
  if (!step || !field) throw new Error('no question takes a text');
  const { contractId } = must(await api.POST('/api/contracts'));
  must(
    await api.POST('/api/wizard-steps/save', {
      body: {
        ...{ contractId, stepKey: step.key, fieldKey: field.label, key: field.key },
        value: 'A shop for ceramics',
      },
    }),
  );
  const { answers } = must(await api.GET('/api/contracts/{id}', { params: { path: { id: contractId } } }));
  const { testMode } = must(await api.GET('/api/billing/mode'));
  const { response, error } = await api.GET('/api/contracts/{id}', {
    params: { path: { id: crypto.randomUUID() } },
  });
  return {
    answers,
    testMode,
    missing: { status: response.status, code: error?.code },
  };
}

/** The answer; its types know that there is either this or a refusal. */
function must<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}
