import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import {
  knownAuditAction,
  type AuditEntryView,
  type AuditResponse,
  type auditQuery,
} from '@pactwright/protocol';
import { literally } from '../users/search.js';
import { User } from '../users/user.entity.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Finds entries of the audit log, newest first. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: z.infer<typeof auditQuery>): Promise<AuditResponse> {
    const { page, pageSize, action, actorUserId, subjectId, from, to } = query;
    const wanted = this.dataSource.getRepository(AuditEntry).createQueryBuilder('entry');
    /* Of what is no whole name the beginning is enough: `identity.user` finds everything that was done to users. */
    const named = action && knownAuditAction(action);
    if (named) wanted.andWhere('entry.action = :named', { named });
    else if (action) wanted.andWhere('entry.action LIKE :action', { action: `${literally(action)}%` });
    if (actorUserId) wanted.andWhere('entry.actorUserId = :actorUserId', { actorUserId });
    if (subjectId) wanted.andWhere('entry.subjectId = :subjectId', { subjectId });
    if (from) wanted.andWhere('entry.occurredAt >= :from', { from });
    if (to) wanted.andWhere('entry.occurredAt <= :to', { to });
    const [entries, total] = await wanted
      .orderBy('entry.occurredAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    return { data: await this.withActors(entries), total, page, pageSize };
  }

  private async withActors(entries: readonly AuditEntry[]): Promise<AuditEntryView[]> {
    const ids = new Set(entries.flatMap(({ actorUserId }) => actorUserId ?? []));
    const actors = await this.dataSource
      .getRepository(User)
      .find({ select: { id: true, email: true }, where: { id: In([...ids]) } });
    const emails = new Map(actors.map(({ id, email }) => [id, email]));
    return entries.map((entry) => ({
      ...entry,
      occurredAt: entry.occurredAt.toISOString(),
      actorEmail: emails.get(entry.actorUserId ?? '') ?? null,
    }));
  }
}
