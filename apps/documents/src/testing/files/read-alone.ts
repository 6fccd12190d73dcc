import { REFUSALS } from '../../extraction/extraction.js';
import type { CorpusFile } from './corpus-file.js';

const READERS = new Set<string>([...REFUSALS, 'text']);

/** Whether the reader makes of a file what the service does; what is too complex needs a process of its own. */
export const isReadAlone = ({ expected }: Pick<CorpusFile, 'expected'>): boolean =>
  READERS.has(expected) && expected !== 'UPLOAD_TOO_COMPLEX';
