import {
  HttpCode,
  Module,
  RequestMapping,
  RequestMethod,
  Sse,
  createParamDecorator,
  type DynamicModule,
  type MessageEvent,
  type OnApplicationBootstrap,
  type StreamableFile,
} from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Answer, FormParts, RunPending, Taken, Told, UnreadForm, Wire } from '@pactwright/protocol';
import type { Observable } from 'rxjs';
import { allowAsIn } from './access.js';
import { parseWith } from './validation.js';

type Returned<A extends Answer> = A extends { kind: 'file' }
  ? StreamableFile
  : A extends { kind: 'events' }
    ? Observable<MessageEvent>
    : A extends { kind: 'encoded' }
      ? Buffer
      : A extends { kind: 'json' | 'later'; schema: infer S extends Parameters<typeof parseWith>[0] }
        ? Told<S> | (A extends { kind: 'later' } ? RunPending : never)
        : never;
type OrLater<T> = T | Promise<T>;

/** A method that answers the call: what is taken, when anything is, is its first parameter. */
type HandlerOf<W extends Wire> = keyof Taken<W> extends never
  ? (...rest: never[]) => OrLater<Returned<W['answer']>>
  : (taken: Taken<W>, ...rest: never[]) => OrLater<Returned<W['answer']>>;

const WIRE = 'pactwright:wire';

/** The call that this method answers. */
export const wireOf = (handler: object): Wire | undefined =>
  Reflect.getMetadata(WIRE, handler) as Wire | undefined;

/**
 * Answers one call: at its method and path, for whom it is meant, with its status. The first parameter is what it takes, parsed;
 * a call that takes nothing has none.
 */
export const Answers =
  <W extends Wire>(wire: W) =>
  <H extends HandlerOf<W>>(target: object, name: string, descriptor: TypedPropertyDescriptor<H>): void => {
    const { call, alias, answer } = wire;
    const path = alias === undefined ? call.path : [call.path, alias];
    Reflect.defineMetadata(WIRE, wire, descriptor.value as object);
    allowAsIn(wire)(target, name, descriptor);
    if (answer.kind === 'events') Sse(call.path)(target, name, descriptor);
    else RequestMapping({ path, method: RequestMethod[call.method] })(target, name, descriptor);
    HttpCode(answer.status)(target, name, descriptor);
    if (wire.params ?? wire.query ?? wire.body ?? wire.form) TakenParts(wire)(target, name, 0);
  };

/* In this order: of a thing that is not there nobody is told what is wrong with its body. */
const TakenParts = createParamDecorator(({ params, query, body, form }: Wire, execution) => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const given = request.params as Readonly<Record<string, unknown>>;
  return {
    ...(params && {
      params: Object.fromEntries(
        Object.entries(params).map(([name, schema]) => [name, parseWith(schema, given[name], name)]),
      ),
    }),
    ...(query && { query: parseWith(query, request.query, 'query') }),
    ...(body && { body: parseWith(body, request.body) }),
    ...(form && { form: unreadForm(form, request) }),
  };
});

const unreadForm = (parts: FormParts, { headers, body }: FastifyRequest): UnreadForm => ({
  parts,
  type: headers['content-type'],
  content: body,
});

export type Wires = Readonly<Record<string, Wire>>;

/** Refuses to start while a call of this service has no handler or a route is none of its calls. Two handlers the router refuses. */
@Module({ imports: [DiscoveryModule] })
export class CallsModule {
  static forRoot(wires: Wires): DynamicModule {
    const check = {
      provide: CallsCheck,
      inject: [DiscoveryService, MetadataScanner],
      useFactory: (discovery: DiscoveryService, scanner: MetadataScanner) =>
        new CallsCheck(wires, discovery, scanner),
    };
    return { module: CallsModule, providers: [check] };
  }
}

class CallsCheck implements OnApplicationBootstrap {
  constructor(
    private readonly wires: Wires,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    checkHandled(this.wires, routesIn(this.discovery, this.scanner));
  }
}

/** @throws Error while a call has no handler, or a route is none of the calls. */
export function checkHandled(wires: Wires, routes: readonly Pick<FoundRoute, 'name' | 'wire'>[]): void {
  const handled = routes.map(({ wire }) => wire);
  const known: readonly (Wire | undefined)[] = Object.values(wires);
  const problems = [
    ...Object.entries(wires)
      .filter(([, wire]) => !handled.includes(wire))
      .map(([name]) => `${name} has no handler`),
    ...routes
      .filter(({ wire }) => !known.includes(wire))
      .map(({ name }) => `${name} answers no call of this service`),
  ];
  if (problems.length > 0) throw new Error(`Calls: ${problems.join('; ')}`);
}

interface FoundRoute {
  /** `ContractsController.list` */
  readonly name: string;
  /** What the handler is a method of, and its name there. */
  readonly prototype: Record<string, object>;
  readonly method: string;
  readonly handler: object;
  readonly wire: Wire | undefined;
}

/** Every route that the controllers of this service declare. */
export const routesIn = (discovery: DiscoveryService, scanner: MetadataScanner): FoundRoute[] =>
  discovery.getControllers().flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method];
      if (!handler || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
      return { name: `${metatype.name}.${method}`, prototype, method, handler, wire: wireOf(handler) };
    });
  });
