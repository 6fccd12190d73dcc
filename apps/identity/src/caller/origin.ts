import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@pactwright/protocol';
import { AppError, currentContext } from '@pactwright/server-kit';
import { deviceOf, type Device } from './device.js';

/** Where a call comes from. */
export interface Origin {
  readonly actor: Actor;
  /** The session the browser had before; null without one. */
  readonly sessionId: string | null;
  /** The client's network address. */
  readonly address: string;
  readonly device: Device;
}

/** The gateway writes this header itself, over whatever a client sent. */
export function addressOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' && forwarded !== '' ? forwarded : request.ip;
}

export const From = createParamDecorator((_: unknown, execution): Origin => {
  const identity = currentContext()?.identity;
  if (!identity) throw new AppError('CALLER_NOT_TRUSTED');
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const device = deviceOf(request.headers['user-agent']);
  return { actor: identity.actor, sessionId: identity.sessionId, address: addressOf(request), device };
});
