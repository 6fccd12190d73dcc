import { randomUUID } from 'node:crypto';
import { wholeAnswers, type Step } from '#tools/bench/measuring/whole-contract.ts';
import { until } from './lab.ts';
import { Visitor, type Answer } from './visitor.ts';
import type { Kind } from './load.ts';

const PASSWORD = 'Correct-Horse-7-Battery';

const VISITORS = 10;

/**
 * What people do, all at once: reads and writes that reach every service, among them calls that wait for ai-worker and
 * for the PDF server's work.
 */
export async function everyKind(url: string): Promise<Kind[]> {
  const people: Person[] = [];
  while (people.length < VISITORS) people.push(await arrive(url));
  const steps = await new Visitor(url).must<Step[]>('GET', '/api/wizard-steps');
  let turn = 0;
  const next = () => people[turn++ % people.length] as (typeof people)[0];
  const word = () => randomUUID().slice(0, 8);
  return [
    { name: 'questions', share: 110, isSafe: true, call: () => next().call('GET', '/api/wizard-steps') },
    {
      name: 'translations',
      share: 60,
      isSafe: true,
      call: () => next().call('GET', '/api/translations?entity_type=wizard_steps&entity_ids=1,2&language=lt'),
    },
    {
      name: 'contract',
      share: 90,
      isSafe: true,
      call: () => withContract(next(), (person, id) => person.call('GET', `/api/contracts/${id}`)),
    },
    { name: 'who am I', share: 60, isSafe: true, call: () => next().call('GET', '/api/user') },
    { name: 'money', share: 30, isSafe: true, call: () => next().call('GET', '/api/billing/account') },
    {
      name: 'download',
      share: 10,
      isSafe: true,
      call: () =>
        withContract(next(), (person, id) => person.call('GET', `/api/contracts/${id}/download/docx`)),
    },
    {
      name: 'save',
      share: 130,
      isSafe: false,
      call: () => withContract(next(), (person) => person.save(person.draft, `A shop, number ${word()}`)),
    },
    {
      name: 'suggestion',
      share: 4,
      isSafe: false,
      call: () => new Visitor(url).suggest(`Numbers ${word()}`, {}),
      isGood: (status) => status === 200 || status === 202,
    },
    {
      name: 'new contract',
      share: 4,
      isSafe: false,
      call: () => new Visitor(url).call('POST', '/api/contracts'),
    },
    { name: 'payment', share: 1, isSafe: false, call: () => buy(new Visitor(url), steps) },
    {
      name: 'registration',
      share: 1,
      isSafe: false,
      call: () => new Visitor(url).call('POST', '/api/auth/register', { body: anAccount() }),
    },
  ];
}

const anAccount = () => ({
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
});

/** somebody who is signed in, with a contract that is paid for */
type Person = Visitor & { paid: string; draft: string };

async function arrive(url: string): Promise<Person> {
  const visitor = new Visitor(url);
  await visitor.must('POST', '/api/auth/register', { body: anAccount() });
  const paid = await visitor.wholeContract('A booking site');
  await visitor.must('POST', '/api/payment', { body: { contractId: paid, planType: 'one-time' } });
  const draft = await visitor.createContract();
  await until(
    async () => (await visitor.call('GET', `/api/contracts/${paid}/download/docx`)).status === 200,
    60_000,
  );
  return Object.assign(visitor, { paid, draft });
}

const withContract = (person: Person, call: (person: Person, paid: string) => Promise<Answer>) =>
  call(person, person.paid);

/** A new visitor's whole way to a paid contract, as one call: what of it fails, fails all. */
async function buy(visitor: Visitor, steps: readonly Step[]) {
  const created = await visitor.call('POST', '/api/contracts');
  if (created.status > 299 || created.status === 0) return created;
  const { contractId } = JSON.parse(created.text);
  for (const answer of wholeAnswers(steps, 'A shop')) {
    const saved = await visitor.call('POST', '/api/wizard-steps/save', { body: { contractId, ...answer } });
    if (saved.status !== 200) return saved;
  }
  return visitor.call('POST', '/api/payment', { body: { contractId, planType: 'one-time' } });
}
