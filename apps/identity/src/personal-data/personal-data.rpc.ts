import { Controller } from '@nestjs/common';
import { PERSONAL_DATA } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcHandler } from '@pactwright/server-rpc';
import { SessionStore } from '@pactwright/server-session';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Activity } from '../activity/activity.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { User, toUserView } from '../users/user.entity.js';

type Call = typeof PERSONAL_DATA.identity;

/** The account, its sessions, and what the logs hold of it. */
@Controller()
export class PersonalDataRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
  ) {}

  @RpcHandler(PERSONAL_DATA.identity)
  async get({ userId }: z.infer<Call['request']>): Promise<z.infer<Call['response']>> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw new AppError('USER_NOT_FOUND');
    const [sessions, activity, log] = await Promise.all([
      this.sessions.listOf(userId),
      manager.find(Activity, { where: { userId }, order: { createdAt: 'ASC' } }),
      manager.find(AuditEntry, {
        where: [{ actorUserId: userId }, { subjectType: 'user', subjectId: userId }],
        order: { occurredAt: 'ASC' },
      }),
    ]);
    const documents = {
      account: toUserView(user),
      sessions: sessions.map(({ browser, system, createdAt, lastSeenAt }) => ({
        ...{ browser, system },
        createdAt: new Date(createdAt),
        lastSeenAt: new Date(lastSeenAt),
      })),
      activity,
      log,
    };
    /* Dates become text here, and not on the way. */
    return { documents: JSON.parse(JSON.stringify(documents)) as Record<string, unknown> };
  }
}
