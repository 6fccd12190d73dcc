import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readForm } from './form.ts';
import { BadDocument, OfficeDown, type Office } from './office.ts';
import { BadForm, jobFrom } from './options.ts';
import { QueueFull, type Queue } from './queue.ts';

/**
 * Answers the route of Gotenberg 8 that turns a document into a PDF, one document a request.
 * @param parts folder: for the documents in work
 */
export function createPdfServer(parts: {
  office: Office;
  queue: Queue;
  folder: string;
  report: (error: unknown) => void;
}): Server {
  return createServer((request, response) => {
    const trace = String(request.headers['gotenberg-trace'] ?? randomUUID());
    response.setHeader('gotenberg-trace', trace);
    answer(request, response, parts, trace).catch((error) => refuse(request, response, error, parts.report));
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parameters<typeof createPdfServer>[0],
  trace: string,
) {
  const call = `${request.method} ${request.url?.split('?')[0]}`;
  if (call === 'GET /health' || call === 'HEAD /health') return health(response, parts.office.up);
  if (call !== 'POST /forms/libreoffice/convert') return text(response, 404, 'Not Found');
  const folder = path.join(parts.folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { fields, input, extension } = await readForm(request, folder);
    const job = jobFrom(fields, { input, extension, output: path.join(folder, 'result.pdf') });
    await parts.queue.run(async () => {
      // Nobody waits for it any more.
      if (!response.destroyed) await parts.office.convert(job);
    });
    await send(response, job.output, String(request.headers['gotenberg-output-filename'] ?? trace));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function send(response: ServerResponse, file: string, name: string) {
  if (response.destroyed) return;
  const { size } = await stat(file);
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': size,
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}.pdf"`,
  });
  await pipeline(createReadStream(file), response);
}

function health(response: ServerResponse, up: boolean) {
  const status = up ? 'up' : 'down';
  response.writeHead(up ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({ status, details: { libreoffice: { status, timestamp: new Date().toISOString() } } }),
  );
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  report: (error: unknown) => void,
) {
  if (response.destroyed || response.headersSent) return void response.destroy();
  // The rest of a refused body is not worth reading.
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof BadForm || error instanceof BadDocument) return text(response, 400, error.message);
  if (error instanceof QueueFull) return text(response, 429, 'Too Many Requests');
  report(error);
  if (error instanceof OfficeDown) return text(response, 503, 'Service Unavailable');
  text(response, 500, 'Internal Server Error');
}

function text(response: ServerResponse, status: number, message: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(message);
}
