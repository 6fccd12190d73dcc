import { linksAsFields } from './form-fields.js';
import { gapsAsLinks } from './gaps-as-links.js';
import { PdfConverter, PdfError, type PdfRequest } from './pdf-converter.js';

/** Gives the PDF of a contract form fields where gaps are left, whatever the converter behind it knows of them. */
export class FillablePdfConverter extends PdfConverter {
  constructor(private readonly converter: PdfConverter) {
    super();
  }

  async convert(request: PdfRequest): Promise<Buffer> {
    const pdf = await this.converter.convert({ ...request, docx: gapsAsLinks(request.docx) });
    try {
      return await linksAsFields(pdf);
    } catch (error) {
      throw new PdfError('the PDF server answered something that cannot be read', true, { cause: error });
    }
  }
}
