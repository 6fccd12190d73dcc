import { readFileSync } from 'node:fs';
import { check, dealTerms, proposals, type ReplyInput } from '@pactwright/drafting';
import { linesOf } from './lines-of.js';

/** Contracts behind one another, of which the first says who is who, as they were checked. */
export function checkedText(files: readonly string[], length: number): ReplyInput {
  const lines = linesOf(files.map((name) => readFileSync(name, 'utf8')).join('\n'));
  const text = lines.join('\n\n').slice(0, length);
  const { findings, parties, textLanguage } = check(text, { language: 'en' });
  if (textLanguage === undefined) throw new Error('no contract');
  return { text, findings, parties, textLanguage, language: 'en' };
}

/** How many of its findings can be answered by other words. */
export const answered = (input: ReplyInput): number =>
  proposals(input).filter(({ ways }) => ways.includes('change')).length;

/** How many terms were read of it. */
export function termsRead({ text }: ReplyInput): number {
  const { set, toRead } = dealTerms(text, 'en');
  return set.length + toRead.length;
}
