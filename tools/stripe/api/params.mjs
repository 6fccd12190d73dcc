import { invalid, missing, unknownParameter } from '../errors.mjs';
import { isRecord } from './form.mjs';

/** @typedef {import('./form.mjs').Params} Params */

/**
 * @param {Params} params
 * @param {readonly string[]} known
 */
export function refuseUnknown(params, known) {
  const stranger = Object.keys(params).find((name) => name !== 'expand' && !known.includes(name));
  if (stranger !== undefined) throw unknownParameter(stranger);
}

/**
 * @param {Params} params
 * @param {string} name
 * @returns {string | null} null when it was left out or unset with an empty text
 */
export function optional(params, name) {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
}

/**
 * @param {Params} params
 * @param {string} name
 */
export function required(params, name) {
  const value = optional(params, name);
  if (value === null) throw missing(name);
  return value;
}

/**
 * @template {string} T
 * @param {Params} params
 * @param {string} name
 * @param {readonly T[]} choices
 * @returns {T | null}
 */
export function oneOf(params, name, choices) {
  const value = optional(params, name);
  const known = choices.find((choice) => choice === value);
  if (value !== null && known === undefined)
    throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  return known ?? null;
}

/**
 * @param {Params} params
 * @param {string} name
 * @returns {number | null}
 */
export function integer(params, name) {
  const value = optional(params, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

/**
 * @param {Params} params
 * @param {string} name
 * @returns {boolean | null}
 */
export function flag(params, name) {
  const value = oneOf(params, name, ['true', 'false']);
  return value === null ? null : value === 'true';
}

/**
 * @param {Params} params
 * @param {string} name
 * @returns {Params}
 */
export function record(params, name) {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isRecord(value)) throw invalid(`Invalid object: ${name}`, { param: name });
  return value;
}

/**
 * @param {Params} params
 * @param {string} name
 * @returns {import('./form.mjs').Param[]}
 */
export function list(params, name) {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', { param: name });
  return value;
}

const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/**
 * @param {Params} params
 * @param {Record<string, string>} [known] what it is added to; an empty text removes
 * @returns {Record<string, string>}
 */
export function metadata(params, known = {}) {
  const given = Object.entries(record(params, 'metadata'));
  for (const [key, value] of given) {
    if (typeof value !== 'string' || key.length > LONGEST_KEY || value.length > LONGEST_VALUE) {
      throw invalid(
        `Metadata values can have up to ${LONGEST_VALUE} characters, keys up to ${LONGEST_KEY}.`,
        {
          param: `metadata[${key}]`,
        },
      );
    }
  }
  const all = { ...known, .../** @type {Record<string, string>} */ (Object.fromEntries(given)) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
