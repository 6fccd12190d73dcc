import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const CLIENT = path.join(import.meta.dirname, '..', '..', 'client');
const { resolve } = createRequire(import.meta.url);
const program = (pack: string, name: string): string =>
  path.join(path.dirname(resolve(`${pack}/package.json`)), 'bin', name);
const onClient = (command: string, ...args: readonly string[]): Buffer =>
  execFileSync(process.execPath, [command, ...args], { cwd: CLIENT, stdio: 'inherit' });

test('a client generated from /api/docs compiles, passes the linter, calls three services, and writes as somebody signed in', async ({
  request,
  baseURL,
}) => {
  const page = (await (await request.get('/api/docs')).json()) as OpenAPI3;
  const generated = path.join(CLIENT, 'generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(path.join(generated, 'api.d.ts'), astToString(await openapiTS(page)));
  onClient(program('typescript', 'tsc'), '--noEmit', '-p', '.');
  /* The linter of everything else comes before its types are made. */
  onClient(program('oxlint', 'oxlint'), '-c', 'oxlint.json', '.');

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
