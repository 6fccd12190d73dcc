import type { DataSource } from 'typeorm';

/** Throws with the SQL that would be needed when entities and migrations do not say the same. */
export async function expectNoDrift(dataSource: DataSource): Promise<void> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length === 0) return;
  const missing = upQueries.map(({ query }) => `  ${query}`).join('\n');
  throw new Error(`Entities and migrations differ:\n${missing}`);
}
