import { Inject, Injectable } from '@nestjs/common';
import type { ContractText } from '@pactwright/drafting';
import { getDraft, getEntitlement, type Actor, type DocumentFormat } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { Runs } from '@pactwright/server-runs';
import { ObjectStorage, type StoredObject } from '@pactwright/server-storage';
import { contentOf } from '../renders/content.js';
import { ownerOf } from '../renders/owner-of.js';
import type { Render } from '../renders/render.entity.js';
import { RendersService, storedKey } from '../renders/renders.service.js';

/** Where a file is: its render once it is stored. */
type State = Render | 'failed' | 'outdated' | 'open';

/** The stored file, and the contract that it holds. */
interface ContractFile {
  readonly file: StoredObject;
  readonly document: ContractText;
}

export interface DownloadOptions {
  /** How long a download waits for its file to be made, in milliseconds. */
  readonly waitMs: number;
}
export const DOWNLOAD_OPTIONS = Symbol('DOWNLOAD_OPTIONS');

/* After this long the job is asked for again, in case the queue lost it. */
const ROUND_MS = 3_000;

/** The file of a contract as its answers are now: as it is stored, or made first. */
@Injectable()
export class DownloadContract {
  constructor(
    @Inject(DOWNLOAD_OPTIONS) private readonly options: DownloadOptions,
    private readonly rpc: RpcClient,
    private readonly renders: RendersService,
    private readonly storage: ObjectStorage,
    private readonly runs: Runs,
  ) {}

  async run(actor: Actor, contractId: string, format: DocumentFormat): Promise<ContractFile> {
    const deadline = Date.now() + this.options.waitMs;
    const [first, { isPaid, withheld }] = await Promise.all([
      this.rpc.call(getDraft, { contractId, actor }),
      this.rpc.call(getEntitlement, { contractId }),
    ]);
    if (!isPaid) throw new AppError(withheld ? 'CONTRACT_WITHHELD' : 'CONTRACT_NOT_PAID');

    let draft = first;
    while (Date.now() < deadline) {
      const { document, hash } = contentOf(draft);
      const render = await this.renders.open(contractId, hash, ownerOf(draft));
      const file = await this.storedFile(render, format);
      if (file !== undefined) return { file, document };
      await this.renders.begin(render.id);
      const settled = await this.settled(render, format, Math.min(deadline, Date.now() + ROUND_MS));
      if (settled === 'failed') throw new AppError('RENDER_FAILED');
      /* The answers have changed while the file was being made. */
      if (settled === 'outdated') draft = await this.rpc.call(getDraft, { contractId, actor });
      else if (settled !== 'open') {
        const made = await this.storedFile(settled, format);
        if (made !== undefined) return { file: made, document };
      }
    }
    throw new AppError('RENDER_FAILED');
  }

  private async storedFile(render: Render, format: DocumentFormat): Promise<StoredObject | undefined> {
    const key = storedKey(render, format);
    if (key === null) return undefined;
    const file = await this.storage.get(key);
    if (file === undefined) await this.renders.forget(render, format);
    return file;
  }

  /** Waits until the file is stored or will not be, at most until then. */
  private settled({ id }: Render, format: DocumentFormat, until: number): Promise<State> {
    return this.runs.until(id, {
      read: async () => stateOf(await this.renders.find(id), format),
      isFinal: (state) => state !== 'open',
      waitMs: until - Date.now(),
    });
  }
}

function stateOf(render: Render | null, format: DocumentFormat): State {
  if (render === null || render.status === 'outdated') return 'outdated';
  if (storedKey(render, format) !== null) return render;
  return render.status === 'failed' ? 'failed' : 'open';
}
