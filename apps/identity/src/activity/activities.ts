import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { RecentAction, UserAction, recordActivity } from '@pactwright/protocol';
import { Activity } from './activity.entity.js';

const RECENT = 10;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 90 * DAY_MS;

type ActivityRow = Pick<Activity, 'id' | 'userId' | 'action' | 'page' | 'status' | 'createdAt'>;

/** What users did lately, as the administrators' list shows it (T-45). */
@Injectable()
export class Activities {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps it once, and not at all when the account is gone. */
  keep({ occurredAt, ...given }: z.infer<typeof recordActivity.data>): Promise<void> {
    return insertOnce(this.dataSource.manager, { ...given, createdAt: new Date(occurredAt) });
  }

  /** The latest of each of these users. */
  async recentOf(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly RecentAction[]>> {
    const rows: ActivityRow[] = await this.dataSource.query(
      `SELECT latest.* FROM unnest($1::uuid[]) AS owner (id)
       CROSS JOIN LATERAL (
         SELECT id, user_id AS "userId", action, page, status, created_at AS "createdAt" FROM activities
         WHERE user_id = owner.id ORDER BY created_at DESC, id DESC LIMIT $2) AS latest`,
      [userIds, RECENT],
    );
    const byUser = new Map<string, RecentAction[]>();
    for (const { userId, createdAt, ...row } of rows) {
      const actions = byUser.get(userId) ?? [];
      byUser.set(userId, actions);
      actions.push({ ...row, createdAt: createdAt.toISOString() });
    }
    return byUser;
  }

  async sweep(now = new Date()): Promise<number> {
    const { affected } = await this.dataSource
      .getRepository(Activity)
      .delete({ createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    return affected ?? 0;
  }
}

/** For what identity itself sees of somebody: in the same transaction as the thing they did. */
export async function noteActivity(
  manager: EntityManager,
  {
    userId,
    action,
    status,
    occurredAt = new Date(),
  }: Pick<Activity, 'userId' | 'status'> & { readonly action: UserAction; readonly occurredAt?: Date },
): Promise<void> {
  await insertOnce(manager, {
    id: randomUUID(),
    userId,
    action,
    page: null,
    status,
    createdAt: occurredAt,
  });
}

/** Nothing is written when the account is gone, or when this was written before. */
async function insertOnce(manager: EntityManager, row: ActivityRow): Promise<void> {
  await manager.query(
    `INSERT INTO activities (id, user_id, action, page, status, created_at)
     SELECT $1, id, $3, $4, $5, $6 FROM users WHERE id = $2
     ON CONFLICT ON CONSTRAINT pk_activities DO NOTHING`,
    [row.id, row.userId, row.action, row.page, row.status, row.createdAt],
  );
}
