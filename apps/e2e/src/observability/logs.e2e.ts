import { randomUUID } from 'node:crypto';
import { expect, test, type APIResponse } from '@playwright/test';
import type { Language } from '@pactwright/protocol';
import { administrator } from '../support/people.js';
import { SENT } from '../support/sent-contracts.js';
import { checkoutOf, payAt, untilPaid } from '../support/stand-in.js';
import { Visitor, someAnswers } from '../support/visitor.js';
import { allLogs, linesOf } from './logs.js';
import { Collector, ModelProvider } from './receivers.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A word that nothing else contains, of letters alone so that it passes for a name. */
const mark = (): string =>
  `zq${[...randomUUID().replaceAll('-', '').slice(0, 16)].map((digit) => LETTERS[parseInt(digit, 16)]).join('')}`;

/** One of each thing that must never be logged. */
const MARKS = {
  email: mark(),
  firstName: mark(),
  lastName: mark(),
  password: mark(),
  wrongPassword: mark(),
  scope: mark(),
  clientName: mark(),
  uploaded: mark(),
  fileName: mark(),
  query: mark(),
  path: mark(),
  header: mark(),
  userAgent: mark(),
  token: mark(),
} as const;
const EMAIL = `${MARKS.email}@example.lt`;
const PASSWORD = `${MARKS.password} prie 7 ežerų`;

let collector: Collector;
let model: ModelProvider;

test.beforeAll(async () => {
  collector = await Collector.open();
  model = await ModelProvider.open();
});

test.afterAll(() => {
  collector.close();
  model.close();
});

/** Whatever comes of it: refusals are logged too. */
async function drive(language: Language): Promise<readonly string[]> {
  const visitor = await Visitor.arrive(language);
  const { http } = visitor;
  const answers: APIResponse[] = [];
  const send = async (asked: Promise<APIResponse>): Promise<APIResponse> => {
    const answer = await asked;
    answers.push(answer);
    return answer;
  };
  const credentials = { email: EMAIL, password: PASSWORD };
  await send(http.post('/api/auth/register', { data: credentials }));
  await send(http.post('/api/auth/register', { data: credentials }));
  await send(http.post('/api/auth/login', { data: { ...credentials, password: MARKS.wrongPassword } }));
  await send(http.post('/api/auth/login', { data: credentials }));
  await send(http.post('/api/auth/forgot-password', { data: { email: EMAIL } }));
  await send(http.post('/api/auth/reset-password', { data: { token: MARKS.token, newPassword: PASSWORD } }));
  const names = { firstName: MARKS.firstName, lastName: MARKS.lastName };
  await send(http.put('/api/user/profile', { data: names }));
  await send(http.put('/api/user/profile', { data: { ...names, email: `${MARKS.email} not an address` } }));

  const contractId = await visitor.createContract();
  await visitor.answer(contractId, {
    ...someAnswers(`Design what ${MARKS.scope} needs`),
    deliverables: `A shop for ${MARKS.clientName}`,
  });
  const question = { contractId, stepKey: 'contract_overview', fieldKey: 'scope_of_work' };
  await send(http.post('/api/contracts/suggestion', { data: { ...question, currentText: MARKS.scope } }));
  await send(
    http.post('/api/contracts/analyze', { data: { contractId, formData: { scope_of_work: MARKS.scope } } }),
  );
  await send(
    http.post('/api/contracts/analyze', {
      data: `{"formData": "${MARKS.scope}`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  const mimeType = 'text/plain';
  const text = `${SENT[language].text}\n${MARKS.uploaded}\n`;
  const contract = { name: `${MARKS.fileName}.txt`, mimeType, buffer: Buffer.from(text) };
  await send(http.post('/api/analyze/upload', { multipart: { contract } }));
  const broken = {
    name: `${MARKS.fileName}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${MARKS.uploaded}`),
  };
  await send(http.post('/api/analyze/upload', { multipart: { contract: broken } }));

  await payAt(await checkoutOf(visitor, contractId));
  await untilPaid(visitor, contractId);
  for (const format of ['pdf', 'docx'] as const) await send(visitor.download(contractId, format));
  await send(http.get(`/api/contracts?search=${MARKS.query}`));
  await send(http.get(`/api/user/${MARKS.path}@example.lt`));
  await send(http.get(`/${MARKS.path}`));
  await send(
    http.get('/api/user/current', {
      headers: {
        'x-anything': MARKS.header,
        authorization: `Bearer ${MARKS.token}`,
        'user-agent': MARKS.userAgent,
      },
    }),
  );
  await send(
    http.post('/api/payment/webhook', {
      data: { id: MARKS.token },
      headers: { 'stripe-signature': MARKS.token },
    }),
  );
  const { cookies } = await http.storageState();
  await visitor.leave();
  expect(answers.filter((answer) => answer.ok()).length, 'calls that went well').toBeGreaterThan(6);
  return cookies.filter(({ name }) => !/lang|lng/i.test(name)).map(({ value }) => value);
}

async function administer(): Promise<void> {
  const { http, ...admin } = await Visitor.arrive();
  expect((await http.post('/api/auth/login', { data: administrator() })).ok()).toBe(true);
  await http.get(`/api/admin/users?search=${MARKS.email}`);
  await http.post('/api/auth/logout');
  await http.dispose();
  expect(admin.name).not.toBe('');
}

test('R24 T-43 no line that the product logs holds a name, an address, a password, a cookie or words of a contract', async () => {
  const cookies = await drive('lt');
  await administer();
  /* Until what was begun has come to its end and been written down. */
  await expect
    .poll(() => linesOf('documents').some(({ message }) => message === 'done'), { timeout: 30_000 })
    .toBe(true);

  const logs = allLogs();
  const services = [
    'gateway',
    'identity',
    'contracts',
    'documents',
    'billing',
    'ai-worker',
    'wizard-config',
    'i18n',
  ];
  expect([...logs.keys()]).toEqual(expect.arrayContaining(services));
  expect(cookies.length).toBeGreaterThan(1);
  const secrets = [...cookies, administrator().password, administrator().email];
  for (const service of services) {
    const text = logs.get(service) ?? '';
    const lower = text.toLowerCase();
    const found = Object.entries(MARKS).flatMap(([what, word]) => {
      const at = lower.indexOf(word);
      return at < 0 ? [] : [`${what}: …${text.slice(Math.max(0, at - 300), at + 100)}`];
    });
    expect(found, `what ${service} logged`).toEqual([]);
    expect(
      secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
    ).toEqual([]);
    expect(lower).not.toMatch(/"(password|cookie|set-cookie|authorization|token)":"(?!\[redacted\])/);
  }
});

test('R24 every answered request is one line with its route, status and duration, and no address', async () => {
  const answered = linesOf('gateway').filter(({ message }) => message === 'answered');
  expect(answered.length).toBeGreaterThan(20);
  for (const line of answered) {
    expect(line).toMatchObject({
      service: 'gateway',
      route: expect.any(String),
      dur_ms: expect.any(Number),
    });
    expect(line).not.toHaveProperty('path');
    expect(line).not.toHaveProperty('url');
  }
});
