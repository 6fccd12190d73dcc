import { drill } from './rehearsal.ts';
import { say } from '#tools/launch/say.mjs';
import { freshFolder } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';

/**
 * npm run drill:restore: makes data, backs them up, destroys everything, restores it into empty parts, and looks.
 */
export default async function drillRestore(children: Children): Promise<number> {
  const { criteria, notes = [] } = await drill(children.scope(freshFolder('logs-drill')));
  for (const { what, allowed, found, holds } of criteria)
    say(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${found} (${allowed})`);
  for (const note of notes) say(note);
  const failed = criteria.filter(({ holds }) => !holds).length;
  process.stdout.write(`\n${criteria.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
