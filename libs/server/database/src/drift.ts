import type { DataSource } from 'typeorm';

const DROPPED_COLUMN = /^ALTER TABLE "(\w+)" DROP COLUMN "(\w+)"$/;
const TAKES_AWAY = /\bDROP (?:COLUMN|TABLE)\b|\bRENAME\b|\bSET NOT NULL\b/i;

/**
 * Throws with the SQL that would be needed when entities and migrations do not say the same.
 * @param left columns that only the version before reads, as `table.column`
 */
export async function expectNoDrift(dataSource: DataSource, left: readonly string[] = []): Promise<void> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const needed = upQueries.map(({ query }) => query).filter((query) => !left.includes(droppedColumn(query)));
  if (needed.length === 0) return;
  throw new Error(`Entities and migrations differ:\n${needed.map((query) => `  ${query}`).join('\n')}`);
}

const droppedColumn = (query: string): string => DROPPED_COLUMN.exec(query)?.slice(1).join('.') ?? '';

/** Throws with the names of migrations that take away what the version before still works with (`k8s/README.md`, rollback). */
export function expectOnlyAdditions({ migrations }: DataSource): void {
  const names = migrations.filter(({ up }) => TAKES_AWAY.test(String(up))).map(({ name }) => name);
  if (names.length > 0) throw new Error(`The version before cannot run after ${names.join(', ')}`);
}
