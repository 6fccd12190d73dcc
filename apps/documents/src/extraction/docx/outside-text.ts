import type { HiddenNotes } from '../hidden-notes.js';
import type { Parts } from './open-zip.js';
import { readXml } from './read-xml.js';

const PROPERTIES = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml'];
/* What every Word file says of itself there. */
const ROUTINE = new Set(['Template', 'Application', 'TitlesOfParts', 'HeadingPairs', 'lpstr']);

/** Comments stand beside the text, for those who show them. */
export async function notesOfComments(
  parts: Parts,
  names: readonly string[],
  notes: HiddenNotes,
): Promise<void> {
  for (const name of names) {
    const path: string[] = [];
    let comment = '';
    await readXml(parts, name, {
      open: (element) => void path.push(element.name),
      close(closed) {
        path.pop();
        if (closed === 'p') comment += ' ';
        if (closed !== 'comment') return;
        notes.addWhole('comment', comment);
        comment = '';
      },
      text(text) {
        if (path.at(-1) === 't') comment += text;
      },
    });
  }
}

export async function notesOfProperties(parts: Parts, notes: HiddenNotes): Promise<void> {
  for (const name of PROPERTIES) {
    const path: string[] = [];
    let value = '';
    await readXml(parts, name, {
      open(element) {
        path.push(element.name);
        value = '';
      },
      close() {
        if (!path.some((step) => ROUTINE.has(step))) notes.addSentence('property', value);
        path.pop();
        value = '';
      },
      text: (text) => void (value += text),
    });
  }
}
