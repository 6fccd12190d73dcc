import { randomUUID } from 'node:crypto';
import { PLAN_MAX_BYTES, type ReplyProposals } from '@pactwright/protocol';
import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import JSZip from 'jszip';
import { makeDocx, paragraph, run } from '../src/testing/files/make-docx.js';
import { withSettings } from '../src/testing/files/with-settings.js';
import { readDocx } from '../src/testing/read-docx.js';
import { answerInPlace } from '../src/uploads/built-in.js';
import { builtExtractor } from './built-service.js';
import { DocumentsHarness } from './harness.js';
import { processesOf } from './processes.js';
import { Reviewer } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';
import { askForSheet, sendRedline } from './send-redline.js';
import { storedUploads } from './stored-uploads.js';

const LINES = [
  'Video Editing Agreement',
  'This agreement is between Brightmoor Media Inc. (the Client) and Felix Adeyemi (the Contractor).',
  '1. Services. The Contractor shall edit videos for the Client.',
  '2. Payment. The Client shall pay the Contractor EUR 4,000 within 120 days of the invoice.',
  '3. Liability. The Contractor shall be liable for all damage without limitation.',
  '4. Termination. The Client may terminate this agreement at any time without notice.',
];
const docxOf = (lines: readonly string[], extra: Parameters<typeof makeDocx>[0]['extra'] = []): Buffer =>
  makeDocx({ body: lines.map((line) => paragraph(line)).join(''), extra });
const FILE = docxOf(LINES);
const LITHUANIAN = docxOf([
  'Paslaugų teikimo sutartis',
  'UAB „Šviesus vaizdas“ (Klientas) ir Feliksas Adomaitis (Paslaugų teikėjas) sudarė šią sutartį.',
  '1. Paslaugų teikėjas Klientui montuoja vaizdo įrašus.',
  '2. Klientas sumoka Paslaugų teikėjui 4 000 Eur per 120 dienų nuo sąskaitos gavimo.',
  '3. Paslaugų teikėjas be jokių apribojimų atsako už visus Kliento nuostolius.',
]);

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
  reviewer.answer = byTheRules;
});
afterEach(() => {
  reviewer.answer = byTheRules;
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const byTheRules: Reviewer['answer'] = (text) => {
  const result = answerInPlace({ kind: 'review', language: 'en', text });
  if (!result) throw new Error('the rules give no answer');
  return { status: 'done', result };
};
const aGuest = (language: 'en' | 'lt' = 'en'): TestActor => ({ guestId: aGuestId(), language });

async function checked(actor: TestActor, content: Buffer | string = FILE, name = 'contract.docx') {
  const { body } = await sendFile(documents, actor, { name, content });
  return String(body['runId']);
}
const proposalsOf = async (actor: TestActor, runId: string) =>
  (await getJson(documents, actor, `/api/analyze/runs/${runId}/proposals`)).body as unknown as ReplyProposals;
/** A remark on everything that was found. */
const remarks = ({ proposals }: ReplyProposals) => ({
  points: proposals.map(({ key }) => ({ key, way: 'comment' })),
});
const partOf = async (bytes: Buffer, part: string): Promise<string> =>
  (await (await JSZip.loadAsync(bytes)).file(`word/${part}.xml`)?.async('string')) ?? '';
const unescaped = (xml: string): string =>
  xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

async function redlines(outcome: string): Promise<number> {
  const line = new RegExp(`^document_redline_seconds_count\\{[^}]*outcome="${outcome}"[^}]*\\} (\\d+)$`, 'm');
  return Number(line.exec(await (await fetch(`${documents.service.url}/metrics`)).text())?.[1] ?? 0);
}

describe('GET /api/analyze/runs/{id}/proposals', () => {
  it('tells the owner, and nobody else, how what was found can be answered', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const { proposals, language, redline } = await proposalsOf(owner, runId);

    expect(proposals.length).toBeGreaterThan(2);
    expect(new Set(proposals.map(({ key }) => key)).size).toBe(proposals.length);
    expect(proposals.map(({ finding }) => finding.evidence?.quote)).toContain(
      'The Contractor shall be liable for all damage without limitation.',
    );
    expect({ language, redline }).toEqual({
      language: 'en',
      redline: { isOffered: true, refusedBecause: null, isProtected: false },
    });
    for (const other of [aGuest(), { userId: randomUUID() }])
      expect(await proposalsOf(other, runId)).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });

  it('tells it in the language of whoever reads, and what is sent in that of the contract', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const [english, lithuanian] = await Promise.all([
      proposalsOf(owner, runId),
      proposalsOf({ ...owner, language: 'lt' }, runId),
    ]);

    expect(lithuanian.proposals.map(({ key }) => key)).toEqual(english.proposals.map(({ key }) => key));
    expect(lithuanian.proposals.map(({ comment }) => comment)).toEqual(
      english.proposals.map(({ comment }) => comment),
    );
    expect(lithuanian.proposals[0]?.finding.heading).not.toBe(english.proposals[0]?.finding.heading);
  });

  it('says beforehand that another kind of file cannot come back with changes', async () => {
    const owner = aGuest();
    const runId = await checked(owner, LINES.join('\n\n'), 'contract.txt');

    expect((await proposalsOf(owner, runId)).redline).toEqual({
      isOffered: false,
      refusedBecause: 'not-docx',
      isProtected: false,
    });
    expect(await sendRedline(documents, owner, runId, { content: FILE, plan: { points: [] } })).toMatchObject(
      {
        status: 409,
        body: { code: 'REDLINE_NOT_WORD' },
      },
    );
  });

  it('has nothing while the check goes on, nor where it came to nothing', async () => {
    const owner = aGuest();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    reviewer.answer = async (text) => held.then(() => byTheRules(text));
    const sent = await sendFile(documents, owner, {
      name: 'contract.docx',
      content: FILE,
      prefer: 'respond-async',
    });
    const runId = String(sent.body['runId']);
    const path = `/api/analyze/runs/${runId}/proposals`;

    expect(await getJson(documents, owner, path)).toMatchObject({
      status: 409,
      body: { code: 'CHECK_NOT_DONE' },
    });
    expect(await sendRedline(documents, owner, runId, { content: FILE, plan: { points: [] } })).toMatchObject(
      {
        body: { code: 'CHECK_NOT_DONE' },
      },
    );
    answer();
    await eventually(async () => expect((await getJson(documents, owner, path)).status).toBe(200));

    const failed = await sendFile(documents, owner, {
      name: 'a.docx',
      content: 'x',
      prefer: 'respond-async',
    });
    const failedPath = `/api/analyze/runs/${String(failed.body['runId'])}`;
    await eventually(async () =>
      expect((await getJson(documents, owner, failedPath)).body).toMatchObject({ status: 'failed' }),
    );
    expect((await getJson(documents, owner, `${failedPath}/proposals`)).body).toMatchObject({
      code: 'CHECK_NOT_DONE',
    });
  });
});

