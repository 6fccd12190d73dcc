import * as protocol from '@pactwright/protocol';
import { z } from 'zod';

export type Schema = Readonly<Record<string, unknown>>;
/** What callers send, or what they are answered: of one thing the schemas differ, as what is left out of the first is filled in. */
type Direction = 'input' | 'output';

const NAMED = z.registry<{ readonly id: string }>();
for (const [name, value] of Object.entries(protocol))
  if (value instanceof z.ZodType) NAMED.add(value, { id: name.slice(0, 1).toUpperCase() + name.slice(1) });

type Described = Readonly<Record<string, Schema>> & { readonly schemas: Schema };

const INSIDE = '#/$defs/';

/** The schemas of a page: what the protocol has a name for is described once, under that name. */
export class Components {
  private readonly named = { input: new Map<string, Schema>(), output: new Map<string, Schema>() };

  readonly taken = (schema: z.ZodType): Schema => this.schemaOf(schema, 'input');
  readonly told = (schema: z.ZodType): Schema => this.schemaOf(schema, 'output');

  /** What a query takes, name by name: it is not described as a whole. */
  fieldsOf(query: z.ZodType) {
    const { $ref, $defs = {}, ...rest } = jsonSchema(query, 'input');
    const whole = $ref === undefined ? rest : $defs[$ref.slice(INSIDE.length)];
    const { properties = {}, required = [] } = whole ?? {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      isRequired: required.includes(name),
      schema: pointing(schema, 'input'),
    }));
  }

  /** A part of the page, with what it refers to beside what is described already. */
  complete(part: Schema, { schemas: described, ...others }: Described): Schema {
    const all = (['output', 'input'] as const).flatMap((direction) =>
      [...this.named[direction]].map(([name, schema]) => [this.nameOf(name, direction), schema] as const),
    );
    const schemas = { ...described, ...Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
    return mapRefs({ ...part, components: { schemas, ...others } }, (ref) => {
      const [, direction, name = ''] = /^(input|output):(.*)/.exec(ref) ?? [];
      return direction === 'input' || direction === 'output'
        ? `#/components/schemas/${this.nameOf(name, direction)}`
        : ref;
    });
  }

  private schemaOf(schema: z.ZodType, direction: Direction): Schema {
    const { $defs = {}, ...whole } = jsonSchema(schema, direction);
    for (const [name, inside] of Object.entries($defs))
      this.named[direction].set(name, pointing(inside, direction));
    return pointing(whole, direction);
  }

  private nameOf(name: string, direction: Direction): string {
    return direction === 'input' && this.named.output.has(name) ? `${name}Input` : name;
  }
}

/** Without the name of its dialect, which is that of the whole page. */
function jsonSchema(schema: z.ZodType, io: Direction) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: NAMED,
  });
  return rest;
}

/** A part of a page, which says of what it refers to in which direction it goes. */
const pointing = (schema: unknown, direction: Direction): Schema =>
  mapRefs(schema, (ref) => (ref.startsWith(INSIDE) ? `${direction}:${ref.slice(INSIDE.length)}` : ref));

function mapRefs(value: unknown, change: (ref: string) => string): Schema {
  const changed: Schema = JSON.parse(JSON.stringify(value), (key, each: unknown) =>
    key === '$ref' && typeof each === 'string' ? change(each) : each,
  );
  return changed;
}
