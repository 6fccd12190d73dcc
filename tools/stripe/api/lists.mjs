import { invalid } from '../errors.mjs';
import { listOf } from '../objects/list.mjs';
import { isRecord } from './form.mjs';
import { integer, list, optional } from './params.mjs';

/**
 * @typedef {import('../store.mjs').Kind} Kind
 * @typedef {import('./form.mjs').Params} Params
 */

const PAGE_PARAMETERS = ['limit', 'starting_after', 'ending_before'];

/**
 * One page of what there is, newest first.
 * @template {{ id: string }} T
 * @param {readonly T[]} all
 * @param {Params} params
 * @param {string} url
 */
export function page(all, params, url) {
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

/**
 * @param {readonly { id: string }[]} all
 * @param {string} id
 * @param {string} param
 */
function placeOf(all, id, param) {
  const place = all.findIndex((each) => each.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
}

/**
 * Answers a list of one kind, narrowed down by the fields that a request may name.
 * @template {Kind} K
 * @param {K} kind
 * @param {Partial<Record<string, (object: import('../store.mjs').Kinds[K], value: string) => boolean>>} filters
 * @returns {import('./routes.mjs').Route['act']}
 */
export function lists(kind, filters) {
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

/** @param {readonly string[]} filters */
export const listParameters = (filters) => [...PAGE_PARAMETERS, 'created', ...filters];

/**
 * @param {number} created
 * @param {Params} params
 */
function isWithin(created, params) {
  const range = params['created'];
  if (range === undefined) return true;
  if (!isRecord(range)) return created === integer(params, 'created');
  const bound = (/** @type {string} */ name, /** @type {number} */ byDefault) =>
    integer(range, name) ?? byDefault;
  return (
    created > bound('gt', -Infinity) &&
    created >= bound('gte', -Infinity) &&
    created < bound('lt', Infinity) &&
    created <= bound('lte', Infinity)
  );
}
