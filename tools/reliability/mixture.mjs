import { randomUUID } from 'node:crypto';
import { wholeAnswers } from '#tools/bench/measuring/whole-contract.mjs';
import { until } from './lab.mjs';
import { Visitor } from './visitor.mjs';

const PASSWORD = 'Correct-Horse-7-Battery';

const VISITORS = 10;

/**
 * What people do, all at once: reads and writes that reach every service, among them calls that wait for ai-worker and
 * for the PDF server's work.
 * @param {string} url
 * @returns {Promise<import('./load.mjs').Kind[]>}
 */
export async function everyKind(url) {
  /** @type {Person[]} */
  const people = [];
  while (people.length < VISITORS) people.push(await arrive(url));
  const steps = await new Visitor(url).must('GET', '/api/wizard-steps');
  let turn = 0;
  const next = () => /** @type {typeof people[0]} */ (people[turn++ % people.length]);
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

/**
 * @typedef {Visitor & { paid: string, draft: string }} Person somebody who is signed in, with a contract that is paid for
 */

/**
 * @param {string} url
 * @returns {Promise<Person>}
 */
async function arrive(url) {
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

/**
 * @param {Person} person
 * @param {(person: Person, paid: string) => Promise<import('./visitor.mjs').Answer>} call
 */
const withContract = (person, call) => call(person, person.paid);

/**
 * A new visitor's whole way to a paid contract, as one call: what of it fails, fails all.
 * @param {Visitor} visitor
 * @param {readonly import('#tools/bench/measuring/whole-contract.mjs').Step[]} steps
 */
async function buy(visitor, steps) {
  const created = await visitor.call('POST', '/api/contracts');
  if (created.status > 299 || created.status === 0) return created;
  const { contractId } = JSON.parse(created.text);
  for (const answer of wholeAnswers(steps, 'A shop')) {
    const saved = await visitor.call('POST', '/api/wizard-steps/save', { body: { contractId, ...answer } });
    if (saved.status !== 200) return saved;
  }
  return visitor.call('POST', '/api/payment', { body: { contractId, planType: 'one-time' } });
}
