import { asActor, type TestActor } from '@pactwright/testing';
import { inPieces, type Reachable } from './send-file.js';

export interface SentRedline {
  readonly content: Buffer;
  readonly name?: string;
  /** Sent as it is where it is a text, and not at all where it is null. */
  readonly plan: object | string | null;
  /** How long its bytes take; at once when nothing is said. */
  readonly overMs?: number;
  readonly field?: string;
}

export interface MadeFile {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Of a refusal. */
  readonly body: Record<string, unknown>;
}

/** Sends the checked file again with what is to be done, as the form of the page does: the plan first. */
export async function sendRedline(
  documents: Reachable,
  actor: TestActor,
  runId: string,
  { content, name = 'contract.docx', plan, overMs = 0, field = 'contract' }: SentRedline,
): Promise<MadeFile> {
  const form = new FormData();
  if (plan !== null) form.append('plan', typeof plan === 'string' ? plan : JSON.stringify(plan));
  form.append(field, new Blob([Uint8Array.from(content)]), name);
  const encoded = new Response(form);
  const bytes = await encoded.bytes();
  return fileOf(
    await fetch(`${documents.service.url}/api/analyze/runs/${runId}/redline`, {
      method: 'POST',
      headers: {
        ...asActor('documents', actor),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      body: overMs === 0 ? bytes : inPieces(bytes, overMs),
      duplex: 'half',
    }),
  );
}

export async function askForSheet(
  documents: Reachable,
  actor: TestActor,
  runId: string,
  plan: object,
): Promise<MadeFile> {
  return fileOf(
    await fetch(`${documents.service.url}/api/analyze/runs/${runId}/sheet`, {
      method: 'POST',
      headers: { ...asActor('documents', actor), 'content-type': 'application/json' },
      body: JSON.stringify(plan),
    }),
  );
}

async function fileOf(response: Response): Promise<MadeFile> {
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = (headers.get('content-type') ?? '').includes('json');
  return {
    ...{ status, headers, bytes },
    body: isJson ? (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>) : {},
  };
}
