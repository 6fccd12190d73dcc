import { draft, fillIn } from '@pactwright/drafting';
import type { VersionChange } from '@pactwright/protocol';
import { aGuestId, asActor, type TestActor } from '@pactwright/testing';
import JSZip from 'jszip';
import { buildDocx } from '../src/docx/build-docx.js';
import { makeDocx, paragraph, run } from '../src/testing/files/make-docx.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { sendFile } from './send-file.js';

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
  reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text) });
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const aGuest = (): TestActor => ({ guestId: aGuestId(), language: 'en' });
const MINE = `SERVICES AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. The Client shall pay each invoice within 30 days after receiving it.

2. The fee for the logo is EUR 2,400.

3. The Designer may show the logo in a portfolio.

4. Either party may terminate this Agreement by 14 days' written notice.`;

const LEASE = `LEASE of the flat in Pilies Street 4

1. The landlord lets three rooms, a kitchen and a cellar, furnished as the list says.

2. Rent of EUR 700 falls due on the fifth day of every calendar month, heating not included.

3. Pets are welcome; smoking on the balcony is not.`;

async function checked(actor: TestActor, content: Buffer | string, name = 'contract.txt'): Promise<string> {
  const { status, body } = await sendFile(documents, actor, { name, content });
  expect(status).toBe(200);
  return String(body['runId']);
}

