import { createHmac } from 'node:crypto';
import {
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Access, Actor, ServiceName, Wire } from '@pactwright/protocol';
import { deriveKey, verifyIdentity } from '@pactwright/server-session';
import { AppError } from './app-error.js';
import { currentContext } from './request-context.js';

type Handler = (...args: never[]) => unknown;

const ACCESS = 'pactwright:access';
const CONFIRMED = 'pactwright:confirmed';

const allow =
  (access: Access) =>
  (): MethodDecorator =>
  (_target, name, descriptor: PropertyDescriptor): void => {
    if (Reflect.hasMetadata(ACCESS, descriptor.value as Handler))
      throw new Error(`${String(name)} says twice who may call it`);
    Reflect.defineMetadata(ACCESS, access, descriptor.value as Handler);
  };

/** Anybody, signed in or not. */
export const Public = allow('public');
/** Only somebody signed in; else NOT_SIGNED_IN. */
export const SignedIn = allow('signed-in');
/** Only administrators; else NOT_SIGNED_IN or ADMIN_ONLY. */
export const AdminOnly = allow('admin');

/**
 * Beside `@SignedIn` or `@AdminOnly`: only while the password was entered again within the last minutes; else
 * PASSWORD_CONFIRMATION_NEEDED.
 */
export const Confirmed = (): MethodDecorator => (_target, _name, descriptor: PropertyDescriptor) =>
  Reflect.defineMetadata(CONFIRMED, true, descriptor.value as Handler);

/** As the wire of a call says. */
export const allowAsIn =
  ({ access, isConfirmed }: Pick<Wire, 'access' | 'isConfirmed'>): MethodDecorator =>
  (target, name, descriptor) => {
    allow(access)()(target, name, descriptor);
    if (isConfirmed) Confirmed()(target, name, descriptor);
  };

export interface ServiceIdentity {
  readonly name: ServiceName;
  readonly secret: string;
}
export const SERVICE_IDENTITY = Symbol('SERVICE_IDENTITY');

/** Lets in only what the gateway vouched for, and of that only who may call the handler. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(SERVICE_IDENTITY) private readonly service: ServiceIdentity) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const identity = verifyIdentity(this.service.secret, this.service.name, token);
    if (!identity) throw new AppError('CALLER_NOT_TRUSTED');
    const context = currentContext();
    if (context) {
      context.identity = identity;
      /* Believed only beside a valid token: then the gateway wrote it. */
      const address = request.headers['x-forwarded-for'];
      if (typeof address === 'string')
        context.callerAddress = () => hashedAddress(this.service.secret, address);
    }

    admit(identity.actor, execution.getHandler());
    return true;
  }
}

/** @throws AppError the reason why this caller may not call this handler. */
function admit(actor: Actor, handler: object): void {
  const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
  if (access === 'public') return;
  if (access === 'guest') {
    if (actor.guestId === null || actor.userId !== null) throw new AppError('NOTHING_TO_CLAIM');
    return;
  }
  if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
  if (access !== 'signed-in' && !(access === 'admin' && actor.isAdmin)) throw new AppError('ADMIN_ONLY');
  if (Reflect.hasMetadata(CONFIRMED, handler) && !actor.isConfirmed)
    throw new AppError('PASSWORD_CONFIRMATION_NEEDED');
}

/** Tells addresses apart without telling them: enough for limits, useless to whoever reads the database. */
const hashedAddress = (secret: string, address: string): string =>
  createHmac('sha256', deriveKey(secret, 'caller-address')).update(address).digest('base64url');

/** Nothing says who may call it, or it asks anybody for a password that nobody has. */
const isOpen = (handler: object): boolean => {
  const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
  return access === undefined || (access === 'public' && Reflect.hasMetadata(CONFIRMED, handler));
};

/** Refuses to start while a route does not say who may call it. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, Handler>;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => {
          const handler = prototype[name];
          return handler && Reflect.hasMetadata(METHOD_METADATA, handler) && isOpen(handler);
        })
        .map((name) => `${metatype.name}.${name}`);
    });
    if (open.length > 0) throw new Error(`Routes that answer no call (@Answers): ${open.join(', ')}`);
  }
}
