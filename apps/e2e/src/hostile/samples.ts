/** What of JSON Schema the description of the API uses. */
export interface Schema {
  readonly type?: string | string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: unknown[];
  readonly anyOf?: Schema[];
  readonly oneOf?: Schema[];
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [other: string]: unknown;
}

/** Values that a call would take for what has this name, as the id of a contract; others are made up from the schema. */
export type KnownValues = Readonly<Record<string, unknown>>;

const OF_FORMAT: Readonly<Record<string, string>> = {
  email: 'somebody@example.lt',
  uuid: '3f2b8c9a-5d64-4e1b-9f0e-7a1c2d3e4f50',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
};
const MOST = 40;

/** Bodies that the schema takes: together they have every field at every depth, and every alternative of each. */
export function samplesOf(schema: Schema, known: KnownValues): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((each) => samplesOf(each, known)).slice(0, MOST);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum.slice(0, 1);
  switch (schema.type) {
    case 'string':
      return [OF_FORMAT[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, '-')];
    case 'number':
    case 'integer':
      return [Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    case 'array':
      return samplesOf(schema.items ?? {}, known).map((each) => [each]);
    case 'object':
      return objectsOf(schema, known).slice(0, MOST);
    default:
      /* Whatever: a text, and one deeper inside. */
      return ['text', { text: ['text'] }];
  }
}

function objectsOf({ properties = {}, additionalProperties }: Schema, known: KnownValues): object[] {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, name in known ? [known[name]] : samplesOf(schema, known)] as const,
  );
  if (typeof additionalProperties === 'object') fields.push(['name', samplesOf(additionalProperties, known)]);
  const whole = Object.fromEntries(fields.map(([name, [first]]) => [name, first]));
  const others = fields.flatMap(([name, [, ...rest]]) => rest.map((each) => ({ ...whole, [name]: each })));
  return [whole, ...others];
}

/** The way to a value inside a body. */
export type Place = readonly (string | number)[];

/** Where each value stands that is not made of others; the body itself when it is none. */
export function leavesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return inside.length > 0 ? inside : [at];
}

/** Where each object stands, whose names can be any. */
export function objectsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    objectsIn(each, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? inside : [at, ...inside];
}

/** A copy with something else in this place. */
export function withAt(
  value: unknown,
  [first, ...rest]: Place,
  change: (there: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === first ? withAt(each, rest, change) : each));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [first]: withAt(object[first], rest, change) };
}
