import { nameOf } from './trace-queries.js';

describe(nameOf.name, () => {
  it.each([
    ['SELECT "c"."id" FROM "contracts" "c" WHERE "c"."id" = $1', 'SELECT contracts'],
    ['INSERT INTO "runs"("id") VALUES ($1)', 'INSERT runs'],
    ["UPDATE runs SET status = 'running' WHERE id IN (SELECT id FROM other)", 'UPDATE runs'],
    ['DELETE FROM outbox_events WHERE sent_at < now()', 'DELETE outbox_events'],
    ['SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', 'SELECT'],
    [
      'WITH own AS (SELECT 1 FROM runs), added AS (INSERT INTO runs (id) SELECT $1 FROM own) SELECT 1',
      'INSERT runs',
    ],
    [
      'WITH one AS (SELECT 1 FROM a FOR NO KEY UPDATE), two AS (UPDATE b SET c = $1 FROM one) SELECT 1',
      'UPDATE b',
    ],
    ['WITH one AS (SELECT 1 FROM a FOR UPDATE SKIP LOCKED) SELECT 1 FROM one', 'WITH a'],
    ['COMMIT', 'COMMIT'],
    ['START TRANSACTION', 'START'],
  ])('names %s without any of its values', (query, name) => {
    expect(nameOf(query)).toBe(name);
  });
});
