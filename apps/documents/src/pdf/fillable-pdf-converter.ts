import { PDFDocument } from '@cantoo/pdf-lib';
import { linksAsFields } from './form-fields.js';
import { gapsAsLinks } from './gaps-as-links.js';
import { PdfConverter, PdfError, type PdfRequest } from './pdf-converter.js';
import { meetStandards } from './standards.js';

/** Gives the PDF of a contract form fields where gaps are left, and what the standards that it names ask for, whatever the converter behind it knows of them. */
export class FillablePdfConverter extends PdfConverter {
  constructor(private readonly converter: PdfConverter) {
    super();
  }

  async convert(request: PdfRequest): Promise<Buffer> {
    const pdf = await this.converter.convert({ ...request, docx: gapsAsLinks(request.docx) });
    try {
      return await finished(pdf);
    } catch (error) {
      throw new PdfError('the PDF server answered something that cannot be read', true, { cause: error });
    }
  }
}

/** What `convert` answers of what the converter behind it has made. */
export async function finished(pdf: Buffer): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const isChanged = [await linksAsFields(file), meetStandards(file)].includes(true);
  if (!isChanged) return pdf;
  return Buffer.from(
    await file.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }),
  );
}