async function compared(actor: TestActor, body: object, language: 'en' | 'lt' = 'en') {
  const response = await fetch(`${documents.service.url}/api/analyze/compare`, {
    method: 'POST',
    headers: { ...asActor('documents', { ...actor, language }), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function redlined(
  actor: TestActor,
  theirs: string,
  fields: Readonly<Record<string, string>>,
  file?: Buffer,
): Promise<{ status: number; code: unknown; file: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('contract', new Blob([Uint8Array.from(file)]), 'mine.docx');
  const response = await fetch(`${documents.service.url}/api/analyze/runs/${theirs}/compared`, {
    method: 'POST',
    headers: asActor('documents', actor),
    body: form,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const code = response.ok ? undefined : (JSON.parse(bytes.toString('utf8')) as { code?: unknown }).code;
  return { status: response.status, code, file: bytes };
}

describe('POST /api/analyze/runs/:id/compared', () => {
  const docx = (text: string): Buffer =>
    makeDocx({
      body: text
        .split('\n\n')
        .map((line) => paragraph(line))
        .join(''),
    });
  const THEIRS = MINE.replace('30 days', '60 days').replace(
    '3. The Designer may show the logo in a portfolio.',
    '3. The courts of Dublin decide all disputes.',
  );
  const mainOf = async (file: Buffer): Promise<string> =>
    (await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('string')) ?? '';

  it('gives mine back as a Word file with what leads to theirs tracked', async () => {
    const guest = aGuest();
    const mine = await checked(guest, docx(MINE), 'mine.docx');
    const theirs = await checked(guest, THEIRS, 'back.txt');
    const { status, file } = await redlined(guest, theirs, { mine }, docx(MINE));
    const main = await mainOf(file);

    expect(status).toBe(200);
    expect(main).toContain('w:author="The version that came back"');
    expect(main).toMatch(/<w:delText[^>]*>30<\/w:delText>/u);
    expect(main).toMatch(/<w:ins [^>]*>.*?<w:t[^>]*>60<\/w:t>/su);
  });

  it('gives a contract of one’s own, and no stranger one of somebody else', async () => {
    const guest = aGuest();
    const { id, answers, language } = documents.contractOf(guest);
    const written = fillIn(draft(answers, language), { 'client.name': 'UAB Molis' });
    const theirs = await JSZip.loadAsync(await buildDocx(written));
    const main = (await theirs.file('word/document.xml')?.async('string')) ?? '';
    theirs.file('word/document.xml', main.replaceAll('4,800.00', '3,800.00'));
    const back = await theirs.generateAsync({ type: 'nodebuffer' });
    const returned = await checked(guest, back, 'back.docx');
    const made = await redlined(guest, returned, { ownContract: id });

    expect(made.status).toBe(200);
    expect(await mainOf(made.file)).toContain('UAB Molis');
    expect(await mainOf(made.file)).toMatch(/<w:delText[^>]*>4<\/w:delText>|<w:delText[^>]*>4,800/u);
    const stranger = aGuest();
    const own = await checked(stranger, back, 'back.docx');
    expect(await redlined(stranger, own, { ownContract: id })).toMatchObject({ code: 'CONTRACT_NOT_FOUND' });
    expect(await redlined(stranger, returned, { ownContract: id })).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });

  it('refuses another file, another kind of file, none, and what cannot be told safely', async () => {
    const guest = aGuest();
    const mine = await checked(guest, docx(MINE), 'mine.docx');
    const plain = await checked(guest, MINE, 'mine.txt');
    const theirs = await checked(guest, THEIRS, 'back.txt');
    const lease = await checked(guest, LEASE, 'lease.txt');
    const codes = await Promise.all([
      redlined(guest, theirs, { mine }, docx(THEIRS)),
      redlined(guest, theirs, { mine: plain }, docx(MINE)),
      redlined(guest, theirs, { mine }),
    ]);

    expect(codes.map(({ code }) => code)).toEqual([
      'UPLOAD_IS_ANOTHER',
      'COMPARISON_NOT_WORD',
      'UPLOAD_MISSING',
    ]);
    expect(await redlined(guest, lease, { mine }, docx(MINE))).toMatchObject({
      status: 422,
      code: 'COMPARISON_NOT_SAFE',
    });
    expect(await redlined(guest, theirs, { mine: 'x' }, docx(MINE))).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });
});

describe('POST /api/analyze/compare', () => {
  it('tells of text that nobody sees in either, and nothing of comments and deletions', async () => {
    const guest = aGuest();
    const paragraphs = MINE.split('\n\n').map((text) => paragraph(run(text)));
    const hidden = paragraph(run('The Client owes nothing.', '<w:vanish/>'));
    const mine = await checked(guest, makeDocx({ body: [...paragraphs, hidden].join('') }), 'mine.docx');
    /* A Cyrillic letter in the place of a Latin one, and words that are turned round. */
    const hostile = MINE.replace('30 days', '30\u200b days')
      .replace('The Client shall', 'The \u0421lient shall')
      .replace('The Designer may', 'The \u202eDesigner\u202c may');
    const theirs = await checked(guest, hostile, 'theirs.txt');

    expect((await compared(guest, { mine, theirs })).body).toMatchObject({
      mineHidden: ['Text formatted as hidden: “The Client owes nothing.”'],
      theirsHidden: [
        'Characters without width',
        'Letters of another alphabet that look like Latin ones: “\u0421lient”',
        'Characters that turn the direction of the text round',
      ],
    });
    expect((await compared(guest, { mine, theirs }, 'lt')).body['theirsHidden']).toEqual([
      'Nulinio pločio ženklai',
      'Kitos abėcėlės raidės, atrodančios kaip lotyniškos: „\u0421lient“',
      'Teksto kryptį keičiantys ženklai',
    ]);
  });

  it('tells what was changed between two checked files, in the language of the caller', async () => {
    const guest = aGuest();
    const mine = await checked(guest, MINE, 'mine.txt');
    const theirs = await checked(
      guest,
      MINE.replace('30 days', '60 days').replace('may show', 'may not show'),
    );
    const { status, body } = await compared(guest, { mine, theirs });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      relation: 'versions',
      mineName: 'mine.txt',
      theirsName: 'contract.txt',
      mineText: MINE,
      omitted: 0,
      tracked: { state: 'none', count: 0 },
      changes: [
        {
          kind: 'changed',
          mine: '1. The Client shall pay each invoice within 30 days after receiving it.',
          theirs: '1. The Client shall pay each invoice within 60 days after receiving it.',
          mineAt: MINE.indexOf('1. The Client'),
          theirsAt: MINE.indexOf('1. The Client'),
          matters: true,
          meanings: ['Payment term: 30 days → 60 days'],
          risks: [{ id: 'invoicing.long-term', isNew: true }],
          isUntracked: false,
        },
        { kind: 'changed', matters: true, meanings: ['added: “not”'] },
      ],
    });
    const inLithuanian = await compared(guest, { mine, theirs }, 'lt');
    expect(inLithuanian.body['changes']).toMatchObject([
      { meanings: ['Mokėjimo terminas: 30 dienų → 60 dienų'] },
      { meanings: ['pridėta: „not“'] },
    ]);
  });

  it('marks what a Word file with tracked changes does not tell', async () => {
    const guest = aGuest();
    const lines = MINE.split('\n\n');
    const revision = 'w:author="Them" w:date="2026-11-26T12:00:00Z"';
    const body = lines.map((line) => {
      if (line.startsWith('2.')) return paragraph(line.replace('2,400', '1,400'));
      if (!line.startsWith('1.')) return paragraph(line);
      return paragraph(
        `${run('1. The Client shall pay each invoice within ')}<w:del w:id="1" ${revision}><w:r><w:delText>30</w:delText></w:r></w:del><w:ins w:id="2" ${revision}><w:r><w:t>60</w:t></w:r></w:ins>${run(' days after receiving it.')}`,
      );
    });
    const mine = await checked(guest, MINE);
    const theirs = await checked(guest, makeDocx({ body: body.join('') }), 'theirs.docx');
    const { body: told } = await compared(guest, { mine, theirs });

    expect(told).toMatchObject({
      mayLackReply: true,
      tracked: { state: 'told', count: 1 },
      changes: [
        { isUntracked: false },
        { isUntracked: true, meanings: ['Amount: EUR\u00a02,400.00 → EUR\u00a01,400.00'] },
      ],
    });
  });

  it('tells blanks that were filled in as such, and no day or name in them as a change', async () => {
    const guest = aGuest();
    const blank = `${MINE}\n\nDate: ____________\n\nDesigner: ____________`;
    const mine = await checked(guest, blank, 'mine.txt');
    const theirs = await checked(
      guest,
      blank
        .replace('2,400', '1,400')
        .replace('Date: ____________', 'Date: 2027-03-05')
        .replace('Designer: ____________', 'Designer: Ada Kord'),
    );
    const { body } = await compared(guest, { mine, theirs });

    expect(body).toMatchObject({
      mayLackReply: false,
      filled: [
        { gap: 'Date: ____________', text: '2027-03-05' },
        { gap: 'Designer: ____________', text: 'Ada Kord' },
      ],
      changes: [{ meanings: ['Amount: EUR\u00a02,400.00 → EUR\u00a01,400.00'] }],
    });
    expect(body['changes']).toHaveLength(1);
  });

  it('compares a contract of one’s own with what came back of it: filling it in changes nothing', async () => {
    const guest = aGuest();
    const { id, answers, language } = documents.contractOf(guest);
    const written = fillIn(draft(answers, language), {
      'client.name': 'UAB Molis',
      'client.representative': 'Lina Marčė, director',
    });
    const revision = 'w:author="Them" w:date="2026-11-26T12:00:00Z"';
    const theirs = await JSZip.loadAsync(await buildDocx(written));
    const main = (await theirs.file('word/document.xml')?.async('string')) ?? '';
    theirs.file(
      'word/document.xml',
      main
        .replaceAll('4,800.00', '3,800.00')
        .replace(
          /(?=<w:sectPr)/u,
          `<w:p><w:ins w:id="9001" ${revision}><w:r><w:t>The Client may end this Agreement at any time.</w:t></w:r></w:ins></w:p>`,
        ),
    );
    const returned = await checked(guest, await theirs.generateAsync({ type: 'nodebuffer' }), 'back.docx');
    const { status, body } = await compared(guest, { mine: { contract: id }, theirs: returned });

    expect(status).toBe(200);
    expect(body).toMatchObject({ relation: 'versions', mineName: written.title, theirsName: 'back.docx' });
    expect(body['filled']).toEqual([
      { gap: '[Client’s full name]', text: 'UAB Molis' },
      { gap: '[Client’s representative, position and authority]', text: 'Lina Marčė, director' },
    ]);
    const changes = body['changes'] as VersionChange[];
    const [added, ...silent] = changes.toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(added).toMatchObject({ kind: 'added', matters: true, isUntracked: false });
    expect(silent.length).toBeGreaterThan(0);
    for (const change of silent) {
      expect(change).toMatchObject({ kind: 'changed', matters: true, isUntracked: true });
      expect(change.theirs).toContain('3,800.00');
    }
    expect(body['tracked']).toEqual({ state: 'told', count: silent.length });
  });

  it('opens no contract of somebody else', async () => {
    const guest = aGuest();
    const { id } = documents.contractOf(aGuest());
    const { status, body } = await compared(guest, {
      mine: { contract: id },
      theirs: await checked(guest, MINE),
    });

    expect([status, body['code']]).toEqual([404, 'CONTRACT_NOT_FOUND']);
  });

  it('says that two contracts are no versions of each other', async () => {
    const guest = aGuest();
    const [mine, theirs] = [await checked(guest, MINE), await checked(guest, LEASE)];

    expect((await compared(guest, { mine, theirs })).body).toMatchObject({
      relation: 'different',
      changes: [],
    });
  });

  it('opens no file of somebody else, and none that was not checked', async () => {
    const [guest, stranger] = [aGuest(), aGuest()];
    const [mine, theirs] = [await checked(guest, MINE), await checked(stranger, MINE)];
    const failed = await checked(guest, MINE);
    await documents.rows(
      `UPDATE uploads SET status = 'failed', failure = 'ANALYSIS_FAILED', analysis = NULL WHERE id = $1`,
      [failed],
    );
    const refusals = await Promise.all([
      compared(stranger, { mine, theirs: mine }),
      compared(guest, { mine, theirs }),
      compared(guest, { mine: theirs, theirs: mine }),
      compared(guest, { mine, theirs: failed }),
      compared(guest, { mine, theirs: 'none' }),
      compared(guest, { mine }),
    ]);

    expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual([
      [404, 'RUN_NOT_FOUND'],
      [404, 'RUN_NOT_FOUND'],
      [404, 'RUN_NOT_FOUND'],
      [409, 'VERSION_NOT_READ'],
      [404, 'RUN_NOT_FOUND'],
      [404, 'RUN_NOT_FOUND'],
    ]);
  });
});
