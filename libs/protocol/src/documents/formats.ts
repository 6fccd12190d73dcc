export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** What a file says that it is. */
export const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The name of the attachment. */
export const downloadName = (contractId: string, format: DocumentFormat): string =>
  `contract-${contractId}.${format}`;
