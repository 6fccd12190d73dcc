import { Injectable } from '@nestjs/common';
import { filledLike, withBlanksFilled } from '@pactwright/drafting';
import type {
  Actor,
  CompareRequest,
  ComparisonView,
  Language,
  VersionComparison,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { bulkhead } from 'cockatiel';
import { Extractor } from '../extractor/extractor.js';
import { inTurn } from '../extractor/in-turn.js';
import type { HidingWay } from '../extraction/extraction.js';
import type { Texts } from '../extractor/task.js';
import type { Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';
import { hiddenIn } from '../uploads/warnings.js';
import { VersionOfContract } from './version-of-contract.js';
import { checkOf, type Version } from './version.js';

/* Each is a process of up to 450 MB; who waits longer than for these would wait in vain. */
const AT_ONCE = 1;
const WAITING = 6;

/** Two versions of a contract, both of the caller's: mine, and one that was sent and checked. Nothing of it is kept. */
@Injectable()
export class CompareVersions {
  private readonly turns = bulkhead(AT_ONCE, WAITING);

  constructor(
    private readonly uploads: Uploads,
    private readonly extractor: Extractor,
    private readonly contracts: VersionOfContract,
  ) {}

  /**
   * `signal` ends the work when nobody waits for it any more. Throws RUN_NOT_FOUND, CONTRACT_NOT_FOUND, VERSION_NOT_READ,
   * COMPARISON_TOO_LONG, COMPARISON_BUSY, SERVICE_UNAVAILABLE.
   */
  async run(
    actor: Actor,
    asked: CompareRequest,
    language: Language,
    signal: AbortSignal,
  ): Promise<ComparisonView> {
    const returned = await this.uploads.find(asked.theirs, actor);
    const { documentLanguage } = checkOf(returned);
    const theirs = versionOf(returned);
    const told = async (): Promise<ComparisonView> => {
      const mine = await this.mine(actor, asked.mine, signal);
      const { text, filled } = withBlanksFilled(filledLike(mine.text, theirs.text, mine.gaps), theirs.text);
      const { tracked } = theirs;
      const texts = {
        mine: text,
        theirs: theirs.text,
        ...(tracked !== undefined && { tracked }),
        ...(mine.tracked !== undefined && { mineTracked: mine.tracked }),
        /* Where blanks were filled in, its notes stand elsewhere than they were read. */
        mineNotes: text === mine.text ? mine.notes : [],
        theirsNotes: theirs.notes,
        language,
      };
      const compared = await this.compared(texts, signal);
      return {
        ...compared,
        ...(returned.isTrackingUnreadable && { tracked: { state: 'unreadable', count: 0 } }),
        mineName: mine.name,
        theirsName: theirs.name,
        filled: [...filled],
        mayLackReply: typeof asked.mine === 'string' && tracked !== undefined && mine.tracked === undefined,
        mineText: text,
        theirsText: theirs.text,
        documentLanguage,
        isCut: mine.isCut || theirs.isCut,
        mineHidden: hiddenIn(mine.hidden, language),
        theirsHidden: hiddenIn(theirs.hidden, language),
      };
    };
    return inTurn(this.turns, signal, told, busy);
  }

  private async mine(actor: Actor, asked: CompareRequest['mine'], signal: AbortSignal): Promise<Version> {
    return typeof asked === 'string'
      ? versionOf(await this.uploads.find(asked, actor))
      : this.contracts.read(actor, asked.contract, signal);
  }

  private async compared(texts: Texts, signal: AbortSignal): Promise<VersionComparison> {
    const ask = () => this.extractor.compare(texts, signal);
    /* A process that has ended before it had the texts: another one may have them. */
    const result = await ask()
      .catch(ask)
      .catch((cause: unknown) => {
        throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
      });
    if (result.outcome === 'busy') throw new AppError('COMPARISON_BUSY');
    if (result.outcome === 'refused') throw new AppError('COMPARISON_TOO_LONG');
    return result.comparison;
  }
}

const busy = (cause: unknown): AppError => new AppError('COMPARISON_BUSY', {}, { cause });

/* Of a contract that is being talked about every Word file has these, and its program shows them. */
const USUAL = new Set<HidingWay>(['deleted', 'comment', 'alternative-text', 'property']);

const versionOf = (upload: Upload): Version => ({
  name: upload.label,
  text: checkOf(upload).documentText,
  isCut: upload.isCut,
  hidden: upload.hidden.filter(({ way }) => !USUAL.has(way)),
  ...(upload.trackedText !== null && { tracked: upload.trackedText }),
  notes: upload.notes,
  gaps: [],
});
