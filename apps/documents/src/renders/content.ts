import { createHash } from 'node:crypto';
import { draft, type Addition, type DraftDocument } from '@pactwright/drafting';
import { isOfModel, type Answers, type FurtherTerm, type Language } from '@pactwright/protocol';
import { RENDERER_VERSION } from '../docx/build-docx.js';

export interface Content {
  readonly document: DraftDocument;
  /** Whether a model has written some of it, and not the rules and the parties alone. */
  readonly hasModelWords: boolean;
  /** Names this very document in this very look: equal hashes, equal files. */
  readonly hash: string;
}

/** What a contract is made of: `getDraft` answers it. */
export interface Source {
  readonly answers: Answers;
  readonly language: Language;
  readonly additions?: readonly Addition[];
  readonly furtherTerms?: readonly FurtherTerm[] | undefined;
}

/** What the contract says with these answers and additions. The rule set's version is a part of the document. */
export function contentOf({ answers, language, additions, furtherTerms }: Source): Content {
  const document = draft(answers, language, additions, furtherTerms);
  const hasModelWords = additions?.some(({ id }) => isOfModel(id)) ?? false;
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, document, hasModelWords]))
    .digest('hex');
  return { document, hasModelWords, hash };
}
