import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Office } from './office.ts';
import { Queue } from './queue.ts';
import { createPdfServer } from './server.ts';

const { PDF_PORT, PDF_FOLDER = '', PDF_PYTHON = '', PDF_OFFICE = '[]' } = process.env;
const { PDF_TIMEOUT = '60000', PDF_LIFETIME = '200', PDF_QUEUE = '30' } = process.env;

const tell = (text: string) => void process.stderr.write(`${text}\n`);

rmSync(PDF_FOLDER, { recursive: true, force: true });
mkdirSync(PDF_FOLDER, { recursive: true, mode: 0o700 });
const office = new Office({
  python: PDF_PYTHON,
  office: JSON.parse(PDF_OFFICE),
  folder: PDF_FOLDER,
  timeout: Number(PDF_TIMEOUT),
  lifetime: Number(PDF_LIFETIME),
  tell,
});
const server = createPdfServer({
  office,
  queue: new Queue(Number(PDF_QUEUE)),
  folder: path.join(PDF_FOLDER, 'work'),
  report: (error) => tell(`error: ${error instanceof Error ? error.stack : error}`),
});
server.listen(Number(PDF_PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.close(() => void office.stop());
  server.closeIdleConnections();
});
