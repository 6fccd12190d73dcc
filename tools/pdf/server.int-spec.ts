import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { extractText, getDocumentProxy } from 'unpdf';
import { eventually } from '@pactwright/testing';
import { Children } from '#tools/launch/children.mjs';
import { findOffice } from './find-office.ts';
import { Office } from './office.ts';
import { Queue } from './queue.ts';
import { createPdfServer } from './server.ts';
import { aDocument } from './testing/a-document.js';

const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const formWith = (docx: Buffer, name = 'a.docx') => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(docx)]), name);
  return form;
};
const textOf = async (answer: Response) => {
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text.trim();
};
const whenUp = () => eventually(() => expect(office.up).toBe(true));
let folder: string;
let office: Office;
const servers: Server[] = [];

/** A server for the same LibreOffice; `limit` of them may wait. */
const serve = async (limit: number) => {
  const work = path.join(folder, 'work');
  const server = createPdfServer({ office, queue: new Queue(limit), folder: work, report: () => undefined });
  servers.push(server);
  return listen(server);
};
let base: string;
const start = async ({ timeout = 30_000, lifetime = 100 } = {}) => {
  const children = new Children();
  const programs = await findOffice(children);
  await children.stop();
  folder = await mkdtemp(path.join(tmpdir(), 'pactwright-pdf-'));
  office = new Office({ ...programs, folder, timeout, lifetime, tell: () => undefined });
  base = await serve(10);
};
const stop = async () => {
  await office.stop();
  for (const server of servers.splice(0)) server.close();
  await rm(folder, { recursive: true, force: true });
};
const convert = async (docx: Buffer, at = base) =>
  fetch(`${at}/forms/libreoffice/convert`, { method: 'POST', body: formWith(docx) });
const officePid = () => {
  if (!office.pid) throw new Error('LibreOffice is not running');
  return office.pid;
};

/* LibreOffice takes seconds to start on a busy machine. */
describe('a LibreOffice of one test', () => {
  afterEach(stop);

  it('says that it is down until LibreOffice is ready, and leaves no socket of it behind when it stops', async () => {
    await start();
    expect((await fetch(`${base}/health`)).status).toBe(503);
    await whenUp();
    expect((await fetch(`${base}/health`)).status).toBe(200);
    const bridge = /\) \S (\d+)/.exec(readFileSync(`/proc/${officePid()}/stat`, 'utf8'))?.[1];
    const socket = `/tmp/OSL_PIPE_${process.getuid?.()}_pactwright${bridge}`;
    expect(existsSync(socket)).toBe(true);
    await office.stop();
    expect(existsSync(socket)).toBe(false);
  });

  it('answers 503 when LibreOffice hangs, and goes on with a fresh one', async () => {
    await start({ timeout: 3000 });
    await whenUp();
    process.kill(officePid(), 'SIGSTOP');
    expect((await convert(await aDocument(['x']))).status).toBe(503);
    await whenUp();
    expect((await convert(await aDocument(['x']))).status).toBe(200);
  });

  it('starts LibreOffice anew after a number of documents', async () => {
    await start({ lifetime: 2 });
    await whenUp();
    const before = officePid();
    for (const text of ['1', '2', '3'])
      expect(await textOf(await convert(await aDocument([text])))).toBe(text);
    expect(officePid()).not.toBe(before);
  });
});

describe(createPdfServer.name, () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(whenUp);

  it('prints emoji that somebody typed from a font that has them', async () => {
    const answer = await convert(await aDocument(['Logo 🎨']));
    const file = Buffer.from(await answer.clone().arrayBuffer()).toString('latin1');
    const fonts = [...file.matchAll(/\/FontName\/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font);
    expect(await textOf(answer)).toBe('Logo 🎨');
    expect(fonts.filter((font) => !font?.startsWith('Liberation'))).toHaveLength(1);
  });

  it('answers 400 to a document that cannot be read, and keeps LibreOffice', async () => {
    const before = officePid();
    const docx = await aDocument(['x']);
    expect((await convert(docx.subarray(0, docx.length / 2))).status).toBe(400);
    expect(officePid()).toBe(before);
  });

  it('fetches nothing that a document links to', async () => {
    const asked: (string | undefined)[] = [];
    const outside = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const address = await listen(outside);

    const answer = await convert(await withLinkedImage(await aDocument(['tekstas']), `${address}/image.png`));

    outside.close();
    expect([answer.status, await textOf(answer), asked]).toEqual([200, 'tekstas', []]);
  });

  it('leaves nothing of a document behind', async () => {
    const docx = await aDocument(['slapta']);
    await (await convert(docx)).arrayBuffer();
    await convert(docx.subarray(0, docx.length / 2));
    const left = () => readdir(path.join(folder, 'work'));
    await eventually(async () => expect(await left()).toEqual([]));
  });

  it('answers 429 when too many wait, and still serves those', async () => {
    const withOneWaiting = await serve(1);
    const docx = await aDocument(['x']);
    process.kill(officePid(), 'SIGSTOP');
    const statuses: number[] = [];
    const all = Array.from({ length: 5 }, async () => {
      const answer = await convert(docx, withOneWaiting);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    });
    await eventually(() => expect(statuses).toHaveLength(3));
    process.kill(officePid(), 'SIGCONT');
    await Promise.all(all);
    expect(statuses).toEqual([429, 429, 429, 200, 200]);
  });

  it('goes on with a fresh LibreOffice after it crashed', async () => {
    process.kill(officePid(), 'SIGKILL');
    await eventually(() => expect(office.up).toBe(false));
    const answer = await convert(await aDocument(['po gedimo']));
    expect([answer.status, await textOf(answer)]).toEqual([200, 'po gedimo']);
  });
});

/** Adds a picture to the first paragraph that lies on another server. */
async function withLinkedImage(docx: Buffer, target: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(docx);
  const change = async (file: string, from: string, to: string) =>
    zip.file(file, (await zip.file(file)!.async('string')).replace(from, to));
  const relation = `<Relationship Id="rLinked" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/>`;
  const picture = `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:50pt;height:50pt"><v:imagedata r:id="rLinked"/></v:shape></w:pict></w:r></w:p>`;
  await change('word/_rels/document.xml.rels', '</Relationships>', `${relation}</Relationships>`);
  await change('word/document.xml', '</w:p>', picture);
  return zip.generateAsync({ type: 'nodebuffer' });
}
