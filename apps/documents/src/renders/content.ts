import { createHash } from 'node:crypto';
import { draftContract, isBilingual, type ContractSource, type ContractText } from '@pactwright/drafting';
import { isOfModel } from '@pactwright/protocol';
import { BILINGUAL_VERSION, RENDERER_VERSION } from '../docx/build-docx.js';

export interface Content {
  readonly document: ContractText;
  /** Whether a model has written some of it, and not the rules and the parties alone. */
  readonly hasModelWords: boolean;
  /** Names this very document in this very look: equal hashes, equal files. */
  readonly hash: string;
}

/** What the contract says with these answers and additions (`getDraft` answers them). The rule set's version is a part of the document. */
export function contentOf(source: ContractSource): Content {
  const document = draftContract(source);
  const hasModelWords = source.additions?.some(({ id }) => isOfModel(id)) ?? false;
  const version = isBilingual(document) ? `${RENDERER_VERSION}/${BILINGUAL_VERSION}` : RENDERER_VERSION;
  const hash = createHash('sha256')
    .update(JSON.stringify([version, document, hasModelWords]))
    .digest('hex');
  return { document, hasModelWords, hash };
}