describe('POST /api/analyze/runs/{id}/redline', () => {
  it.each([
    ['a visitor', aGuest()],
    ['an account', { userId: randomUUID() }],
  ])(
    'T-49 gives %s their file back with every remark in it, and keeps nothing of it',
    async (_who, owner) => {
      const runId = await checked(owner);
      const found = await proposalsOf(owner, runId);
      const before = await redlines('made');
      const { status, headers, bytes } = await sendRedline(documents, owner, runId, {
        content: FILE,
        plan: { author: 'Feliksas Ąžuolas', ...remarks(found) },
      });

      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'content-disposition': `attachment; filename="redline-${runId}.docx"`,
        'cache-control': 'private, no-store',
        'x-redline-changed': '0',
        'x-redline-displaced': '0',
        'x-redline-protected': 'false',
      });
      const comments = unescaped(await partOf(bytes, 'comments'));
      for (const { comment } of found.proposals)
        for (const line of comment.split('\n')) expect(comments).toContain(line);
      expect(comments.match(/w:author="Feliksas Ąžuolas"/g)).toHaveLength(found.proposals.length);
      expect(await redlines('made')).toBe(before + 1);
      expect(await storedUploads(documents.bucket)).toEqual([]);
    },
  );

  it('writes the changes that are proposed, and none in place of a point that is left', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const found = await proposalsOf(owner, runId);
    const changes = found.proposals.filter(({ way, edits }) => way === 'change' && edits.length > 0);
    const [wanted, left] = changes;
    if (!wanted || !left) throw new Error('too little is proposed');
    const plan = { points: [{ key: wanted.key, way: 'change' }] };
    const { headers, bytes } = await sendRedline(documents, owner, runId, { content: FILE, plan });
    const main = unescaped(await partOf(bytes, 'document'));

    expect(headers.get('x-redline-changed')).toBe('1');
    for (const { text } of wanted.edits) expect(main).toContain(`<w:t xml:space="preserve">${text}</w:t>`);
    expect(await partOf(bytes, 'comments')).toContain('w:author="Pactwright proposal"');
    for (const { text } of left.edits) expect(main).not.toContain(text);
  });

  it('takes another figure where one is offered, and none beyond its bounds', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const found = await proposalsOf(owner, runId);
    const [{ key = '', figures: [figure] = [] } = {}] = found.proposals.filter(
      ({ figures }) => figures.length > 0,
    );
    if (!figure) throw new Error('no figure is offered');
    const planOf = (value: number) => ({
      points: [{ key, way: 'change', figures: { [figure.key]: value } }],
    });
    const send = (value: number) =>
      sendRedline(documents, owner, runId, { content: FILE, plan: planOf(value) });

    const { status, bytes } = await send(figure.max);
    expect(status).toBe(200);
    expect(await partOf(bytes, 'document')).toMatch(new RegExp(`<w:ins [^>]*>.*\\b${figure.max}\\b`));
    expect((await send(figure.max + 1)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [`points.0.figures.${figure.key}`]: expect.any(String) as string },
    });
  });

  it('signs for whoever does not say who asks, in the language of the contract', async () => {
    for (const [content, author] of [
      [FILE, 'Pactwright proposal'],
      [LITHUANIAN, 'Pactwright pasiūlymas'],
    ] as const) {
      const owner = aGuest(content === FILE ? 'lt' : 'en');
      const runId = await checked(owner, content);
      const plan = remarks(await proposalsOf(owner, runId));
      const { bytes } = await sendRedline(documents, owner, runId, { content, plan });
      expect(await partOf(bytes, 'comments')).toContain(`w:author="${author}"`);
    }
  });

  it('is nothing that a stranger can ask for', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const plan = remarks(await proposalsOf(owner, runId));
    for (const other of [aGuest(), { userId: randomUUID() }])
      expect(await sendRedline(documents, other, runId, { content: FILE, plan })).toMatchObject({
        status: 404,
        body: { code: 'RUN_NOT_FOUND' },
      });
  });

  it('refuses another file than the one that was checked', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const plan = remarks(await proposalsOf(owner, runId));
    for (const content of [docxOf([...LINES, '5. One more.']), Buffer.concat([FILE, Buffer.from('x')])])
      expect(await sendRedline(documents, owner, runId, { content, plan })).toMatchObject({
        status: 409,
        body: { code: 'UPLOAD_IS_ANOTHER' },
      });
  });

  it('refuses what is wrong with the form or with the plan', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const [{ key = '' } = {}] = (await proposalsOf(owner, runId)).proposals;
    const codeOf = async (sent: Partial<Parameters<typeof sendRedline>[3]>): Promise<unknown> =>
      (await sendRedline(documents, owner, runId, { content: FILE, plan: { points: [] }, ...sent })).body[
        'code'
      ];
    const points = [{ key, way: 'comment' }];

    expect(await codeOf({ field: 'other' })).toBe('UPLOAD_MISSING');
    expect(await codeOf({ content: Buffer.alloc(0) })).toBe('UPLOAD_NO_TEXT');
    expect(await codeOf({ plan: null })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ plan: '{' })).toBe('MALFORMED_REQUEST');
    expect(await codeOf({ plan: ' '.repeat(PLAN_MAX_BYTES + 1) })).toBe('PAYLOAD_TOO_LARGE');
    expect(await codeOf({})).toBe('REPLY_EMPTY');
    expect(await codeOf({ plan: { points: [{ key, way: 'leave' }] } })).toBe('REPLY_EMPTY');
    expect(await codeOf({ plan: { points: [{ key: `${key}0`, way: 'comment' }] } })).toBe('REPLY_OUTDATED');
    expect(await codeOf({ plan: { points: [...points, ...points] } })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ plan: { points, author: 'a\u0000b' } })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ plan: `{"author":"\\ud800","points":[]}` })).toBe('VALIDATION_FAILED');
  });

  it('changes nothing for what only a model has found', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const byModel = {
      ...{ id: 'model:1', concept: 'other', category: 'risk', riskFactor: 5, suggestion: 'Ask.', why: 'So.' },
      evidence: { quote: LINES[2], start: 0, end: 5 },
    };
    await documents.rows(
      `UPDATE uploads SET analysis = jsonb_set(analysis::jsonb, '{modelReview}', $2)::json WHERE id = $1`,
      [runId, JSON.stringify({ state: 'done', findings: [byModel] })],
    );
    const { proposals } = await proposalsOf(owner, runId);
    const [{ key = '', ways = [] } = {}] = proposals.filter(({ finding }) => finding.id === 'model:1');

    expect(ways).toEqual(['comment', 'leave']);
    const plan = { points: [{ key, way: 'change' }] };
    expect((await sendRedline(documents, owner, runId, { content: FILE, plan })).body).toMatchObject({
      code: 'REPLY_OUTDATED',
    });
  });

  it('says of a signed file that it is signed before it is asked for, and refuses it', async () => {
    const owner = aGuest();
    const signed = docxOf(LINES, [{ name: '_xmlsignatures/sig1.xml', data: '<x/>' }]);
    const runId = await checked(owner, signed);
    const answer = await proposalsOf(owner, runId);

    expect(answer.redline).toEqual({ isOffered: false, refusedBecause: 'signed', isProtected: false });
    const plan = remarks(answer);
    expect(await sendRedline(documents, owner, runId, { content: signed, plan })).toMatchObject({
      status: 422,
      body: { code: 'REDLINE_SIGNED' },
    });
  });

  it('says beforehand that a file is protected, and makes it all the same', async () => {
    const owner = aGuest();
    const readOnly = await withSettings(FILE, '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>');
    const runId = await checked(owner, readOnly);
    const answer = await proposalsOf(owner, runId);

    expect(answer.redline).toEqual({ isOffered: true, refusedBecause: null, isProtected: true });
    const { status, headers } = await sendRedline(documents, owner, runId, {
      content: readOnly,
      plan: remarks(answer),
    });
    expect([status, headers.get('x-redline-protected')]).toEqual([200, 'true']);
  });

  it('refuses a file that is read in another way than before, and counts it', async () => {
    const owner = aGuest();
    const before = await redlines('refused');
    const otherRun = await checked(owner);
    const plan = remarks(await proposalsOf(owner, otherRun));
    await documents.rows(
      `UPDATE uploads SET analysis = jsonb_set(analysis::jsonb, '{documentText}', $2)::json WHERE id = $1`,
      [otherRun, JSON.stringify(`${LINES.join('\n\n')} `)],
    );

    expect(await sendRedline(documents, owner, otherRun, { content: FILE, plan })).toMatchObject({
      status: 422,
      body: { code: 'REDLINE_NOT_SAFE' },
    });
    expect(await redlines('refused')).toBe(before + 1);
  });

  it('has the comments alone where the changes cannot be written, with the text as it was', async () => {
    const owner = aGuest();
    /* One number for a comment is left in it, and none for a change. */
    const full = makeDocx({
      body: [paragraph('<w:bookmarkStart w:id="2147483646" w:name="x"/>' + run(LINES[0] ?? ''))]
        .concat(LINES.slice(1).map((line) => paragraph(line)))
        .join(''),
    });
    const runId = await checked(owner, full);
    const { proposals } = await proposalsOf(owner, runId);
    const [{ key = '', comment = '' } = {}] = proposals.filter(({ edits }) => edits.length > 0);
    const send = (way: 'change' | 'comment') =>
      sendRedline(documents, owner, runId, { content: full, plan: { points: [{ key, way }] } });

    expect(await send('change')).toMatchObject({ status: 422, body: { code: 'REDLINE_NOT_SAFE' } });
    const { status, headers, bytes } = await send('comment');
    expect(status).toBe(200);
    expect(headers.get('x-redline-changed')).toBe('0');
    expect(unescaped(await partOf(bytes, 'comments'))).toContain(comment);
    const main = await partOf(bytes, 'document');
    expect(main).not.toMatch(/<w:(?:ins|del)\b/);
    for (const line of LINES) expect(unescaped(main.replace(/<[^>]*>/g, ''))).toContain(line);
  });

  it('makes the same of it for whoever asks twice at once', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const plan = remarks(await proposalsOf(owner, runId));
    const made = await Promise.all(
      [1, 2].map(() => sendRedline(documents, owner, runId, { content: FILE, plan })),
    );
    const dated = async ({ bytes }: { bytes: Buffer }) =>
      (await partOf(bytes, 'comments')).replaceAll(/w:date="[^"]*"/g, '');

    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(made.map(dated));
    expect(one).toBe(other);
  });

  it('T-49 answers when its process is killed, and the next one has its file', async () => {
    const owner = aGuest();
    const long = docxOf([
      ...LINES,
      ...Array.from({ length: 500 }, (_, at) => `Note ${at}: nothing else is agreed.`),
    ]);
    const runId = await checked(owner, long);
    const plan = remarks(await proposalsOf(owner, runId));
    const program = await builtExtractor();
    let isOver = false;
    const sent = sendRedline(documents, owner, runId, { content: long, plan }).finally(() => (isOver = true));
    await eventually(() => {
      for (const pid of processesOf(program)) process.kill(pid, 'SIGKILL');
      return Promise.resolve(expect(isOver).toBe(true));
    });

    expect(['REDLINE_NOT_SAFE', 'SERVICE_UNAVAILABLE']).toContain((await sent).body['code']);
    /* A process that waited may have been killed last, and its end not been heard of yet. */
    await eventually(async () =>
      expect((await sendRedline(documents, owner, runId, { content: long, plan })).status).toBe(200),
    );
  }, 60_000);

  it('tells whoever is one too many to come again', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const plan = remarks(await proposalsOf(owner, runId));
    const another = docxOf([...LINES, 'One more.']);
    const slow = Array.from({ length: 10 }, () =>
      sendRedline(documents, owner, runId, { content: another, plan, overMs: 4_000 }),
    );
    const refusals = (await Promise.all(slow)).map(({ status, body }) => `${status} ${String(body['code'])}`);

    expect(refusals.sort()).toEqual([
      ...Array<string>(8).fill('409 UPLOAD_IS_ANOTHER'),
      ...Array<string>(2).fill('503 UPLOAD_BUSY'),
    ]);
    expect((await sendRedline(documents, owner, runId, { content: FILE, plan })).status).toBe(200);
  });
});

