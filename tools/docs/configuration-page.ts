import path from 'node:path';
import { z } from 'zod';

/** The variables of one service by name; a schema describes each (`describe()`). */
export interface ServiceVariables {
  readonly service: string;
  readonly schema: z.ZodObject;
}

interface Row {
  readonly name: string;
  readonly meaning: string;
  readonly byDefault: string;
}

const HEAD = `# Configuration

Every environment variable that a service reads, made from the schemas that check them when it starts (\`npm run docs:configuration\`). \`npm start\` sets the addresses itself; in containers and on Kubernetes they are in the compose file and the base. "needed" says that a service does not start without it. A service that is told nonsense names every such variable and ends with 78.
`;

/** The rows of an object schema in its own order. Throws for a variable that nobody has described. */
function rowsOf(schema: z.ZodObject): readonly Row[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean' || !property.description)
      throw new Error(`${name} has no description in its schema.`);
    const byDefault =
      property.default === undefined
        ? required.includes(name)
          ? 'needed'
          : 'unset'
        : shown(String(property.default));
    return { name, meaning: property.description.replaceAll('|', '\\|'), byDefault };
  });
}

/** A default as the page gives it; a file's place differs from machine to machine. */
const shown = (value: string): string => (path.isAbsolute(value) ? 'beside the service' : `\`${value}\``);

const table = (rows: readonly Row[]): string =>
  [
    '| variable | meaning | default |',
    '| --- | --- | --- |',
    ...rows.map(({ name, meaning, byDefault }) => `| \`${name}\` | ${meaning} | ${byDefault} |`),
  ].join('\n');

/** docs/configuration.md: what all services read first, then what each reads besides. */
export function configurationPage(base: z.ZodObject, services: readonly ServiceVariables[]): string {
  const shared = rowsOf(base);
  const isShared = (row: Row) =>
    shared.some(({ name, byDefault }) => name === row.name && byDefault === row.byDefault);
  const sections = services.map(
    ({ service, schema }) => `## ${service}\n\n${table(rowsOf(schema).filter((row) => !isShared(row)))}\n`,
  );
  return [HEAD, `## Every service\n\n${table(shared)}\n`, ...sections].join('\n');
}
