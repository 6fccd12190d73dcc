import { Injectable } from '@nestjs/common';
import type {
  Actor,
  CompareRequest,
  ComparisonView,
  ContractAnalysis,
  Language,
  VersionComparison,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Extractor } from '../extractor/extractor.js';
import type { Texts } from '../extractor/task.js';
import { analysisOf, type Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';

/* Each is a process of up to 450 MB; who waits longer than for these would wait in vain. */
const AT_ONCE = 1;
const WAITING = 6;

/** Two files that their owner has had checked, side by side. Nothing of it is kept. */
@Injectable()
export class CompareVersions {
  private readonly turns = bulkhead(AT_ONCE, WAITING);

  constructor(
    private readonly uploads: Uploads,
    private readonly extractor: Extractor,
  ) {}

  /**
   * `signal` ends the work when nobody waits for it any more. Throws RUN_NOT_FOUND, VERSION_NOT_READ, COMPARISON_TOO_LONG,
   * COMPARISON_BUSY, SERVICE_UNAVAILABLE.
   */
  async run(
    actor: Actor,
    asked: CompareRequest,
    language: Language,
    signal: AbortSignal,
  ): Promise<ComparisonView> {
    const mine = await this.uploads.find(asked.mine, actor);
    const theirs = await this.uploads.find(asked.theirs, actor);
    const [one, other] = [checkOf(mine), checkOf(theirs)];
    const texts = {
      mine: one.documentText,
      theirs: other.documentText,
      base: theirs.baseText,
      language,
    };
    const told = await this.inTurn(signal, () => this.compared(texts, signal));
    return {
      ...told,
      ...(theirs.isBaseUnreadable && { tracked: { state: 'unreadable', count: 0 } }),
      mineName: mine.label,
      theirsName: theirs.label,
      mineText: texts.mine,
      theirsText: texts.theirs,
      documentLanguage: other.documentLanguage,
      isCut: mine.isCut || theirs.isCut,
    };
  }

  private async compared(texts: Texts, signal: AbortSignal): Promise<VersionComparison> {
    const result = await this.extractor.compare(texts, signal).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
    });
    if (result.outcome === 'busy') throw new AppError('COMPARISON_BUSY');
    if (result.outcome === 'refused') throw new AppError('COMPARISON_TOO_LONG');
    return result.comparison;
  }

  private async inTurn<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    try {
      return await this.turns.execute(act, signal);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new AppError('COMPARISON_BUSY', {}, { cause: error });
      throw error;
    }
  }
}

/** With what was read of it. */
function checkOf(upload: Upload): ContractAnalysis {
  const analysis = upload.status === 'done' ? analysisOf(upload) : null;
  if (!analysis) throw new AppError('VERSION_NOT_READ');
  return analysis;
}