describe('POST /api/analyze/runs/{id}/sheet', () => {
  it.each([
    ['contract.docx', FILE, 'Proposed changes to the contract'],
    ['contract.txt', LINES.join('\n\n'), 'Proposed changes to the contract'],
    ['sutartis.docx', LITHUANIAN, 'Siūlomi sutarties pakeitimai'],
  ])('tells what is asked for of %s in the language of the contract', async (name, content, title) => {
    const owner = aGuest(content === LITHUANIAN ? 'en' : 'lt');
    const runId = await checked(owner, content, name);
    const found = await proposalsOf(owner, runId);
    const { status, headers, bytes } = await askForSheet(documents, owner, runId, remarks(found));

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="sheet-${runId}.docx"`);
    const { text } = await readDocx(bytes);
    expect(text).toContain(title);
    expect(text).toContain(name);
    for (const { comment, finding } of found.proposals) {
      expect(text).toContain(comment);
      expect(text).toContain(finding.evidence?.quote.replace(/\s*\n\s*/g, ' ') ?? '');
    }
  });

  it('is refused to strangers, and where it would say nothing or what is not proposed', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const [{ key = '' } = {}] = (await proposalsOf(owner, runId)).proposals;
    const codeOf = async (points: object[], actor: TestActor = owner): Promise<unknown> =>
      (await askForSheet(documents, actor, runId, { points })).body['code'];

    expect(await codeOf([{ key, way: 'comment' }], aGuest())).toBe('RUN_NOT_FOUND');
    expect(await codeOf([], aGuest())).toBe('RUN_NOT_FOUND');
    expect(await codeOf([])).toBe('REPLY_EMPTY');
    expect(await codeOf([{ key: 'none', way: 'comment' }])).toBe('REPLY_OUTDATED');
    expect(await codeOf([{ key, way: 'else' }])).toBe('VALIDATION_FAILED');
  });
});
