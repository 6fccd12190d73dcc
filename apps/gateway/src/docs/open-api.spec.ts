import { Validator } from '@seriousme/openapi-schema-validator';
import { WIRES, refusalsOf } from '@pactwright/protocol';
import { openApi } from './open-api.js';

const page = openApi('https://pactwright.example');

describe(openApi.name, () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(page);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('says of each call what it answers, and with which codes it refuses', () => {
    const { saveTranslation } = WIRES;
    if (!saveTranslation) throw new Error('the call is missing');
    const text = JSON.stringify(page);
    for (const code of refusalsOf(saveTranslation)) expect(text).toContain(code);
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
        '/api/contracts/suggestion': { post: { responses: { 202: expect.anything() } } },
        '/api/runs/{id}/events': {
          get: { responses: { 200: { content: { 'text/event-stream': expect.anything() } } } },
        },
        '/api/login': { post: expect.anything() },
      },
    });
  });
});
