import { createHash } from 'node:crypto';
import { Readable, Transform, finished } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import {
  UPLOAD_MAX_BYTES,
  UPLOAD_OVERHEAD_BYTES,
  type FormParts,
  type UnreadForm,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

export interface IncomingFile {
  readonly name: string;
  /** Fails with UPLOAD_TOO_LARGE after the last byte that is allowed, and with UPLOAD_NO_TEXT when there is none. */
  readonly content: Readable;
  /** Once the content was read to its end. */
  measured(): { size: number; sha256: string };
}

/** The names of the parts that are files, by the wire of the call. */
type FileIn<F extends FormParts> = {
  [N in keyof F]: F[N] extends 'file' | 'file?' ? N : never;
}[keyof F];

export interface ReceivedForm<F extends FormParts, T> {
  /** What stands in the other parts, as it was sent. */
  readonly fields: { readonly [N in Exclude<keyof F, FileIn<F>>]?: string };
  /** What became of the file; undefined when there was none. */
  readonly file: T | undefined;
}

export interface HeldFile {
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** Takes a file into memory, for as long as one request needs it. */
export async function held({ content, measured }: IncomingFile): Promise<HeldFile> {
  const bytes = await buffer(content);
  return { bytes, sha256: measured().sha256 };
}

/** Known to be a form. */
export interface ComingForm<F extends FormParts = FormParts> extends UnreadForm<F> {
  readonly content: Readable;
}

/** @throws AppError UPLOAD_MISSING where something else than a form was sent. */
export function asForm<F extends FormParts>({ parts, type, content }: UnreadForm<F>): ComingForm<F> {
  if (!(content instanceof Readable)) throw new AppError('UPLOAD_MISSING');
  return { parts, type, content };
}

const LIMITS = { files: 1, fields: 5, parts: 8, fieldNameSize: 100 } as const;
/* A language. */
const FIELD_BYTES = 1_024;
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES;
const READ_ON_MS = 500;

/**
 * Reads the parts of a form that its wire names, one of them a file, which is handed to `take` as it comes in and never held as a whole. When the file is refused, the
 * form is read on for a moment only: the fields after it may say in which language. What is left unread of a body is up to
 * whoever answers it. Of a field no more is read than `fieldBytes`.
 */
export async function receiveForm<F extends FormParts, T>(
  { parts, type, content: body }: ComingForm<F>,
  take: (file: IncomingFile) => Promise<T>,
  fieldBytes = FIELD_BYTES,
): Promise<ReceivedForm<F, Promise<T>>> {
  const parser = parserFor(type, fieldBytes);
  const isFile = (name: string): boolean => parts[name] === 'file' || parts[name] === 'file?';
  const fields: Record<string, string> = {};
  let file: Promise<T> | undefined;
  let broken: unknown;
  let isCutOff = false;
  let lastMoment: NodeJS.Timeout | undefined;
  const entrance = bounded(BODY_MAX_BYTES + fieldBytes);
  parser.on('field', (name, value) => {
    if (Object.hasOwn(parts, name) && !isFile(name)) fields[name] = value;
  });
  parser.on('file', (field, stream, { filename }) => {
    /* A form that breaks off is told of by the parser too; nobody may be the only one to hear it here, or the process ends. */
    stream.on('error', (error) => void (broken ??= error));
    /* Without a name it is a form that was sent with nothing chosen. */
    if (!isFile(field) || file || !filename) stream.resume();
    else {
      const incoming = measure(filename, stream);
      file = take(incoming);
      /* Whoever called waits for it after the form. */
      file.catch(() => {
        stream.unpipe();
        stream.resume();
        lastMoment = setTimeout(() => {
          isCutOff = true;
          entrance.destroy();
        }, READ_ON_MS);
      });
    }
  });
  /* The body itself is not a part of the pipeline, which would leave it broken and its connection deaf. */
  const stopListening = finished(body, { writable: false }, (error) => error && entrance.destroy(error));
  body.pipe(entrance);
  try {
    await pipeline(entrance, parser);
  } catch (error) {
    if (isCutOff) return { fields, file };
    await file?.catch(() => undefined);
    throw error instanceof AppError
      ? error
      : new AppError('MALFORMED_REQUEST', {}, { cause: broken ?? error });
  } finally {
    clearTimeout(lastMoment);
    stopListening();
    body.unpipe(entrance);
  }
  return { fields, file };
}

function parserFor(type: string | undefined, fieldSize: number): busboy.Busboy {
  try {
    const limits = { ...LIMITS, fieldSize, fileSize: UPLOAD_MAX_BYTES + 1 };
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new AppError('UPLOAD_MISSING', {}, { cause });
  }
}

/** Ends a body that goes on and on: what comes after the largest file and its form is nothing anybody asked for. */
function bounded(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new AppError('UPLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
  });
}

function measure(name: string, stream: Readable): IncomingFile {
  const hash = createHash('sha256');
  let size = 0;
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > UPLOAD_MAX_BYTES) done(new AppError('UPLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
    flush(done) {
      /* Nothing to store, and nothing to read. */
      done(size === 0 ? new AppError('UPLOAD_NO_TEXT') : null);
    },
  });
  stream.once('error', (error) => content.destroy(error));
  /* It may break before anybody reads it; whoever does finds it in `errored`. */
  content.on('error', () => stream.unpipe(content));
  stream.pipe(content);
  return { name, content, measured: () => ({ size, sha256: hash.digest('hex') }) };
}
