import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readForm } from './form.mjs';
import { BadDocument, OfficeDown } from './office.mjs';
import { BadForm, jobFrom } from './options.mjs';
import { QueueFull } from './queue.mjs';

/**
 * Answers the route of Gotenberg 8 that turns a document into a PDF, one document a request.
 * @param {{ office: import('./office.mjs').Office, queue: import('./queue.mjs').Queue, folder: string,
 *   report: (error: unknown) => void }} parts folder: for the documents in work
 * @returns {import('node:http').Server}
 */
export function createPdfServer(parts) {
  return createServer((request, response) => {
    const trace = String(request.headers['gotenberg-trace'] ?? randomUUID());
    response.setHeader('gotenberg-trace', trace);
    answer(request, response, parts, trace).catch((error) => refuse(request, response, error, parts.report));
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Parameters<typeof createPdfServer>[0]} parts
 * @param {string} trace
 */
async function answer(request, response, parts, trace) {
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

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 * @param {string} name
 */
async function send(response, file, name) {
  if (response.destroyed) return;
  const { size } = await stat(file);
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': size,
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}.pdf"`,
  });
  await pipeline(createReadStream(file), response);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} up
 */
function health(response, up) {
  const status = up ? 'up' : 'down';
  response.writeHead(up ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({ status, details: { libreoffice: { status, timestamp: new Date().toISOString() } } }),
  );
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 * @param {(error: unknown) => void} report
 */
function refuse(request, response, error, report) {
  if (response.destroyed || response.headersSent) return void response.destroy();
  // The rest of a refused body is not worth reading.
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof BadForm || error instanceof BadDocument) return text(response, 400, error.message);
  if (error instanceof QueueFull) return text(response, 429, 'Too Many Requests');
  report(error);
  if (error instanceof OfficeDown) return text(response, 503, 'Service Unavailable');
  text(response, 500, 'Internal Server Error');
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} message
 */
function text(response, status, message) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(message);
}
