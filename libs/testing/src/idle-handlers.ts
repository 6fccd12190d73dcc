import type { Type } from '@nestjs/common';
import { EVENTS, type EventName, type ServiceName } from '@pactwright/protocol';
import { EventHandler } from '@pactwright/server-queue';

/** Handlers that do nothing, for every event that a service has to handle but for the ones named. */
export function idleHandlers(service: ServiceName, except: readonly EventName[]): Type[] {
  const queue: string = `${service}-events`;
  const heard = (Object.keys(EVENTS) as EventName[]).filter((name) =>
    (EVENTS[name].subscribers as readonly string[]).includes(queue),
  );
  return heard.filter((name) => !except.includes(name)).map(idleHandler);
}

function idleHandler(name: EventName): Type {
  @EventHandler(name)
  class IdleHandler {
    async handle(): Promise<void> {}
  }
  return IdleHandler;
}
