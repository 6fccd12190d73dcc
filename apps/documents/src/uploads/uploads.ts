import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, ContractAnalysis, ErrorCode, ErrorParams, Language, Payer } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Runs, ownersOf } from '@pactwright/server-runs';
import { In, type EntityManager, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import type { ExtractedText } from '../extraction/extraction.js';
import { Upload } from './upload.entity.js';

type Values = QueryDeepPartialEntity<Upload>;

/** Where uploaded files are; the bucket removes what is older than a day there. */
export const UPLOADS_PREFIX = 'uploads/';

/** The rows of uploads: whose they are, who may work on which, what came of them. */
@Injectable()
export class Uploads {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly runs: Runs,
  ) {}

  /** Noted before its first byte is stored, so that no file is ever without a row that leads to it. */
  async open(given: { payer: Payer; language: Language; label: string; extension: string }): Promise<Upload> {
    const id = randomUUID();
    /* A name of its own: whoever knows the id of the upload cannot guess where its file is. */
    const fileKey = `${UPLOADS_PREFIX}${randomUUID()}`;
    await this.uploads.insert({ ...given, id, owner: given.payer.owner, fileKey });
    return this.uploads.findOneByOrFail({ id });
  }

  /** Says that its bytes are still coming in: the sweeper takes whatever is silent for what a dead process has left. */
  async stillComing(ids: readonly string[]): Promise<void> {
    await this.uploads.update({ id: In([...ids]), status: 'receiving' }, { updatedAt: now });
  }

  /** False when the sweeper has taken it away. */
  async received(id: string, file: { size: number; sha256: string; language: Language }): Promise<boolean> {
    const values: Values = { ...file, status: 'queued', updatedAt: now };
    const { affected } = await this.uploads.update({ id, status: 'receiving' }, values);
    return affected === 1;
  }

  /** Behind whatever else of its owner is still to be read: the second file of one stands behind everybody's first. */
  async turnOf(id: string): Promise<number> {
    const [{ turn } = { turn: 1 }]: { turn: number }[] = await this.uploads.query(
      `SELECT 1 + count(*)::int AS turn FROM uploads other JOIN uploads own ON own.id = $1
       WHERE other.owner = own.owner AND other.id <> own.id
         AND other.status IN ('queued', 'running') AND other.text IS NULL`,
      [id],
    );
    return turn;
  }

  async forget(id: string): Promise<void> {
    await this.uploads.delete({ id });
  }

  /** Throws RUN_NOT_FOUND, for a stranger's too. */
  async find(id: string, actor: Actor): Promise<Upload> {
    const upload = await this.uploads.findOneBy({ id, owner: In(ownersOf(actor)) });
    if (!upload) throw new AppError('RUN_NOT_FOUND');
    return upload;
  }

  /** Makes the caller the one attempt that may write; undefined when nothing is left to do. */
  async claim(id: string): Promise<Upload | undefined> {
    const { affected } = await this.uploads
      .createQueryBuilder()
      .update()
      .set({
        status: 'running',
        stage: () => `CASE WHEN text IS NULL THEN 'reading' ELSE 'reviewing' END`,
        attempt: () => 'attempt + 1',
        updatedAt: now,
      })
      .where({ id, status: In(['queued', 'running']) })
      .execute();
    if (affected !== 1) return undefined;
    await this.runs.announce(id);
    return (await this.uploads.findOneBy({ id, status: 'running' })) ?? undefined;
  }

  /** False when another attempt has begun since. */
  async read(
    claim: Upload,
    { text, isCut, hidden, notes, tracked, columns, isSigned = false, isProtected = false }: ExtractedText,
  ): Promise<boolean> {
    return this.write(claim, {
      text,
      isCut,
      isSigned,
      isProtected,
      columns: columns ?? null,
      trackedText: tracked ?? null,
      isTrackingUnreadable: tracked === null,
      hidden: [...hidden],
      notes: [...(notes ?? [])],
      stage: 'reviewing',
    });
  }

  async fail(claim: Upload, failure: ErrorCode, failureParams: ErrorParams = {}): Promise<boolean> {
    return this.write(claim, ended({ status: 'failed', failure, failureParams: { ...failureParams } }));
  }

  async fileDeleted(id: string): Promise<void> {
    await this.uploads.update({ id }, { fileKey: null });
  }

  private async write({ id, attempt }: Upload, values: Values): Promise<boolean> {
    const { affected } = await this.uploads.update(
      { id, attempt, status: 'running' },
      { ...values, updatedAt: now },
    );
    if (affected !== 1) return false;
    await this.runs.announce(id);
    return true;
  }
}

/** Ends an upload whose review has ended, in the transaction of the review; whatever attempt is the last one. */
export async function endReviewed(
  manager: EntityManager,
  id: string,
  values: Pick<Values, 'status' | 'analysis' | 'failure'>,
): Promise<void> {
  await manager.update(Upload, { id, status: 'running' }, { ...ended(values), updatedAt: now });
}

/** Puts what a model has found beside what the rules have, in the transaction that stores it. */
export async function joinModelReview(
  manager: EntityManager,
  id: string,
  analysis: ContractAnalysis,
): Promise<void> {
  await manager.update(Upload, { id, status: 'done' }, { analysis, updatedAt: now });
}

const now = (): string => 'now()';
/* What was hidden stays beside an analysis: its warnings are told in the language of whoever reads them. */
const ended = (values: Values): Values => ({
  ...values,
  stage: 'finished',
  text: null,
  ...(values.status === 'failed' && { hidden: [], trackedText: null }),
});
