import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { api, OWNED_TAGS } from '../shared/api/base-api.js';

/** Whose answers are the same for everybody who may ask, or hang on a secret that is said with the question. */
const PUBLIC_QUERIES = [
  'checkReset',
  'getAuthOptions',
  'getBillingMode',
  'getEditedSteps',
  'getTranslationCoverage',
  'getTranslationsOf',
  'getWizardSteps',
  'getWizardTranslations',
];

interface Query {
  readonly name: string;
  readonly tags: unknown;
}

const SRC = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => ({ file: path.join(SRC, file), text: readFileSync(path.join(SRC, file), 'utf8') }));

/** Of the API slice, with what every file adds to it. */
async function allQueries(): Promise<readonly Query[]> {
  const files = sources.filter(({ text }) => text.includes('api.injectEndpoints('));
  await Promise.all(files.map(({ file }) => import(file)));
  const queries: Query[] = [];
  const note = (name: string) => (definition: { type: string; providesTags?: unknown }) => {
    if (definition.type === 'query') queries.push({ name, tags: definition.providesTags });
  };
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, note(name)])),
  });
  return queries;
}

describe('an answer that the browser keeps', () => {
  it('goes when somebody else signs in, or is named as one for everybody', async () => {
    const queries = await allQueries();
    const written = sources.flatMap(({ text }) => text.match(/\bbuild\.query\b/g) ?? []);
    expect(queries).toHaveLength(written.length);
    const goes = ({ tags }: Query) => Array.isArray(tags) && OWNED_TAGS.some((tag) => tags.includes(tag));
    const stays = queries.filter((query) => !goes(query)).map(({ name }) => name);
    expect(stays.sort()).toEqual(PUBLIC_QUERIES);
  });
});
