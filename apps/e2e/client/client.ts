import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

/*
 * A program by somebody who has nothing of this project but the API's page: compiled against the types that are generated from it
 * (`src/api/generated-client.e2e.ts`) and run against the product.
 */

type User = components['schemas']['User'];

/** What of the API's page says who may call. */
export interface ApiPage {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly security?: readonly Readonly<Record<string, readonly string[]>>[] }>>
    >
  >;
  readonly components: {
    readonly securitySchemes: Readonly<
      Record<string, { readonly in: string; readonly name: string; readonly 'x-cookie'?: string }>
    >;
  };
}

/** A client that keeps cookies, as the schemes of the page want it. */
function clientOf(baseUrl: string) {
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
  return { api, cookies };
}

/** What the first visit of somebody without an account finds: the steps, a contract of theirs, and what it costs. */
export async function firstVisit(baseUrl: string) {
  const { api } = clientOf(baseUrl);
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

/** Somebody new gives their name, with what the page says that a signed-in browser has to send, and without it. */
export async function signedInWrite(baseUrl: string, page: ApiPage) {
  const { api, cookies } = clientOf(baseUrl);
  let isProven = false;
  api.use({
    onRequest: ({ request, schemaPath }) => {
      request.headers.set('origin', new URL(baseUrl).origin);
      const { security = [] } = page.paths[schemaPath]?.[request.method.toLowerCase()] ?? {};
      const asked = security.find((each) => 'session' in each) ?? {};
      for (const scheme of Object.keys(asked)) {
        const { in: where, name, 'x-cookie': cookie = '' } = page.components.securitySchemes[scheme] ?? {};
        if (isProven && where === 'header' && name) request.headers.set(name, cookies.get(cookie) ?? '');
      }
      return request;
    },
  });
  const account = { email: `client-${crypto.randomUUID()}@example.lt`, password: 'Seven lakes, one boat' };
  must(await api.POST('/api/auth/register', { body: account }));
  const body = { firstName: 'Ona', lastName: 'Rugytė' };
  const bare = await api.PUT('/api/user/profile', { body });
  isProven = true;
  const { user }: { user: User } = must(await api.PUT('/api/user/profile', { body }));
  return { refused: bare.error?.code, firstName: user.firstName };
}

/** The answer; its types know that there is either this or a refusal. */
function must<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}
