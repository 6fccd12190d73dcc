import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@pactwright/protocol';

export type FileProblem = 'type' | 'size' | 'empty';

/** What can be said of a file before it is sent (R-ANA-02, R-ANA-03); the server looks at its content. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  const lower = name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => lower.endsWith(extension))) return 'type';
  if (size > UPLOAD_MAX_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}
