export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** What a file says that it is. */
export const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What names the file of a contract where its title cannot. */
export const downloadName = (contractId: string, format: DocumentFormat): string =>
  `contract-${contractId}.${format}`;
