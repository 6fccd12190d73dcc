import { Validator } from '@seriousme/openapi-schema-validator';
import { ERRORS, WIRES, refusalsOf } from '@pactwright/protocol';
import { openApi } from './open-api.js';

interface Schema {
  readonly allOf?: readonly {
    readonly properties: { readonly code: { readonly enum: readonly string[] } };
  }[];
}
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const page = openApi('https://pactwright.example');

describe(openApi.name, () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(page);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  const operations = Object.entries(WIRES).map(([name, wire]) => {
    const paths = page['paths'] as Record<string, Record<string, Operation> | undefined>;
    const template = wire.call.path.replace(/:(\w+)/g, '{$1}');
    return { name, wire, operation: paths[template]?.[wire.call.method.toLowerCase()] };
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
                content: { 'application/json': { schema: { required: ['success', 'message', 'data'] } } },
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
                      plan: { contentSchema: { required: expect.arrayContaining(['points']) } },
                    },
                  },
                },
              },
            },
          },
        },
        '/api/login': { post: expect.anything() },
      },
    });
  });
});
