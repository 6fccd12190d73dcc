/* What no file may be called by on some system, and what reorders or hides letters of a name. */
const UNSAFE = /[/\\:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const ENDING = /\.[^.\s]{1,8}$/u;
/* In characters; names of up to 255 bytes are allowed, and a letter may take four of them. */
const LONGEST = 50;

/** The name of a Word file that was made of another one: "contract.docx" and "reply" are "contract-reply.docx". */
export function derivedName(fileName: string, what: string): string {
  const base = [...fileName.replace(ENDING, '').replaceAll(UNSAFE, ' ')].slice(0, LONGEST).join('');
  const name = base.trim().replace(/^\.+/u, '');
  return `${name === '' ? '' : `${name}-`}${what}.docx`;
}
