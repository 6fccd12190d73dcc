import { WIRES } from '@pactwright/protocol';
import { Components, type Schema } from './components.js';
import { operationOf, templateOf } from './operation.js';
import { schemesOf } from './security.js';

/** The calls of the product as OpenAPI 3.1, made from what the services answer by. */
export function openApi(publicUrl: string): Schema {
  const components = new Components();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, wire] of Object.entries(WIRES)) {
    const method = wire.call.method.toLowerCase();
    const add = (path: string, operation: object): void => {
      const template = templateOf(path);
      paths[template] = { ...paths[template], [method]: operation };
    };
    add(wire.call.path, operationOf(name, wire, components));
    if (wire.alias !== undefined) add(wire.alias, operationOf(`${name}Alias`, wire, components));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pactwright', version: '1' },
    servers: [{ url: publicUrl }],
    ...components.complete(
      { paths },
      { schemas: { Error: ERROR_BODY }, securitySchemes: schemesOf(publicUrl) },
    ),
  };
}

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
