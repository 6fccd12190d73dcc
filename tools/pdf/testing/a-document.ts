import { Document, HeadingLevel, Packer, Paragraph } from 'docx';

/** A Word file with these paragraphs. */
export function aDocument(paragraphs: string[], { heading }: { heading?: string } = {}): Promise<Buffer> {
  const title = heading
    ? [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, outlineLevel: 0 })]
    : [];
  const children = [...title, ...paragraphs.map((text) => new Paragraph(text))];
  return Packer.toBuffer(
    new Document({ title: 'Sutartis', creator: 'UAB „Ąžuolas“', sections: [{ children }] }),
  );
}
