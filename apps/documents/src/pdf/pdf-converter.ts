export interface PdfRequest {
  readonly docx: Buffer;
  /** Aborts the conversion. */
  readonly signal: AbortSignal;
  /** Names the conversion in the logs of the other side. */
  readonly trace: string;
}

/** A conversion that failed. */
export class PdfError extends Error {
  constructor(
    message: string,
    /** Whether the same document may succeed later: the converter is away or busy, rather than refusing the document. */
    readonly isPassing: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PdfError';
  }
}

/** Turns Word files into archivable (PDF/A-2b), accessible (PDF/UA) PDF files with bookmarks and the properties of the source. */
export abstract class PdfConverter {
  /** Throws PdfError. */
  abstract convert(request: PdfRequest): Promise<Buffer>;
}
