import { invalid } from '../errors.ts';
import { listOf } from '../objects/list.ts';
import { isRecord, type Params } from './form.ts';
import { integer, list, optional } from './params.ts';
import type { Kind, Kinds } from '../store.ts';
import type { Route } from './call.ts';

const PAGE_PARAMETERS = ['limit', 'starting_after', 'ending_before'];

/** One page of what there is, newest first. */
export function page<T extends { id: string }>(all: readonly T[], params: Params, url: string) {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const after = optional(params, 'starting_after');
  const before = optional(params, 'ending_before');
  if (before !== null) {
    const earlier = all.slice(0, placeOf(all, before, 'ending_before'));
    return listOf(earlier.slice(-limit), url, earlier.length > limit);
  }
  const rest = after === null ? all : all.slice(placeOf(all, after, 'starting_after') + 1);
  return listOf(rest.slice(0, limit), url, rest.length > limit);
}

function placeOf(all: readonly { id: string }[], id: string, param: string) {
  const place = all.findIndex((each) => each.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
}

/** Answers a list of one kind, narrowed down by the fields that a request may name. */
export function lists<K extends Kind>(
  kind: K,
  filters: Partial<Record<string, (object: Kinds[K], value: string) => boolean>>,
): Route['act'] {
  return ({ account, params, path }) => {
    const chosen = account.store.all(kind).filter((object) =>
      Object.entries(filters).every(([name, holds]) => {
        const value = Array.isArray(params[name]) ? list(params, name).join(' ') : optional(params, name);
        return value === null || holds === undefined || holds(object, value);
      }),
    );
    const inTime = chosen.filter((object) => !('created' in object) || isWithin(object.created, params));
    return page(inTime, params, path);
  };
}

export const listParameters = (filters: readonly string[]) => [...PAGE_PARAMETERS, 'created', ...filters];

function isWithin(created: number, params: Params) {
  const range = params['created'];
  if (range === undefined) return true;
  if (!isRecord(range)) return created === integer(params, 'created');
  const bound = (name: string, byDefault: number) => integer(range, name) ?? byDefault;
  return (
    created > bound('gt', -Infinity) &&
    created >= bound('gte', -Infinity) &&
    created < bound('lt', Infinity) &&
    created <= bound('lte', Infinity)
  );
}
