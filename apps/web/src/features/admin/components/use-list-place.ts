import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';

export type Filters<Name extends string> = Readonly<Record<Name, string>>;
export interface ListPlace<Name extends string> {
  readonly page: number;
  /** An empty text where nothing is asked for. */
  readonly filters: Filters<Name>;
  readonly isFiltered: boolean;
  /** Shows the first page of what these leave. */
  readonly filter: (filters: Partial<Filters<Name>>) => void;
  readonly pageAddress: (page: number) => string;
}

/** Which page of a list is open and what it is narrowed down to, kept in the address, so that Back leads back. */
export function useListPlace<Name extends string>(tab: string, names: readonly Name[]): ListPlace<Name> {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Filters<Name>;
  const asked = search.get('page') ?? '';
  const kept = (chosen: Filters<Name>) => ({
    tab,
    ...Object.fromEntries(Object.entries<string>(chosen).filter(([, value]) => value !== '')),
  });
  return {
    page: /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1,
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    filter: (change) => setSearch(kept({ ...filters, ...change }), { preventScrollReset: true }),
    pageAddress: (page) => paths.adminView({ ...kept(filters), ...(page > 1 ? { page } : {}) }),
  };
}
