import { UPLOAD_EXTENSIONS } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { cleaned } from '../extraction/clean.js';

const LONGEST = 120;

/** The extension in lower case, when it is one that is read. */
export function extensionOf(name: string): string {
  const extension = /\.[^.]+$/.exec(name.trim().toLowerCase())?.[0] ?? '';
  if (!(UPLOAD_EXTENSIONS as readonly string[]).includes(extension)) throw new AppError('UPLOAD_TYPE');
  return extension;
}

/** The name without folders, controls and characters that turn text round; it is only ever shown, never opened. */
export function labelOf(name: string): string {
  const bare = cleaned(name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...bare].slice(-LONGEST).join('');
}
