import { DefaultNamingStrategy } from 'typeorm';

const snake = (...words: string[]): string =>
  words
    .join('_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Tables and columns in snake_case, constraints with names that say what they guard. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snake(className);
  }

  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return snake(...prefixes, customName ?? property);
  }

  override relationName(property: string): string {
    return snake(property);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return snake(relation, referencedColumn);
  }

  override primaryKeyName(table: Parameters<DefaultNamingStrategy['primaryKeyName']>[0]): string {
    return `pk_${this.bare(table)}`;
  }

  override uniqueConstraintName(
    table: Parameters<DefaultNamingStrategy['uniqueConstraintName']>[0],
    columns: string[],
  ): string {
    return `uq_${this.bare(table)}_${columns.join('_')}`;
  }

  override foreignKeyName(
    table: Parameters<DefaultNamingStrategy['foreignKeyName']>[0],
    columns: string[],
  ): string {
    return `fk_${this.bare(table)}_${columns.join('_')}`;
  }

  override indexName(table: Parameters<DefaultNamingStrategy['indexName']>[0], columns: string[]): string {
    return `ix_${this.bare(table)}_${columns.join('_')}`;
  }

  private bare(table: Parameters<DefaultNamingStrategy['indexName']>[0]): string {
    return this.getTableName(table).split('.').at(-1) ?? '';
  }
}
