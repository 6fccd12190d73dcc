import { createHash } from 'node:crypto';
import { draft, type DraftDocument } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import { RENDERER_VERSION } from '../docx/build-docx.js';

export interface Content {
  readonly document: DraftDocument;
  /** Names this very document in this very look: equal hashes, equal files. */
  readonly hash: string;
}

/** What the contract says with these answers. The rule set's version is a part of the document. */
export function contentOf({ answers, language }: { answers: Answers; language: Language }): Content {
  const document = draft(answers, language);
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, document]))
    .digest('hex');
  return { document, hash };
}
