import { AppError } from './app-error.js';
import { requireReadable } from './readable-text.js';

function fieldsRefused(url: string): readonly string[] | undefined {
  try {
    requireReadable({ url, query: {}, params: {}, body: undefined });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? Object.keys(error.fields ?? {}) : ['?'];
  }
}

describe(requireReadable.name, () => {
  it.each([
    ['/api/translations?language=%ff', ['language']],
    ['/api/translations?a=1&language=en%C3', ['language']],
    ['/api/translations?%C0%AF=1', ['query']],
    ['/api/translations?b=%ED%A0%80', ['b']],
  ])('A1 refuses a query whose bytes are no text: %s', (url, fields) => {
    expect(fieldsRefused(url)).toEqual(fields);
  });

  it.each([
    '/api/translations',
    '/api/translations?language=lt',
    '/api/translations?q=%C5%BEyma&r=100%',
    '/api/translations?q=a?b%20c',
  ])('takes %s', (url) => {
    expect(fieldsRefused(url)).toBeUndefined();
  });
});
