import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const CLIENT = path.join(import.meta.dirname, '..', '..', 'client');
const COMPILER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);

test('a client generated from /api/docs compiles, calls three services, and writes as somebody signed in', async ({
  request,
  baseURL,
}) => {
  const page = (await (await request.get('/api/docs')).json()) as OpenAPI3;
  const generated = path.join(CLIENT, 'generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(path.join(generated, 'api.d.ts'), astToString(await openapiTS(page)));
  execFileSync(process.execPath, [COMPILER, '--noEmit', '-p', CLIENT], { stdio: 'inherit' });

  const client = (await import(pathToFileURL(path.join(CLIENT, 'client.ts')).href)) as {
    readonly firstVisit: (baseUrl: string) => Promise<unknown>;
    readonly signedInWrite: (baseUrl: string, page: OpenAPI3) => Promise<unknown>;
  };
  const { answers, ...rest } = (await client.firstVisit(baseURL ?? '')) as { readonly answers: object };
  expect(Object.values(answers)).toEqual(['A shop for ceramics']);
  expect(rest).toEqual({ testMode: true, missing: { status: 404, code: 'CONTRACT_NOT_FOUND' } });
  expect(await client.signedInWrite(baseURL ?? '', page)).toEqual({
    refused: 'CSRF_TOKEN_INVALID',
    firstName: 'Ona',
  });
});
