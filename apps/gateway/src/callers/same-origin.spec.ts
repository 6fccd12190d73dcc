import { isCrossSite } from './same-origin.js';

const PUBLIC = 'https://pactwright.example';

describe(isCrossSite.name, () => {
  it.each([
    [{}, false],
    [{ origin: PUBLIC }, false],
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, false],
    [{ origin: PUBLIC, 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'https://evil.example', host: 'pactwright.example' }, true],
    [{ origin: 'https://sub.pactwright.example', host: 'pactwright.example' }, true],
    [{ origin: 'http://127.0.0.1:9999', host: '127.0.0.1:8080' }, true],
    [{ origin: 'null', host: 'pactwright.example' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: PUBLIC }, false],
  ])('T-08 %j is cross-site: %s', (headers, expected) => {
    expect(isCrossSite(headers, PUBLIC)).toBe(expected);
  });
});
