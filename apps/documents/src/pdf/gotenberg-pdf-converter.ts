import { buffer } from 'node:stream/consumers';
import { adjust, convert, gotenberg, office, pipe, please, set } from 'gotenberg-js-client';
import { gotenbergTransport } from './gotenberg-transport.js';
import { PdfConverter, PdfError, type PdfRequest } from './pdf-converter.js';

export interface GotenbergOptions {
  readonly url: string;
  /** A conversion that takes longer has failed, in milliseconds. */
  readonly timeoutMs: number;
}

const SOURCE_NAME = 'contract.docx';
/*
 * No `metadata`: LibreOffice takes title, author, subject and keywords from the Word file, and Gotenberg would write them into
 * the finished PDF once more, for which it has to make a PDF/A of it again and fails.
 */
const FORM_FIELDS = { pdfa: 'PDF/A-2b', pdfua: 'true', exportBookmarks: 'true' };
const PDF_START = Buffer.from('%PDF-');

/** Gotenberg 8, through its LibreOffice route; the client library only knows the route names of Gotenberg 6. */
export class GotenbergPdfConverter extends PdfConverter {
  private readonly endpoint: string;

  constructor(private readonly options: GotenbergOptions) {
    super();
    this.endpoint = `${options.url.replace(/\/$/, '')}/forms/libreoffice/convert`;
  }

  async convert({ docx, signal, trace }: PdfRequest): Promise<Buffer> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.options.timeoutMs)]);
    const send = pipe(
      gotenberg('', gotenbergTransport(deadline, trace)),
      convert,
      office,
      adjust({ url: this.endpoint }),
      set((fields) => void Object.assign(fields, FORM_FIELDS)),
      please,
    );
    const pdf = await this.receive(send({ [SOURCE_NAME]: docx }));
    if (!pdf.subarray(0, PDF_START.length).equals(PDF_START)) {
      throw new PdfError('the PDF server answered something that is not a PDF', true);
    }
    return pdf;
  }

  private async receive(answer: Promise<NodeJS.ReadableStream>): Promise<Buffer> {
    const stream = await answer;
    try {
      return await buffer(stream);
    } catch (error) {
      throw new PdfError('the PDF was not received to its end', true, { cause: error });
    }
  }
}
