import { ERRORS, refusalsOf, runPending, type Wire } from '@pactwright/protocol';
import type { Components, Schema } from './components.js';
import { securityOf } from './security.js';

const CONFIRMED = 'Only within some minutes after the password was entered again.';

/** One call as OpenAPI 3.1 describes it. */
export function operationOf(name: string, wire: Wire, components: Components): object {
  const { call, summary, isConfirmed, params = {}, query, body, form } = wire;
  const { taken } = components;
  return {
    operationId: name,
    tags: [call.service],
    summary,
    ...(isConfirmed && { description: CONFIRMED }),
    security: securityOf(wire),
    parameters: [
      ...Object.entries(params).map(([name, schema]) => parameter('path', name, true, taken(schema))),
      ...(query ? components.fieldsOf(query) : []).map((field) =>
        parameter('query', field.name, field.isRequired, field.schema),
      ),
    ],
    ...(body && taking('application/json', taken(body))),
    ...(form && taking('multipart/form-data', formOf(form, components))),
    responses: { ...answersOf(wire, components), ...refusedOf(wire) },
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

const content = (type: string, schema: Schema) => ({ content: { [type]: { schema } } });
const taking = (type: string, schema: Schema) => ({
  requestBody: { required: true, ...content(type, schema) },
});

const formOf = (parts: NonNullable<Wire['form']>, components: Components): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, partOf(part, components)]),
  ),
  required: Object.entries(parts).flatMap(([name, part]) =>
    typeof part === 'string' && part.endsWith('?') ? [] : [name],
  ),
});

function partOf(part: NonNullable<Wire['form']>[string], { taken }: Components): Schema {
  if (typeof part !== 'string')
    return { type: 'string', contentMediaType: 'application/json', contentSchema: taken(part) };
  return { type: 'string', ...(part.startsWith('file') && { format: 'binary' }) };
}

function answersOf({ answer }: Wire, { told }: Components): object {
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
