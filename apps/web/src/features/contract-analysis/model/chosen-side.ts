import { checkFile, type FileProblem } from './check-file.js';

/** What was chosen as one of the two versions. */
export type ChosenSide =
  | { readonly kind: 'check'; readonly runId: string }
  | { readonly kind: 'file'; readonly file: File | undefined };

export type SideProblem = FileProblem | 'none' | 'same';

/** What is wrong with a side by itself; its file is looked at by the server. */
export function problemOf(side: ChosenSide): SideProblem | undefined {
  if (side.kind === 'check') return side.runId === '' ? 'none' : undefined;
  return side.file === undefined ? 'none' : checkFile(side.file);
}

/** Whether both are one check, or one file of this device. */
export function isSame(one: ChosenSide, other: ChosenSide): boolean {
  if (one.kind === 'check') return other.kind === 'check' && one.runId === other.runId;
  if (other.kind === 'check' || one.file === undefined || other.file === undefined) return false;
  const [{ name, size, lastModified }, file] = [one.file, other.file];
  return name === file.name && size === file.size && lastModified === file.lastModified;
}
