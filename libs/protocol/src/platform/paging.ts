import { z } from 'zod';

export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;

/** Query of every paged list: `page` counts from 1. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
});

/** Words to look for. Control characters are dropped: nobody types them, and a database refuses some. */
export const searchText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((value) => value.replace(/\p{Cc}/gu, '').trim());

/** What a caller may ask of a paged list. */
export interface AskedPage {
  readonly page?: number;
  readonly pageSize?: number;
}

/** A page of a list, and how many there are of all. */
export const pageOf = <S extends z.ZodType>(entry: S) =>
  z.object({ data: z.array(entry), total: z.int(), page: z.int(), pageSize: z.int() });

export interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
