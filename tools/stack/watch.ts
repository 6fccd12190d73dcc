import { watch } from 'node:fs';
import path from 'node:path';
import { explain, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';

const quietFor = 150;

/**
 * Acts when sources have changed and nobody is writing any more; changes during an act lead to one more.
 * @param folders relative to the project folder
 */
export function watchSources(folders: string[], act: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let acting = false;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietFor);
  };
  const run = async () => {
    if (acting) return changed();
    acting = true;
    await act().catch((error) => say(explain(error)));
    acting = false;
  };
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file && /\.(ts|tsx|json)$/.test(file) && !/node_modules|spec\.tsx?$/.test(file)) changed();
    });
  }
}
