import { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { asActor, type TestActor } from '@pactwright/testing';

/** A harness, or whatever else knows where the service is. */
export interface Reachable {
  readonly service: { readonly url: string };
}

export interface SentFile {
  readonly name: string;
  readonly content: Buffer | string;
  readonly language?: 'en' | 'lt';
  readonly prefer?: string;
  /** Of the form; `contract` is the right one. */
  readonly field?: string;
  /** How long its bytes take; at once when nothing is said. */
  readonly overMs?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Sends a file as the form of the page does: the language first. */
export async function sendFile(
  documents: Reachable,
  actor: TestActor,
  { name, content, language, prefer, field = 'contract', overMs = 0 }: SentFile,
): Promise<Answer> {
  const form = new FormData();
  if (language) form.append('language', language);
  form.append(field, new Blob([Uint8Array.from(Buffer.from(content))]), name);
  const encoded = new Response(form);
  const response = await fetch(`${documents.service.url}/api/analyze/upload`, {
    method: 'POST',
    headers: {
      ...asActor('documents', actor),
      ...(prefer && { prefer }),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: overMs === 0 ? await encoded.bytes() : inPieces(await encoded.bytes(), overMs),
    duplex: 'half',
  });
  return answerOf(response);
}

const PIECES = 20;

export function inPieces(bytes: Uint8Array, overMs: number): ReadableStream<Uint8Array> {
  const size = Math.ceil(bytes.length / PIECES);
  return ReadableStream.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += size) {
        yield bytes.subarray(at, at + size);
        await pause(overMs / PIECES);
      }
    })(),
  );
}

export async function getJson(documents: Reachable, actor: TestActor, path: string): Promise<Answer> {
  return answerOf(await fetch(`${documents.service.url}${path}`, { headers: asActor('documents', actor) }));
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as Record<string, unknown> };
}
