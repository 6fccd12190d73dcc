import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { convertContract, renderContract, type DocumentFormat } from '@pactwright/protocol';
import { JobQueue, Outbox } from '@pactwright/server-queue';
import { Runs } from '@pactwright/server-runs';
import { In, LessThanOrEqual, Not, type Repository } from 'typeorm';
import { Render } from './render.entity.js';

const FAILURE_LENGTH = 500;

type Values = Parameters<Repository<Render>['update']>[1];

/** Another attempt has taken the render over: this one must not write any more. */
export class ClaimLost extends Error {
  constructor({ id, attempt }: Render) {
    super(`attempt ${attempt} of render ${id} was overtaken`);
    this.name = 'ClaimLost';
  }
}

export function storedKey({ docxKey, pdfKey }: Render, format: DocumentFormat): string | null {
  return format === 'pdf' ? pdfKey : docxKey;
}

/** The rows of renders: who may work on which, and what is stored. */
@Injectable()
export class RendersService {
  constructor(
    @InjectRepository(Render) private readonly renders: Repository<Render>,
    private readonly queue: JobQueue,
    private readonly outbox: Outbox,
    private readonly runs: Runs,
  ) {}

  find(id: string): Promise<Render | null> {
    return this.renders.findOneBy({ id });
  }

  listOf(contractId: string): Promise<Render[]> {
    return this.renders.findBy({ contractId });
  }

  /** Whoever waits for its files finds out that the contract is gone. */
  async erase(id: string): Promise<void> {
    await this.renders.delete({ id });
    await this.runs.announce(id);
  }

  /** The one render of this content, new or known. */
  async open(contractId: string, contentHash: string, owner: string | null = null): Promise<Render> {
    for (;;) {
      await this.renders
        .createQueryBuilder()
        .insert()
        .values({ id: randomUUID(), contractId, contentHash, owner })
        .orIgnore()
        .execute();
      const render = await this.renders.findOneBy({ contractId, contentHash });
      /* Erased between the two with its contract, or by what has replaced it. */
      if (render) return render;
    }
  }

  /** Has made what is not stored of it, also when it was given up before. Any number of callers, one job. */
  async begin(id: string): Promise<void> {
    const render = await this.find(id);
    if (render === null) return;
    const { status, docxKey, pdfKey } = render;
    if (status === 'failed' || status === 'outdated') {
      await this.renders.update(
        { id, status: In(['failed', 'outdated']) },
        { status: 'queued', createdAt: () => 'now()', updatedAt: () => 'now()' },
      );
    }
    const job = docxKey === null ? renderContract : pdfKey === null ? convertContract : undefined;
    if (job) await this.queue.add(job, { renderId: id }, { priority: await this.turnOf(render) });
  }

  /** Behind whatever else its owner waits for: the second file of one stands behind everybody's first. */
  private async turnOf({ id, owner }: Render): Promise<number> {
    if (owner === null) return 1;
    const unfinished = In<Render['status']>(['queued', 'running']);
    return 1 + (await this.renders.countBy({ owner, id: Not(id), status: unfinished }));
  }

  /** Makes the caller the one attempt that may write; undefined when nothing is left to do. */
  async claim(id: string): Promise<Render | undefined> {
    const { raw } = await this.renders
      .createQueryBuilder()
      .update()
      .set({ status: 'running', attempt: () => 'attempt + 1', updatedAt: () => 'now()' })
      .where({ id, status: Not('done') })
      .returning(['attempt'])
      .execute();
    const [claimed] = raw as { attempt: number }[];
    const render = claimed && (await this.find(id));
    return render ? { ...render, attempt: claimed.attempt } : undefined;
  }

  /** Notes that a file is stored; with the second one the render is done, and whoever shows the contract hears of it. */
  async markStored(claim: Render, format: DocumentFormat, key: string): Promise<void> {
    const other = format === 'pdf' ? 'docx_key' : 'pdf_key';
    const status = (): string => `CASE WHEN ${other} IS NULL THEN status ELSE 'done' END`;
    const values = format === 'pdf' ? { pdfKey: key, status } : { docxKey: key, status };
    await this.renders.manager.transaction(async (manager) => {
      const renders = manager.getRepository(Render);
      await this.write(claim, values, renders);
      if (!(await renders.existsBy({ id: claim.id, status: 'done' }))) return;
      await this.outbox.publish(manager, 'contract.rendered', { contractId: claim.contractId });
    });
    await this.runs.announce(claim.id);
  }

  /** `queued` when the job will be tried again, `failed` when it is given up. */
  async markFailed(claim: Render, status: 'queued' | 'failed', failure: string): Promise<void> {
    await this.write(claim, { status, failure: failure.slice(0, FAILURE_LENGTH) });
    await this.runs.announce(claim.id);
  }

  async markOutdated(claim: Render): Promise<void> {
    await this.write(claim, { status: 'outdated' });
    await this.runs.announce(claim.id);
  }

  /** A stored file turned out to be gone: it has to be made again. */
  async forget({ id }: Render, format: DocumentFormat): Promise<void> {
    await this.renders.update(id, {
      ...(format === 'pdf' ? { pdfKey: null } : { docxKey: null }),
      status: 'queued',
      createdAt: () => 'now()',
      updatedAt: () => 'now()',
    });
  }

  /** Takes the contract's older renders out of the table and tells where their files are. */
  async takeOlder({ id, contractId, createdAt }: Render): Promise<string[]> {
    const { raw } = await this.renders
      .createQueryBuilder()
      .delete()
      .where({
        id: Not(id),
        contractId,
        createdAt: LessThanOrEqual(createdAt),
        status: In(['done', 'failed', 'outdated']),
      })
      .returning(['docxKey', 'pdfKey'])
      .execute();
    return (raw as { docx_key: string | null; pdf_key: string | null }[])
      .flatMap(({ docx_key, pdf_key }) => [docx_key, pdf_key])
      .filter((key) => key !== null);
  }

  private async write(claim: Render, values: Values, renders = this.renders): Promise<void> {
    const { affected } = await renders
      .createQueryBuilder()
      .update()
      .set({ ...values, updatedAt: () => 'now()' })
      .where({ id: claim.id, attempt: claim.attempt, status: 'running' })
      .execute();
    if (affected !== 1) throw new ClaimLost(claim);
  }
}
