import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { meetStandards } from './standards.js';

const key = (name: string): PDFName => PDFName.of(name);
const ACCESSIBLE = `<rdf:RDF><rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"/></rdf:RDF>`;
const DRAWN = '/P<</MCID 0>>BDC\nq\n1 1 m\n2 2 l S\nEMC\nq 0.5 w\n544.25 802.989 m\n51 802.989 l S\nQ';

/** As LibreOffice 7.4 writes it. */
async function aFile(): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  const page = file.addPage();
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
  page.node.set(key('Contents'), file.context.register(file.context.flateStream(bytes(DRAWN))));
  page.node.set(key('Annots'), file.context.obj([]));
  page.node.set(key('Tabs'), PDFString.of('S'));
  file.catalog.set(key('Metadata'), file.context.register(file.context.stream(bytes(ACCESSIBLE))));
  return PDFDocument.load(await file.save(), { updateMetadata: false });
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream stands there');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString();
}

describe(meetStandards, () => {
  it('says what PDF/UA’s property is, once', async () => {
    const file = await aFile();

    expect(meetStandards(file)).toBe(true);
    const properties = textOf(file.catalog.lookup(key('Metadata')));
    expect(properties).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
    expect(properties.match(/<\/rdf:RDF>/g)).toHaveLength(1);
  });

  it('marks lines outside of everything tagged as decoration, and no other', async () => {
    const file = await aFile();
    meetStandards(file);

    expect(textOf(file.getPage(0).node.Contents())).toBe(
      '/P<</MCID 0>>BDC\nq\n1 1 m\n2 2 l S\nEMC\nq 0.5 w\n/Artifact BMC\n544.25 802.989 m\n51 802.989 l S\nEMC\nQ',
    );
  });

  it('orders the fields of a page by its tags', async () => {
    const file = await aFile();
    meetStandards(file);

    expect(file.getPage(0).node.get(key('Tabs'))).toBe(key('S'));
  });

  it('changes nothing of a file that lacks nothing', async () => {
    const file = await aFile();
    meetStandards(file);

    expect(meetStandards(file)).toBe(false);
  });
});
