import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  DOCUMENT_FORMATS,
  PERSONAL_DATA,
  downloadName,
  getDraft,
  getEntitlement,
  ownerName,
  type DataOwner,
  type Language,
  uuid,
} from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { Run } from '@pactwright/server-runs';
import { ObjectStorage } from '@pactwright/server-storage';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { buildDocx } from '../docx/build-docx.js';
import { contentOf } from '../renders/content.js';
import { RendersService, storedKey } from '../renders/renders.service.js';
import { Upload } from '../uploads/upload.entity.js';
import { EXPORT_README, GUEST_EXPORT_README } from './export-readme.js';

const withIds = z.object({ contracts: z.array(z.looseObject({ id: uuid() })) });

/** Puts everything that the services keep about somebody into one ZIP, with the files of the contracts that are paid for. */
@Injectable()
export class MakeExport {
  private readonly log = logger('personal-data');

  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly renders: RendersService,
    private readonly storage: ObjectStorage,
  ) {}

  /** Rejects before the first byte while a service that has a part of it is down: half an answer would look like a whole one. */
  async run(owner: DataOwner, language: Language): Promise<Readable> {
    const isUser = 'userId' in owner;
    const [account, contracts, money, checks] = await Promise.all([
      isUser ? this.rpc.call(PERSONAL_DATA.identity, owner) : { documents: {} },
      this.rpc.call(PERSONAL_DATA.contracts, owner),
      this.rpc.call(PERSONAL_DATA.billing, owner),
      this.ownData(owner),
    ]);
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, {
        action: 'documents.personal-data.export',
        ...(isUser && { subject: { type: 'user', id: owner.userId } }),
      }),
    );
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    const documents = { ...account.documents, ...contracts.documents, ...money.documents, ...checks };
    zip.addBuffer(Buffer.from((isUser ? EXPORT_README : GUEST_EXPORT_README)[language]), 'README.txt');
    for (const [name, document] of Object.entries(documents))
      zip.addBuffer(Buffer.from(JSON.stringify(document, null, 2)), `${name}.json`);
    for (const { id } of withIds.parse(contracts.documents).contracts) await this.addFiles(zip, id);
    zip.end();
    return output;
  }

  private async ownData(whose: DataOwner): Promise<Record<string, unknown>> {
    const owner = ownerName(whose);
    const { manager } = this.dataSource;
    return {
      checks: await manager.find(Upload, { where: { owner }, order: { createdAt: 'ASC' } }),
      reviews: await manager.find(Run, { where: { owner }, order: { createdAt: 'ASC' } }),
    };
  }

  /** As they are stored; a Word file that is not is made now. */
  private async addFiles(zip: ZipFile, contractId: string): Promise<void> {
    const { isPaid } = await this.rpc.call(getEntitlement, { contractId });
    if (!isPaid) return;
    const { document, hash } = contentOf(await this.rpc.call(getDraft, { contractId, actor: null }));
    const render = await this.renders.open(contractId, hash);
    for (const format of DOCUMENT_FORMATS) {
      const name = `contracts/${downloadName(contractId, format)}`;
      const key = storedKey(render, format);
      if (key !== null && (await this.storage.exists(key))) this.addStored(zip, key, name);
      else if (format === 'docx') zip.addBuffer(await buildDocx(document), name);
    }
  }

  /** Opened only when its turn comes. */
  private addStored(zip: ZipFile, key: string, name: string): void {
    zip.addReadStreamLazy(name, (done) => {
      this.storage.get(key).then(
        (file) => (file ? done(null, file.stream) : done(new Error(`${name} is gone`), null as never)),
        (error: unknown) => {
          this.log.error({ err: error }, 'a file could not be exported');
          done(error, null as never);
        },
      );
    });
  }
}
