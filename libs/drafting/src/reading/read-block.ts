import { endsAbbreviated } from './abbreviation.js';
import type { TypedBlock } from '../model/document.js';

/**
 * A block before its punctuation; `isClose`: no blank line stands before it; `isMarked`: it has a marker, or stands inside an
 * item that has one.
 */
export interface ReadBlock {
  readonly kind: TypedBlock['kind'];
  readonly level: number;
  readonly text: string;
  readonly isClose: boolean;
  readonly isMarked: boolean;
}

const ENDS = /[.!?…]["”“’»]?$/u;
export const endsSentence = (text: string): boolean => ENDS.test(text) && !endsAbbreviated(text);

/** An introduction ends in a colon, an item in a semicolon, the last item and a paragraph in a full stop, unless typed otherwise. */
export function punctuated(blocks: readonly ReadBlock[]): TypedBlock[] {
  return blocks.map(({ kind, level, text }, at) => {
    const next = blocks[at + 1];
    const isItem = next !== undefined && next.kind !== 'text';
    const isLeadIn = isItem && (kind === 'text' ? next.isClose : next.level > level);
    const bare = text.replace(/[\s;,]+$/u, '');
    const asTyped = next === undefined ? bare.replace(/[\s:;,]+$/u, '') : bare;
    const end = isLeadIn ? ':' : kind !== 'text' && isItem ? ';' : '.';
    return {
      kind,
      level: level <= 0 ? 0 : level === 1 ? 1 : 2,
      text:
        endsSentence(asTyped) || asTyped.endsWith(':') || (end === '.' && endsAbbreviated(asTyped))
          ? asTyped
          : `${asTyped}${end}`,
    };
  });
}
