import type { SelectQueryBuilder } from 'typeorm';
import type { User } from './user.entity.js';

/** The words themselves, where PostgreSQL would read a pattern. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Narrows a query of users, called `account`, down to those whose address or name contains the words, or whose id they are. */
export function matching(accounts: SelectQueryBuilder<User>, search: string): void {
  accounts.andWhere(
    `(account.email ILIKE :words OR concat_ws(' ', account.firstName, account.lastName) ILIKE :words OR CAST(account.id AS text) = :id)`,
    { words: `%${literally(search)}%`, id: search.toLowerCase() },
  );
}
