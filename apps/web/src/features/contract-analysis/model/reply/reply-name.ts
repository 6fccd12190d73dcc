/** "contract.docx" goes back as "contract-reply.docx". */
export const replyName = (fileName: string | undefined, what: 'reply' | 'sheet'): string =>
  `${(fileName ?? 'contract').replace(/\.[^.]{1,8}$/u, '')}-${what}.docx`;
