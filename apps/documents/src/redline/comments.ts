import path from 'node:path/posix';
import type { WordPackage } from '../extraction/docx/read-docx.js';
import { NotSafe, type Signature } from './edits.js';
import type { Revisions } from './revisions.js';
import { appended, escaped, namesOf, parse, type Element } from './source.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const NO_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';
const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

export interface Comment {
  readonly id: string;
  readonly text: string;
}

/** Reads a part as text, in the encoding that it has. */
export type ReadPart = (name: string) => Promise<string | undefined>;

/** The parts of the package that change with new comments: theirs, and what leads there when there was none. */
export async function withComments(
  word: WordPackage,
  comments: readonly Comment[],
  mainUri: string,
  by: Signature,
  read: ReadPart,
): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  if (comments.length === 0) return changed;
  const known = word.related.get('comments')?.[0];
  const existing = known === undefined ? undefined : await read(known);
  if (known !== undefined && existing === undefined) throw new NotSafe('comments that are not there');
  const name = known ?? freeName(word);
  const part =
    existing ?? `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${mainUri}"/>`;
  changed.set(name, withThem(part, comments, by));
  if (known !== undefined) return changed;

  const folder = path.dirname(word.main);
  const relations = path.join(folder, '_rels', `${path.basename(word.main)}.rels`);
  const isStrict = mainUri.startsWith('http://purl.oclc.org');
  const relation = { Type: `${isStrict ? STRICT : TRANSITIONAL}/comments`, Target: path.basename(name) };
  /* A main part that refers to nothing needs no relationships. */
  const related = (await read(relations)) ?? NO_RELATIONS;
  changed.set(relations, withElement(related, 'Relationship', relation, 'Id'));
  const types = '[Content_Types].xml';
  const override = { PartName: `/${name}`, ContentType: TYPE };
  const relationsType = { PartName: `/${relations}`, ContentType: RELATIONS_TYPE };
  const typed = await read(types);
  if (typed === undefined) throw new NotSafe('no content types');
  const more = withElement(typed, 'Override', override);
  changed.set(types, isTyped(parse(typed), relations) ? more : withElement(more, 'Override', relationsType));
  return changed;
}

/** Whether the list of types names a part, by itself or by the ending of its name. */
const isTyped = (types: Element, part: string): boolean =>
  types.children.some(
    ({ attributes }) =>
      attributes.PartName === `/${part}` ||
      attributes.Extension?.toLowerCase() === path.extname(part).slice(1).toLowerCase(),
  );

function freeName({ main, parts }: WordPackage): string {
  for (let number = 0; ; number++) {
    const name = path.join(path.dirname(main), `comments${number || ''}.xml`);
    if (!parts.has(name)) return name;
  }
}

function withThem(source: string, comments: readonly Comment[], by: Signature): string {
  const root = parse(source);
  const names = namesOf(root);
  const element = ({ id, text }: Comment): string => {
    const paragraphs = text
      .split('\n')
      .map((line) => {
        const letters = `${names.open('t', { 'xml:space': 'preserve' })}${escaped(line)}${names.close('t')}`;
        return `${names.open('p')}${names.open('r')}${letters}${names.close('r')}${names.close('p')}`;
      })
      .join('');
    const { author, date } = by;
    return `${names.open('comment', { id, author, date, initials: initialsOf(author) })}${paragraphs}${names.close('comment')}`;
  };
  return appended(source, root, comments.map(element).join(''));
}

const initialsOf = (author: string): string =>
  author
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 3);

/** One more element of the vocabulary of the root, under an id of its own where it needs one. */
function withElement(
  source: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
  idName?: string,
): string {
  const root = parse(source);
  const prefix = root.qualified.includes(':') ? `${root.qualified.split(':')[0]}:` : '';
  const ids = new Set(root.children.map((child) => child.attributes[idName ?? ''] ?? ''));
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number++;
  const all = { ...(idName && { [idName]: `rId${number}` }), ...attributes };
  const written = Object.entries(all).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return appended(source, root, `<${prefix}${name}${written.join('')}/>`);
}

/** What stands in the text before and after the words of a comment; where it is `isInserted`, its mark is a part of the insertion. */
export function anchorsOf(
  id: string,
  revisions: Revisions,
  isInserted = false,
): { before: string; after: string } {
  const { names } = revisions;
  const mark = `${names.open('r')}${names.open('commentReference', { id }, '/')}${names.close('r')}`;
  return {
    before: names.open('commentRangeStart', { id }, '/'),
    after: `${names.open('commentRangeEnd', { id }, '/')}${isInserted ? revisions.around('ins', mark) : mark}`,
  };
}
