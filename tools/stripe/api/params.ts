import { invalid, missing, unknownParameter } from '../errors.ts';
import { isRecord, type Param, type Params } from './form.ts';

export function refuseUnknown(params: Params, known: readonly string[]) {
  const stranger = Object.keys(params).find((name) => name !== 'expand' && !known.includes(name));
  if (stranger !== undefined) throw unknownParameter(stranger);
}

/** @returns null when it was left out or unset with an empty text */
export function optional(params: Params, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
}

export function required(params: Params, name: string) {
  const value = optional(params, name);
  if (value === null) throw missing(name);
  return value;
}

export function oneOf<T extends string>(params: Params, name: string, choices: readonly T[]): T | null {
  const value = optional(params, name);
  const known = choices.find((choice) => choice === value);
  if (value !== null && known === undefined)
    throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  return known ?? null;
}

export function integer(params: Params, name: string): number | null {
  const value = optional(params, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function flag(params: Params, name: string): boolean | null {
  const value = oneOf(params, name, ['true', 'false']);
  return value === null ? null : value === 'true';
}

export function record(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isRecord(value)) throw invalid(`Invalid object: ${name}`, { param: name });
  return value;
}

export function list(params: Params, name: string): Param[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', { param: name });
  return value;
}

const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** @param known what it is added to; an empty text removes */
export function metadata(params: Params, known: Record<string, string> = {}): Record<string, string> {
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
  const all = { ...known, ...(Object.fromEntries(given) as Record<string, string>) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
