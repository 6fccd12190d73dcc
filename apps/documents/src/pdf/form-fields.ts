import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { gapOf } from './gaps-as-links.js';
import { typingFont } from './typing-font.js';

/** A gap on the page: its link, or more than one where it has more lines than one. */
interface Place {
  readonly name: string;
  readonly label: string;
  readonly page: PDFPage;
  readonly links: readonly [PDFRef, ...PDFRef[]];
  readonly box: Box;
}
interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/*
 * The name in the file only. PDFium, the engine of Chrome and Edge, writes letters beyond WinAnsi with a font of the machine, or not at
 * all, unless that of the field goes by the name of a font of signs.
 */
const FONT = 'Webdings';
/** As large as there is room for, so that nothing typed is cut off. */
const ONE_LINE = { flags: 0, appearance: `/${FONT} 0 Tf 0 g` } as const;
/** A viewer takes no more than there is room for. */
const MANY_LINES = { flags: (1 << 12) | (1 << 23), appearance: `/${FONT} 9 Tf 0 g` } as const;
const PRINTED = 4;
const WHITE = [1, 1, 1];
/** How far the lines of one gap lie from each other, in points. */
const BETWEEN_LINES = 1;
/** How far the dotted line below a gap goes on beyond it, in points. */
const BEYOND = 1.5;

const key = (name: string): PDFName => PDFName.of(name);

/**
 * Makes a form field wherever a gap is linked (`gapsAsLinks`): what is typed into one stands in all of its name. An empty field is
 * not seen, and the label in its place is, on screen and on paper; what is typed lies on white. PDF/A and PDF/UA allow it: fonts
 * that are drawn with are embedded, each field has an appearance, and is tagged where its link was. Answers whether there was any.
 */
export async function linksAsFields(file: PDFDocument): Promise<boolean> {
  const places = file.getPages().flatMap((page) => placesOn(page));
  if (places.length === 0) return false;
  const { context } = file;
  const tags = tagsOf(file);
  const fields = [...new Set(places.map(({ name }) => name))].map((name) =>
    fieldOf(context, tags, name, places),
  );
  const form = context.obj({ Fields: fields, DR: { Font: { [FONT]: await typingFont(context) } } });
  form.set(key('DA'), PDFString.of(ONE_LINE.appearance));
  file.catalog.set(key('AcroForm'), context.register(form));
  return true;
}

function placesOn(page: PDFPage): Place[] {
  const { context } = page.doc;
  const lines = (page.node.Annots()?.asArray() ?? []).flatMap((link): Place[] => {
    if (!(link instanceof PDFRef)) return [];
    const annotation = context.lookup(link, PDFDict);
    const address = annotation.lookupMaybe(key('A'), PDFDict)?.lookupMaybe(key('URI'), PDFString);
    const name = gapOf(address?.decodeText() ?? '');
    if (name === undefined) return [];
    return [{ name, label: labelOf(annotation), page, links: [link], box: boxOf(annotation) }];
  });
  /* From above, so that each line of a gap follows the one before. */
  return lines
    .toSorted((one, other) => other.box.top - one.box.top)
    .reduce<Place[]>((places, line) => {
      const at = places.findIndex(({ name, box }) => name === line.name && isAbove(box, line.box));
      const above = places[at];
      if (!above) return [...places, line];
      return places.with(at, {
        ...above,
        links: [...above.links, ...line.links],
        box: around(above.box, line.box),
      });
    }, []);
}

/** The label without its brackets and the space to type in. */
const labelOf = (annotation: PDFDict): string =>
  (annotation.lookupMaybe(key('Contents'), PDFString, PDFHexString)?.decodeText() ?? '')
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/^\[|\]$/g, '');

function boxOf(annotation: PDFDict): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation
    .lookup(key('Rect'), PDFArray)
    .asArray()
    .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0));
  return { left, bottom, right: right + BEYOND, top };
}

const isAbove = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.bottom - other.top) < BETWEEN_LINES;

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  bottom: Math.min(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
  top: Math.max(one.top, other.top),
});

