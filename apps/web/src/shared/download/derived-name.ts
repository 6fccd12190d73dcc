import { safeFileName } from '@pactwright/protocol';

const ENDING = /\.[^.\s]{1,8}$/u;

/** The name of a Word file that was made of another one: "contract.docx" and "reply" are "contract-reply.docx". */
export function derivedName(fileName: string, what: string): string {
  const name = safeFileName(fileName.replace(ENDING, ''));
  return `${name === '' ? '' : `${name}-`}${what}.docx`;
}
