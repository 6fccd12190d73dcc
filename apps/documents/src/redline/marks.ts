import type { Paragraph } from './main-part.js';
import { childOf, type Element, type Names, type Splice } from './source.js';

/* What a paragraph that is made after another one does not take over: sections, page breaks and what others have revised. */
const OWN = new Set([
  'sectPr',
  'pPrChange',
  'pageBreakBefore',
  'rPrChange',
  'ins',
  'del',
  'moveFrom',
  'moveTo',
]);
export const REVISIONS: ReadonlySet<string> = new Set(['ins', 'del', 'moveFrom', 'moveTo']);
/* They come last among the properties of a paragraph. */
const LAST = new Set(['sectPr', 'pPrChange']);

/** Whether somebody has revised the mark that ends the paragraph. */
export const isMarkRevised = ({ properties }: Paragraph): boolean =>
  (properties && childOf(properties, 'rPr'))?.children.some(({ name }) => REVISIONS.has(name)) ?? false;

export const endsSection = ({ properties }: Paragraph): boolean =>
  properties !== undefined && childOf(properties, 'sectPr') !== undefined;

/** Puts a revision on the mark that ends a paragraph; it has none yet. */
export function markRevision({ element, properties }: Paragraph, revision: string, names: Names): Splice {
  const inside = `${names.open('rPr')}${revision}${names.close('rPr')}`;
  if (!properties) return at(element.content, `${names.open('pPr')}${inside}${names.close('pPr')}`);
  if (properties.isEmpty) return instead(properties, `${names.open('pPr')}${inside}${names.close('pPr')}`);
  const ofMark = childOf(properties, 'rPr');
  if (!ofMark) {
    const last = properties.children.find(({ name }) => LAST.has(name));
    return at(last?.start ?? properties.contentEnd, inside);
  }
  return ofMark.isEmpty ? instead(ofMark, inside) : at(ofMark.content, revision);
}

/** The properties of a paragraph for one that is made after it, with what is said of its own mark. */
export function propertiesAfter(
  source: string,
  { properties }: Paragraph,
  revision: string,
  names: Names,
): string {
  const ofMark = properties && childOf(properties, 'rPr');
  const kept = (element: Element | undefined): string =>
    (element?.children ?? [])
      .filter(({ name }) => !OWN.has(name) && name !== 'rPr')
      .map((child) => without(source, child, OWN))
      .join('');
  const inside = `${revision}${kept(ofMark)}`;
  const mark = inside === '' ? '' : `${names.open('rPr')}${inside}${names.close('rPr')}`;
  return `${names.open('pPr')}${kept(properties)}${mark}${names.close('pPr')}`;
}

/** The source of an element without some of the elements in it. */
export function without(source: string, element: Element, unwanted: ReadonlySet<string>): string {
  let result = '';
  let done = element.start;
  const visit = ({ children }: Element): void => {
    for (const child of children) {
      if (unwanted.has(child.name)) {
        result += source.slice(done, child.start);
        done = child.end;
      } else visit(child);
    }
  };
  visit(element);
  return result + source.slice(done, element.end);
}

const at = (start: number, text: string): Splice => ({ start, end: start, text });
const instead = ({ start, end }: Element, text: string): Splice => ({ start, end, text });
