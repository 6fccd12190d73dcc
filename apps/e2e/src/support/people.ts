import { randomUUID } from 'node:crypto';
import { expect, type APIResponse } from '@playwright/test';
import type { Answers, Language, PaymentResponse, UploadRunView } from '@pactwright/protocol';
import { SENT } from './sent-contracts.js';
import { payAt, untilPaid } from './stand-in.js';
import { Visitor, someAnswers } from './visitor.js';
import { wordFile } from './word-file.js';

/** Everybody who sees the product differently. */
export const WHO = ['visitor', 'guest', 'user', 'newcomer', 'subscriber', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** What belongs to somebody, by what it is an example of. */
export type Things = Readonly<
  Record<'begun' | 'written' | 'both' | 'wanted' | 'paid' | 'check' | 'returned', string>
>;

export interface Person {
  readonly email: string;
  readonly things: Things;
  /** The cookies of their browser. */
  readonly state: Awaited<ReturnType<Visitor['http']['storageState']>>;
}
export type People = Readonly<Record<Who, Person>>;

/** What they have entered: the same words in every language, none of which belongs to either. */
export const OWN_WORDS = ['Rugys.example 2030', 'V. Bernotas', 'sutartis-2030.docx'] as const;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const [SCOPE, NAME, SENT_FILE] = OWN_WORDS;

export const PASSWORD = 'Vasaros rytas prie 7 ežerų';
const NOTHING: Things = { begun: '', written: '', both: '', wanted: '', paid: '', check: '', returned: '' };

/** Everybody, with what they own, made through the public API by speakers of one language. */
export async function gatherPeople(language: Language): Promise<People> {
  const person = (prepare: (who: Visitor) => Promise<Things>, email?: string) =>
    prepared(language, prepare, email);
  const { returned } = SENT[language];
  const thingsOf = async (who: Visitor): Promise<Things> => ({
    begun: await contractOf(who, { freelance_type: 'design', scope_of_work: SCOPE }),
    written: await contractOf(who, ANSWERS),
    both: await contractOf(who, IN_BOTH),
    /* To be paid for by a test: the written one stays to be looked at. */
    wanted: await contractOf(who, ANSWERS),
    paid: await paidContract(who, 'one-time'),
    check: await checkOf(who, await wordFile(SENT[language].text)),
    /* The same contract as it might come back. */
    returned: await checkOf(who, await wordFile(returned.text, returned.tracked)),
  });
  const [visitor, guest, user, newcomer, subscriber, admin] = await Promise.all([
    person(async () => NOTHING),
    person(thingsOf),
    person(async (who) => {
      await register(who);
      await ok(who.http.put('/api/user/profile', { data: { firstName: NAME, lastName: NAME } }));
      return thingsOf(who);
    }),
    person(async (who) => {
      await register(who);
      return NOTHING;
    }),
    person(async (who) => {
      await register(who);
      const paid = await paidContract(who, 'subscription');
      return { ...NOTHING, paid, written: await contractOf(who, ANSWERS) };
    }),
    person(async (who) => {
      await ok(who.http.post('/api/auth/login', { data: administrator() }));
      return NOTHING;
    }, administrator().email),
  ]);
  return { visitor, guest, user, newcomer, subscriber, admin };
}

const ANSWERS: Answers = someAnswers(SCOPE);
/** A contract in both languages: one text that stands in one of them only, one list that lacks a line, a stage with a second name. */
const IN_BOTH: Answers = {
  ...ANSWERS,
  contract_language: 'both',
  deliverables: `${NAME}\n${SENT_FILE}`,
  'deliverables@en': NAME,
  payment_structure: 'milestones',
  milestones: [{ name: NAME, second: SENT_FILE, date: '2027-02-19', amount: '4800', unit: 'money' }],
};

async function prepared(
  language: Language,
  prepare: (who: Visitor) => Promise<Things>,
  email = `${randomUUID()}@example.lt`,
): Promise<Person> {
  const who = await Visitor.arrive(language, email);
  try {
    const things = await prepare(who);
    return { email, things, state: await who.http.storageState() };
  } finally {
    await who.leave();
  }
}

const register = (who: Visitor): Promise<APIResponse> =>
  ok(who.http.post('/api/auth/register', { data: { email: who.name, password: PASSWORD } }));

async function contractOf(who: Visitor, answers: Answers): Promise<string> {
  const contractId = await who.createContract();
  await who.answer(contractId, answers);
  return contractId;
}

async function paidContract(who: Visitor, plan: 'one-time' | 'subscription'): Promise<string> {
  const contractId = await contractOf(who, ANSWERS);
  const { checkoutUrl = '' } = (await (await ok(who.pay(contractId, plan))).json()) as PaymentResponse;
  if (new URL(checkoutUrl, 'http://localhost').pathname.startsWith('/c/pay/')) await payAt(checkoutUrl);
  await untilPaid(who, contractId);
  return contractId;
}

async function checkOf(who: Visitor, buffer: Buffer): Promise<string> {
  const contract = { name: OWN_WORDS[2], mimeType: WORD, buffer };
  let runId = '';
  /* A machine that has everything to prepare at once may refuse for a moment, and says so to everybody. */
  await expect(async () => {
    const answer = await ok(
      who.http.post('/api/analyze/upload', {
        headers: { prefer: 'respond-async' },
        multipart: { contract },
      }),
    );
    ({ runId } = (await answer.json()) as { runId: string });
  }).toPass({ timeout: 60_000 });
  /* Only what has been checked can be compared. */
  await expect(async () => {
    const { status } = (await (await ok(who.http.get(`/api/analyze/runs/${runId}`))).json()) as UploadRunView;
    expect(status).toBe('done');
  }).toPass({ timeout: 60_000 });
  return runId;
}

async function ok(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked;
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer;
}

export function administrator(): { email: string; password: string } {
  const { E2E_ADMIN_EMAIL: email, E2E_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new Error('E2E_ADMIN_EMAIL is not set: run the journeys through `npm test -- e2e`.');
  return { email, password };
}
