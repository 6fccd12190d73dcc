import {
  decodePDFRawStream,
  type PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';

const key = (name: string): PDFName => PDFName.of(name);

/** What names the standards in the properties of the file, and the end of those. */
const ACCESSIBLE = 'http://www.aiim.org/pdfua/ns/id/';
const EXTENSION = 'http://www.aiim.org/pdfa/ns/extension/';
const PROPERTIES_END = '</rdf:RDF>';

/** PDF/A knows no property of PDF/UA: a file that has one has to say what it is. */
const ACCESSIBLE_SCHEMA = `  <rdf:Description rdf:about="" xmlns:pdfaExtension="${EXTENSION}" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
   <pdfaExtension:schemas>
    <rdf:Bag>
     <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${ACCESSIBLE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property>
       <rdf:Seq>
        <rdf:li rdf:parseType="Resource">
         <pdfaProperty:name>part</pdfaProperty:name>
         <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
         <pdfaProperty:category>internal</pdfaProperty:category>
         <pdfaProperty:description>Part of ISO 14289 that the file is written to</pdfaProperty:description>
        </rdf:li>
       </rdf:Seq>
      </pdfaSchema:property>
     </rdf:li>
    </rdf:Bag>
   </pdfaExtension:schemas>
  </rdf:Description>
 `;

/* Operators stand in lines of their own, and no text has a line break, as LibreOffice writes a page. */
const MARKED = /(?:BMC|BDC)$/;
const MARKED_END = /^EMC$/;
const LINE_START = /^-?[\d.]+ -?[\d.]+ m$/;
const LINE_END = / l S$/;

/**
 * Makes the file the PDF/A and PDF/UA that it says it is, where LibreOffice 7.4 leaves something out: the schema of a property, the
 * order of the fields, and that the lines around paragraphs are decoration. Answers whether anything was left out.
 */
export function meetStandards(file: PDFDocument): boolean {
  const pages = file.getPages().map((page) => [orderFields(page), markLines(page)]);
  return [describeProperty(file), ...pages.flat()].includes(true);
}

function describeProperty(file: PDFDocument): boolean {
  const metadata = file.catalog.lookup(key('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return false;
  const properties = Buffer.from(decodePDFRawStream(metadata).decode()).toString();
  if (!properties.includes(ACCESSIBLE) || properties.includes(EXTENSION)) return false;
  const described = properties.replace(PROPERTIES_END, ACCESSIBLE_SCHEMA + PROPERTIES_END);
  const bytes = new Uint8Array(Buffer.from(described));
  replace(file.catalog, 'Metadata', file.context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' }));
  return true;
}

function orderFields(page: PDFPage): boolean {
  const tabs = page.node.get(key('Tabs'));
  if (!page.node.Annots() || tabs === key('S')) return false;
  page.node.set(key('Tabs'), key('S'));
  return true;
}

function markLines({ node, doc }: PDFPage): boolean {
  const content = node.Contents();
  if (!(content instanceof PDFRawStream)) return false;
  const drawn = Buffer.from(decodePDFRawStream(content).decode()).toString('latin1');
  let depth = 0;
  const marked = drawn.split('\n').map((operator) => {
    if (MARKED.test(operator)) depth += 1;
    if (MARKED_END.test(operator)) depth -= 1;
    if (depth > 0) return operator;
    if (LINE_START.test(operator)) return `/Artifact BMC\n${operator}`;
    return LINE_END.test(operator) ? `${operator}\nEMC` : operator;
  });
  const written = marked.join('\n');
  if (written === drawn) return false;
  replace(node, 'Contents', doc.context.flateStream(new Uint8Array(Buffer.from(written, 'latin1'))));
  return true;
}

function replace(owner: PDFDict, name: string, stream: PDFRawStream): void {
  const older = owner.get(key(name));
  if (older instanceof PDFRef) owner.context.delete(older);
  owner.set(key(name), owner.context.register(stream));
}