function fieldOf(context: PDFContext, tags: Tags, name: string, all: readonly Place[]): PDFRef {
  const field = context.nextRef();
  const places = all.filter((place) => place.name === name);
  const { flags, appearance } = places.some(({ links }) => links.length > 1) ? MANY_LINES : ONE_LINE;
  const dictionary = context.obj({
    FT: 'Tx',
    Ff: flags,
    Kids: places.map((place) => widgetOf(context, tags, place, field)),
  });
  /* A full stop would make it a field in a field. */
  dictionary.set(key('T'), PDFHexString.fromText(name.replaceAll('.', '-')));
  dictionary.set(key('TU'), PDFHexString.fromText(places[0]?.label ?? ''));
  dictionary.set(key('DA'), PDFString.of(appearance));
  context.assign(field, dictionary);
  return field;
}

/** Makes the link a place of the field, and takes further links of the same gap away. */
function widgetOf(
  context: PDFContext,
  tags: Tags,
  { links, label, box, page }: Place,
  field: PDFRef,
): PDFRef {
  const [link, ...others] = links;
  const annotations = page.node.Annots();
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const annotation = context.lookup(link, PDFDict);
  for (const name of ['A', 'Border', 'Contents']) annotation.delete(key(name));
  /* It belongs to the field, yet some viewers ask its place for it. */
  annotation.set(key('TU'), PDFHexString.fromText(label));
  const nothing = context.register(
    context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} }),
  );
  const entries = {
    Subtype: 'Widget',
    Rect: [box.left, box.bottom, box.right, box.top],
    F: PRINTED,
    MK: { BG: WHITE },
    AP: { N: nothing },
    P: page.ref,
    Parent: field,
  };
  for (const [name, value] of context.obj(entries).entries()) annotation.set(name, value);
  tags.tagAsForm(link);
  for (const other of others) {
    tags.leaveText(other);
    const at = annotations?.indexOf(other);
    if (at !== undefined) annotations?.remove(at);
  }
  return link;
}

/** What links are tagged as. */
interface Tags {
  tagAsForm(link: PDFRef): void;
  leaveText(link: PDFRef): void;
}

/** The tags of the file by the number that an annotation names. */
function tagsOf(file: PDFDocument): Tags {
  const { context } = file;
  const numbers = file.catalog
    .lookupMaybe(key('StructTreeRoot'), PDFDict)
    ?.lookupMaybe(key('ParentTree'), PDFDict)
    ?.lookupMaybe(key('Nums'), PDFArray);

  /** Makes the link text of the page, with its annotation below it in `form`, if that is given. */
  const retag = (link: PDFRef, formOf?: (reference: PDFObject, tag: PDFRef) => PDFRef): void => {
    const wanted = context.lookup(link, PDFDict).lookupMaybe(key('StructParent'), PDFNumber)?.asNumber();
    if (!numbers || wanted === undefined) return;
    for (let at = 0; at < numbers.size(); at += 2) {
      if (numbers.lookupMaybe(at, PDFNumber)?.asNumber() !== wanted) continue;
      const tag = numbers.get(at + 1);
      if (!(tag instanceof PDFRef)) return;
      const entries = context.lookup(tag, PDFDict);
      const children = entries.lookupMaybe(key('K'), PDFArray)?.asArray() ?? [];
      const isText = (child: PDFObject): boolean => context.lookup(child) instanceof PDFNumber;
      const [reference] = children.filter((child) => !isText(child));
      const form = reference && formOf?.(reference, tag);
      entries.set(key('S'), key('Span'));
      entries.set(key('K'), context.obj([...children.filter(isText), ...(form ? [form] : [])]));
      if (form) numbers.set(at + 1, form);
      return;
    }
  };

  return {
    tagAsForm: (link) =>
      retag(link, (reference, tag) => {
        const page = context.lookup(tag, PDFDict).get(key('Pg'));
        const form = context.obj({ Type: 'StructElem', S: 'Form', P: tag, K: [reference] });
        if (page) form.set(key('Pg'), page);
        return context.register(form);
      }),
    leaveText: (link) => retag(link),
  };
}
