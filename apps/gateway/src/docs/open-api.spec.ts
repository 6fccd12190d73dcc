import { Validator } from '@seriousme/openapi-schema-validator';
import { ERRORS, WIRES, refusalsOf } from '@pactwright/protocol';
import { openApi } from './open-api.js';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly {
    readonly properties: { readonly code: { readonly enum: readonly string[] } };
  }[];
}
interface Operation {
  readonly security: unknown;
  readonly description?: string;
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const page = openApi('https://pactwright.example') as {
  readonly paths: Record<string, Record<string, Operation> | undefined>;
  readonly components: {
    readonly schemas: Record<string, object>;
    readonly securitySchemes: Record<string, object>;
  };
};
/** What stands behind every reference, one level deep. */
const refsIn = (value: object): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);

describe(openApi.name, () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(page);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  const operations = Object.entries(WIRES).map(([name, wire]) => {
    const template = wire.call.path.replace(/:(\w+)/g, '{$1}');
    return { name, wire, operation: page.paths[template]?.[wire.call.method.toLowerCase()] };
  });

  it.each(operations)('says what $name answers', ({ wire, operation }) => {
    const { answer } = wire;
    const types =
      answer.kind === 'file'
        ? answer.types
        : [answer.kind === 'events' ? 'text/event-stream' : 'application/json'];
    for (const status of [answer.status, ...(answer.kind === 'later' ? [202] : [])]) {
      const content = operation?.responses[status]?.content ?? {};
      expect(Object.keys(content)).toEqual(types);
      for (const { schema } of Object.values(content)) expect(Object.keys(schema)).not.toHaveLength(0);
    }
  });

  it.each(operations)('says with which codes $name refuses, each by its status', ({ wire, operation }) => {
    const told = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) =>
      (content['application/json']?.schema.allOf?.[1]?.properties.code.enum ?? []).map(
        (code) => `${status} ${code}`,
      ),
    );
    expect(told.sort()).toEqual(
      refusalsOf(wire)
        .map((code) => `${ERRORS[code].status} ${code}`)
        .sort(),
    );
  });

  it('says of calls what can be read of them on the page', () => {
    expect(page).toMatchObject({
      paths: {
        '/api/translations': {
          post: {
            responses: {
              200: {
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/SavedTranslation' } },
                },
              },
              409: { description: 'STALE_EDIT' },
            },
          },
        },
        '/api/contracts/{id}/download/{format}': {
          get: { responses: { 200: { content: { 'application/pdf': expect.anything() } } } },
        },
        '/api/analyze/upload': {
          post: {
            requestBody: { content: { 'multipart/form-data': { schema: { required: ['contract'] } } } },
          },
        },
        '/api/analyze/runs/{id}/redline': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: {
                    required: ['contract', 'plan'],
                    properties: {
                      contract: { format: 'binary' },
                      plan: { contentSchema: { $ref: '#/components/schemas/ReplyPlan' } },
                    },
                  },
                },
              },
            },
          },
        },
        '/api/login': { post: expect.anything() },
      },
      components: {
        schemas: {
          SavedTranslation: { required: ['success', 'message', 'data'] },
          ReplyPlan: { required: expect.arrayContaining(['points']) },
        },
      },
    });
  });

  it('describes what has a name once, and everything that it refers to', () => {
    const { schemas } = page.components;
    const described = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(new Set(refsIn(page))).toEqual(new Set(described));
    expect(described).toEqual(
      expect.arrayContaining(
        ['Error', 'ContractDetail', 'BillingAccount', 'RunPending'].map(
          (name) => `#/components/schemas/${name}`,
        ),
      ),
    );
  });

  it.each([
    ['anybody, and what they own', '/api/contracts/{id}', 'get', [{}, { guest: [] }, { session: [] }]],
    ['the same with a write', '/api/contracts', 'post', [{}, { guest: [] }, { session: [], csrf: [] }]],
    ['whoever is signed in', '/api/auth/user', 'get', [{ session: [] }]],
    ['the same with a write', '/api/user/profile', 'put', [{ session: [], csrf: [] }]],
    ['administrators', '/api/admin/overview', 'get', [{ session: ['admin'] }]],
    ['machines that sign', '/api/payment/webhook', 'post', []],
  ])('says who may call: %s (%s)', (_, path, method, security) => {
    expect(page.paths[path]?.[method]?.security).toEqual(security);
  });

  it('says of every call whether an administrator’s session is needed, and of which the password as well', () => {
    for (const { wire, operation } of operations) {
      const roles = JSON.stringify(operation?.security).includes('"session":["admin"]');
      expect([wire.call.path, roles]).toEqual([wire.call.path, wire.access === 'admin']);
      expect(operation?.description !== undefined).toBe(wire.isConfirmed === true);
    }
  });

  it('names the cookies and the header by which callers are known', () => {
    const named = (publicUrl: string) =>
      openApi(publicUrl)['components'] as { readonly securitySchemes: Record<string, object> };
    expect(page.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      guest: { type: 'apiKey', in: 'cookie', name: '__Host-guest' },
      csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', 'x-cookie': 'XSRF-TOKEN' },
    });
    expect(named('http://localhost:3000').securitySchemes).toMatchObject({ session: { name: 'sid' } });
  });
});
