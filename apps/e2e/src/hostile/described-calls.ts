import type { APIRequestContext } from '@playwright/test';
import { notedRoutes } from '../access/noted-routes.js';
import { ACCESS, type Row } from '../access/table.js';
import type { Schema } from './samples.js';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const REF = /^#\/components\/schemas\//;

/** The schema with what it refers to in the place of the reference. */
function whole(schema: Schema | undefined, schemas: OpenApi['components']['schemas']): Schema | undefined {
  if (schema === undefined) return undefined;
  const resolved: Schema = JSON.parse(JSON.stringify(schema), (_, each: Schema | null) => {
    const ref = typeof each === 'object' ? each?.['$ref'] : undefined;
    return typeof ref === 'string' ? whole(schemas[ref.replace(REF, '')], schemas) : each;
  });
  return resolved;
}

/** One call, as the product describes it. */
export interface DescribedCall {
  /** `POST /api/contracts/:id/analysis` */
  readonly route: string;
  readonly method: string;
  readonly template: string;
  readonly row: Row | undefined;
  readonly query: readonly string[];
  readonly body: Schema | undefined;
  readonly form: Schema | undefined;
  readonly isDescribed: boolean;
}

/** Routes that are for looking at by machines, and the queues' own board, which is a package's. */
const isApart = (route: string): boolean => / \/api\/(?:health|docs|admin\/queues(?:\/.*)?)$/.test(route);

/** Every call that the running services have registered, with what the gateway says of it; the board's without. */
export async function describedCalls(http: APIRequestContext): Promise<DescribedCall[]> {
  const { paths, components } = (await (await http.get('/api/docs')).json()) as OpenApi;
  const order = Object.keys(ACCESS);
  /* What ends sessions comes last there. A route that has no row yet is tried as well. */
  const placeOf = (route: string): number => (order.indexOf(route) + order.length) % order.length;
  return notedRoutes()
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((route) => {
      const [method = '', template = ''] = route.split(' ');
      const operation = paths[template.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const content = operation?.requestBody?.content;
      return {
        route,
        method,
        template,
        row: ACCESS[route],
        query: (operation?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
        body: whole(content?.['application/json']?.schema, components.schemas),
        form: whole(content?.['multipart/form-data']?.schema, components.schemas),
        isDescribed: operation !== undefined || isApart(route),
      };
    });
}
