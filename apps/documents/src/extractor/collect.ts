import type { Readable } from 'node:stream';

const BROKEN = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** All that a stream says; once it says too much, `onExcess` is called and nothing is left of it. */
export async function collect(stream: Readable, maxBytes: number, onExcess: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) {
        onExcess();
        return Buffer.alloc(0);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    /* A process that is killed breaks its channel. */
    if (!BROKEN.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return Buffer.concat(chunks);
}
