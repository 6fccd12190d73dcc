import { AnnotationType, type PDFDocumentProxy } from 'unpdf/pdfjs';
import { MAX_PAGES } from '../extraction.js';
import type { HiddenNotes } from '../hidden-notes.js';

/* Flags of annotations that are not shown: hidden, and no view. */
const UNSEEN = 0x02 | 0x20;
/* Also those of a kind that pdf.js does not know: they have none. */
const EVERY_KIND = new Set<number | undefined>([...Object.values(AnnotationType), undefined]) as Set<number>;
/* What programs put there by themselves. */
const ROUTINE = new Set(['Producer', 'Creator', 'CreationDate', 'ModDate', 'PDFFormatVersion']);
/* What PDF/A has a file say of properties that it does not know. */
const SCHEMAS = 'pdfaextension:schemas';

interface Annotation {
  readonly subtype?: string;
  readonly annotationFlags?: number;
  readonly contentsObj?: { readonly str: string };
  readonly fieldValue?: unknown;
}

/**
 * Notes that open with a click, and fields that nobody sees. Fields and free text that can be seen are painted with the page.
 * Asked of the document: a page that is asked for its own reads all of its text once more, to know what lies under its links.
 */
export async function noteAnnotations(document: PDFDocumentProxy, notes: HiddenNotes): Promise<void> {
  const unread = Math.max(0, document.numPages - MAX_PAGES);
  const skipped = new Set(Array.from({ length: unread }, (_, at) => MAX_PAGES + at));
  const annotations = (await document.getAnnotationsByType(EVERY_KIND, skipped)) as
    | readonly Annotation[]
    | null;
  for (const { subtype, annotationFlags = 0, contentsObj, fieldValue } of annotations ?? []) {
    const isUnseen = (annotationFlags & UNSEEN) !== 0;
    if (contentsObj && subtype === 'Link') notes.addSentence('alternative-text', contentsObj.str);
    else if (contentsObj && (subtype !== 'FreeText' || isUnseen)) notes.addWhole('comment', contentsObj.str);
    if (isUnseen && typeof fieldValue === 'string') notes.addWhole('invisible', fieldValue);
  }
}

export async function noteProperties(document: PDFDocumentProxy, notes: HiddenNotes): Promise<void> {
  const { info, metadata } = await document.getMetadata();
  const values = new Set<string>();
  for (const [name, value] of Object.entries(info as Record<string, unknown>)) {
    if (ROUTINE.has(name)) continue;
    for (const text of name === 'Custom' ? Object.values(value as object) : [value]) {
      if (typeof text === 'string') values.add(text);
    }
  }
  for (const [name, value] of metadata ?? [])
    if (typeof value === 'string' && name !== SCHEMAS) values.add(value);
  for (const value of values) notes.addSentence('property', value);
}
