import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { BadForm, isReadable, readableExtensions } from './options.ts';

const limits = { fileSize: 50 * 1024 * 1024, files: 2, fields: 100, fieldSize: 1024 * 1024 };

/** Streams the document of a multipart form into a folder. */
export async function readForm(
  request: IncomingMessage,
  folder: string,
): Promise<{ fields: Map<string, string>; input: string; extension: string }> {
  const fields = new Map();
  const documents: { input: string; extension: string }[] = [];
  const writes: Promise<void>[] = [];
  let tooLarge = false;
  const form = parser(request);
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_field, stream, { filename }) => {
    const extension = path.extname(filename ?? '').toLowerCase();
    stream.on('limit', () => (tooLarge = true));
    if (!isReadable(extension)) return void stream.resume();
    // The name is the sender's and never becomes a path.
    const input = path.join(folder, `document-${documents.length}${extension}`);
    documents.push({ input, extension });
    writes.push(pipeline(stream, createWriteStream(input)));
  });
  await pipeline(request, form).catch((error) => {
    throw request.complete ? new BadForm(`Invalid form data: ${error.message}`) : error;
  });
  await Promise.all(writes);
  const [document, ...others] = documents;
  if (tooLarge) throw new BadForm(`Invalid form data: the file is larger than ${limits.fileSize} bytes`);
  if (!document)
    throw new BadForm(`Invalid form data: no form file found for extensions: [${readableExtensions}]`);
  if (others.length > 0)
    throw new BadForm('Invalid form data: the local converter takes one document at a time');
  return { fields, ...document };
}

function parser({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw new BadForm("Invalid 'Content-Type' header value: want 'multipart/form-data'");
  }
}
