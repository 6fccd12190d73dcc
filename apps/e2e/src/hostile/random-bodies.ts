import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { createGeneratorSync } from 'json-schema-faker';
import { leavesOf, withAt, type KnownValues, type Place, type Schema } from './samples.js';

export interface RandomBodies {
  /** What the schema takes. */
  readonly valid: readonly unknown[];
  /** What it does not, with the paths of the fields that are wrong, as `fields` of a refusal names them. */
  readonly invalid: readonly { readonly body: unknown; readonly wrong: readonly string[] }[];
}

/* Each is no value of most schemas. */
const OTHERS: readonly unknown[] = [null, {}, [], 'x', '', -1, 0.5, true, 1e21];
const WHOLE = 'body';

/**
 * Bodies by the seed, from the schema alone. What is `known` stands under its name in each, so that it is the body that is
 * looked at and not whose thing it names.
 */
export function randomBodies(schema: Schema, count: number, seed: number, known: KnownValues): RandomBodies {
  const generator = createGeneratorSync({ seed, optionalsProbability: 0.6, maxDefaultItems: 3 });
  const holds = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  const valid = Array.from({ length: count }, () => knowing(generator.generate({ ...schema }), known));
  const refused = valid.filter((body) => !holds(body));
  if (refused.length > 0) throw new Error(`not by its schema: ${JSON.stringify(refused[0])}`);
  const invalid = valid.flatMap((body, index) => brokenOf(body, holds, seed + index));
  return { valid, invalid };
}

function knowing(body: unknown, known: KnownValues): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const named = Object.entries(known).filter(([name]) => name in body);
  return { ...body, ...Object.fromEntries(named) };
}

/** The body with one thing wrong: another value in some place, a field left out, or something else altogether. */
function brokenOf(body: unknown, holds: ValidateFunction, seed: number): RandomBodies['invalid'] {
  const places = [...leavesOf(body), []];
  const place = places[seed % places.length] ?? [];
  const replaced = OTHERS.map((other) => withAt(body, place, () => other));
  const lacking = namesOf(body).map((name) => without(body, name));
  return [...replaced, ...lacking]
    .map((changed) => ({ body: changed, wrong: holds(changed) ? [] : (holds.errors ?? []).map(fieldOf) }))
    .filter(({ wrong }) => wrong.length > 0);
}

const namesOf = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null ? Object.keys(body) : [];

const without = (body: unknown, name: string): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([each]) => each !== name));

function fieldOf({ instancePath, params }: ErrorObject): string {
  const inside = instancePath.split('/').slice(1);
  const named = (params as Readonly<Record<string, unknown>>)['missingProperty'];
  const path: Place = typeof named === 'string' ? [...inside, named] : inside;
  return path.join('.') || WHOLE;
}
