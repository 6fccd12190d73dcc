import type { SelectQueryBuilder } from 'typeorm';
import type { User } from './user.entity.js';

/** The words themselves, where PostgreSQL would read a pattern. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Narrows a query of users down to those whose address or name contains the words, or whose id they are. */
export function matching(users: SelectQueryBuilder<User>, search: string): void {
  users.andWhere(
    `(user.email ILIKE :words OR concat_ws(' ', user.firstName, user.lastName) ILIKE :words OR user.id::text = :id)`,
    { words: `%${literally(search)}%`, id: search.toLowerCase() },
  );
}
