import { createHash } from 'node:crypto';
import { draft, type Addition, type DraftDocument } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import { RENDERER_VERSION } from '../docx/build-docx.js';

export interface Content {
  readonly document: DraftDocument;
  /** Names this very document in this very look: equal hashes, equal files. */
  readonly hash: string;
}

/** What a contract is made of: `getDraft` answers it. */
export interface Source {
  readonly answers: Answers;
  readonly language: Language;
  readonly additions?: readonly Addition[];
}

/** What the contract says with these answers and additions. The rule set's version is a part of the document. */
export function contentOf({ answers, language, additions }: Source): Content {
  const document = draft(answers, language, additions);
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, document]))
    .digest('hex');
  return { document, hash };
}
