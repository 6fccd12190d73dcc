import { z } from 'zod';
import { ERRORS, refusalsOf, runPending, type Wire } from '@pactwright/protocol';

type Schema = Record<string, unknown>;

/** One call as OpenAPI 3.1 describes it. */
export function operationOf(name: string, wire: Wire): object {
  const { call, summary, params = {}, query, body, form } = wire;
  return {
    operationId: name,
    tags: [call.service],
    summary,
    parameters: [
      ...Object.entries(params).map(([name, schema]) => parameter('path', name, true, taken(schema))),
      ...queryOf(query),
    ],
    ...(body && taking('application/json', taken(body))),
    ...(form && taking('multipart/form-data', formOf(form))),
    responses: { ...answersOf(wire), ...refusedOf(wire) },
  };
}

/** `/api/contracts/{id}` for `/api/contracts/:id`. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parameter = (where: 'path' | 'query', name: string, required: boolean, schema: unknown) => ({
  name,
  in: where,
  required,
  schema,
});

function queryOf(query: z.ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = taken(query) as {
    readonly properties?: Record<string, Schema>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter('query', name, required.includes(name), schema),
  );
}

const content = (type: string, schema: Schema) => ({ content: { [type]: { schema } } });
const taking = (type: string, schema: Schema) => ({
  requestBody: { required: true, ...content(type, schema) },
});

const formOf = (parts: NonNullable<Wire['form']>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partOf(part)])),
  required: Object.entries(parts).flatMap(([name, part]) =>
    typeof part === 'string' && part.endsWith('?') ? [] : [name],
  ),
});

function partOf(part: NonNullable<Wire['form']>[string]): Schema {
  if (typeof part !== 'string')
    return { type: 'string', contentMediaType: 'application/json', contentSchema: taken(part) };
  return { type: 'string', ...(part.startsWith('file') && { format: 'binary' }) };
}

function answersOf({ answer }: Wire): object {
  switch (answer.kind) {
    case 'file':
      return {
        200: {
          description: 'The file.',
          content: Object.fromEntries(
            answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
      };
    case 'events':
      return {
        200: {
          description: 'Server-sent events, each with this as its data.',
          ...content('text/event-stream', told(answer.schema)),
        },
      };
    case 'json':
    case 'encoded':
    case 'later':
      return {
        [answer.status]: { description: 'Done.', ...content('application/json', told(answer.schema)) },
        ...(answer.kind === 'later' && {
          202: { description: 'Under way: ask again.', ...content('application/json', told(runPending)) },
        }),
      };
  }
}

/** By status, with the codes that the one error body may have. */
function refusedOf(wire: Wire): object {
  const all = refusalsOf(wire);
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => ERRORS[code].status === status);
      const named = { properties: { code: { enum: codes } } };
      const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, named] };
      return [status, { description: codes.join(', '), ...content('application/json', schema) }];
    }),
  );
}

const taken = (schema: z.ZodType): Schema => schemaOf(schema, 'input');
const told = (schema: z.ZodType): Schema => schemaOf(schema, 'output');

/** Without the name of its dialect, which is that of the whole page. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
