import type { ErrorCode } from '@pactwright/protocol';

export interface CorpusFile {
  /** What is special about it. */
  readonly about: string;
  readonly name: string;
  readonly content: Buffer;
  /** `text` for a file that is read. */
  readonly expected: ErrorCode | 'text';
}
