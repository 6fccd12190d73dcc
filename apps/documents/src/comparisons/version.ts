import type { ContractAnalysis } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import type { HiddenPassage, HungNote } from '../extraction/extraction.js';
import { analysisOf, type Upload } from '../uploads/upload.entity.js';

/** One of the two texts that are compared. */
export interface Version {
  readonly name: string;
  readonly text: string;
  /** It was longer than what is read. */
  readonly isCut: boolean;
  /** What stands in its file where nobody sees it, and was not compared. */
  readonly hidden: readonly HiddenPassage[];
  /** With its tracked changes between marks; absent where it has none. */
  readonly tracked?: string;
  /** What its notes say in the text, and where they hang. */
  readonly notes: readonly HungNote[];
  /** Of a contract that was written here: its gaps for names, numbers and days, as they stand in the text. */
  readonly gaps: readonly string[];
}

/** A checked file with what was read of it. Throws VERSION_NOT_READ. */
export function checkOf(upload: Upload): ContractAnalysis {
  const analysis = upload.status === 'done' ? analysisOf(upload) : null;
  if (!analysis) throw new AppError('VERSION_NOT_READ');
  return analysis;
}
