import { strFromU8, unzipSync, type Unzipped, type UnzipFileInfo } from 'fflate';

/** A Word file whose text is longer than any brief; what is unpacked has to have room in the memory of a phone. */
const LARGEST_PART = 20_000_000;
const MAIN = 'word/document.xml';

/**
 * The text of a Word file as it reads with its changes accepted, a line for each paragraph, "- " before what stands in a list.
 * Tables become lines as well. Undefined for a file that is no Word file, is broken, or is too large to be unpacked here.
 */
export async function wordText(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const main = unpacked(bytes)[MAIN];
  if (!main) return undefined;
  const document = new DOMParser().parseFromString(strFromU8(main), 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return undefined;
  return byName(document, 'p')
    .filter((paragraph) => !isInside(paragraph, LEFT_OUT))
    .map(lineOf)
    .join('\n')
    .trim();
}

/* Not in a worker, which the page's policy does not let a library make. */
function unpacked(bytes: Uint8Array): Unzipped {
  try {
    const isWanted = ({ name, originalSize }: UnzipFileInfo) => name === MAIN && originalSize <= LARGEST_PART;
    return unzipSync(bytes, { filter: isWanted });
  } catch {
    /* Whatever is wrong with it: it is no package. */
    return {};
  }
}

/** What a reader does not see in the text, or sees twice: deleted words, boxes, what is there for older programs. */
const LEFT_OUT: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback', 'txbxContent']);
const LETTERS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

function lineOf(paragraph: Element): string {
  const text = byName(paragraph, 'r')
    .filter((run) => !isInside(run, LEFT_OUT) && !isHidden(run))
    .flatMap((run) => [...run.children])
    .map((part) => (part.localName === 't' ? part.textContent : (LETTERS[part.localName] ?? '')))
    .join('');
  return byName(paragraph, 'numPr').length > 0 && text.trim() !== '' ? `- ${text}` : text;
}

const isHidden = (run: Element): boolean =>
  byName(run, 'vanish').some(
    ({ attributes }) => !['0', 'false', 'off'].includes([...attributes].at(0)?.value ?? ''),
  );

const byName = (within: Document | Element, name: string): Element[] => [
  ...within.getElementsByTagNameNS('*', name),
];

function isInside(element: Element, names: ReadonlySet<string>): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) if (names.has(at.localName)) return true;
  return false;
}
