import { Injectable } from '@nestjs/common';
import type { ContractAnalyticsResponse, ContractStatus } from '@pactwright/protocol';
import { DataSource, Not } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { UNTOUCHED } from '../store/status.js';

type Figures = ContractAnalyticsResponse['data'];
type Speed = Pick<Figures, 'medianSecondsToDownload' | 'downloaded' | 'medianSecondsToReady' | 'ready'>;

const RECENT = 10;
const DAY_MS = 24 * 3_600_000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** What there is to count in contracts. Untouched drafts do not count (T-10). */
@Injectable()
export class Analytics {
  constructor(private readonly dataSource: DataSource) {}

  count(): Promise<number> {
    return this.dataSource.getRepository(Contract).countBy({ status: Not(UNTOUCHED) });
  }

  async get(days: number, now = new Date()): Promise<Figures> {
    const [byStatus, recentActivity, perDay, speed] = await Promise.all([
      this.byStatus(),
      this.recentActivity(),
      this.perDay(days, now),
      this.speed(),
    ]);
    return { byStatus, recentActivity, perDay, ...speed };
  }

  private async byStatus(): Promise<Figures['byStatus']> {
    const rows: { status: ContractStatus; count: number }[] = await this.dataSource.query(
      'SELECT status, count(*)::int AS count FROM contracts WHERE status <> $1 GROUP BY status',
      [UNTOUCHED],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  private async recentActivity(): Promise<Figures['recentActivity']> {
    const contracts = await this.dataSource.getRepository(Contract).find({
      select: { id: true, title: true, status: true, updatedAt: true },
      where: { status: Not(UNTOUCHED) },
      order: { updatedAt: 'DESC', id: 'DESC' },
      take: RECENT,
    });
    return contracts.map(({ id, title, status, updatedAt }) => ({
      id,
      title,
      status,
      updatedAt: updatedAt.toISOString(),
    }));
  }

  /** Every one of the last `days` days until today, whether something happened on it or not. */
  private async perDay(days: number, now: Date): Promise<Figures['perDay']> {
    const listed = Array.from({ length: days }, (_, index) =>
      dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS)),
    );
    const since = new Date(`${listed[0]}T00:00:00.000Z`);
    const [created, paid] = await Promise.all([
      this.countByDay('created_at', since),
      this.countByDay('first_paid_at', since),
    ]);
    return listed.map((day) => ({ day, created: created.get(day) ?? 0, paid: paid.get(day) ?? 0 }));
  }

  private async countByDay(
    column: 'created_at' | 'first_paid_at',
    since: Date,
  ): Promise<ReadonlyMap<string, number>> {
    const rows: { day: string; count: number }[] = await this.dataSource.query(
      `SELECT to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS count
       FROM contracts WHERE ${column} >= $1 AND status <> $2 GROUP BY day`,
      [since, UNTOUCHED],
    );
    return new Map(rows.map(({ day, count }) => [day, count]));
  }

  /** How long it takes from the first answer to the first download, and to the first that is ready to sign (T-18). */
  private async speed(): Promise<Speed> {
    const [downloaded, ready] = await Promise.all([
      this.secondsTo('first_downloaded_at'),
      this.secondsTo('first_ready_at'),
    ]);
    return {
      medianSecondsToDownload: downloaded.median,
      downloaded: downloaded.count,
      medianSecondsToReady: ready.median,
      ready: ready.count,
    };
  }

  private async secondsTo(
    column: 'first_downloaded_at' | 'first_ready_at',
  ): Promise<{ readonly median: number | null; readonly count: number }> {
    const [row]: { median: number | null; count: number }[] = await this.dataSource.query(
      `SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM ${column} - first_answered_at))
           FILTER (WHERE first_answered_at IS NOT NULL) AS median,
         count(*)::int AS count
       FROM contracts WHERE ${column} IS NOT NULL`,
    );
    const median = row?.median ?? null;
    return { median: median === null ? null : Math.round(median), count: row?.count ?? 0 };
  }
}
