import { randomUUID } from 'node:crypto';
import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, exactly, type Experiment } from './experiment.ts';
import { openLab, until } from './lab.ts';
import { Load, described } from './load.ts';
import { Visitor } from './visitor.ts';

const PEOPLE = 20;
const RATE = 40;
const DOWN_MS = 5_000;
const SECOND_ON_DISK_MS = 2_500;
const SLOWEST_MS = 5_000;
const PASSWORD = 'Correct-Horse-7-Battery';

export default {
  id: 'R5',
  title: "kill -9 of the sessions' Redis while people are signed in",
  async run(children) {
    const lab = await openLab(children);
    /* One after the other: so many at once are more than may begin in a second. */
    const people: Awaited<ReturnType<typeof signedIn>>[] = [];
    for (let count = 0; count < PEOPLE; count += 1) people.push(await signedIn(lab.url));
    /* appendfsync everysec: what is younger than a second may be gone with it. */
    await new Promise((resolve) => setTimeout(resolve, SECOND_ON_DISK_MS));

    let mistaken = 0;
    let turn = 0;
    const load = new Load(RATE, [
      {
        name: 'who am I',
        share: 3,
        isSafe: true,
        async call() {
          const { visitor, email } = people[turn++ % PEOPLE] as (typeof people)[0];
          const answer = await visitor.call('GET', '/api/user');
          if (answer.status === 200 && JSON.parse(answer.text).email !== email) mistaken += 1;
          return answer;
        },
      },
      {
        name: 'a stranger',
        share: 1,
        isSafe: true,
        async call() {
          const answer = await new Visitor(lab.url).call('GET', '/api/user');
          if (answer.status === 200) mistaken += 1;
          return answer;
        },
        isGood: (status) => status === 401,
      },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await lab.stack.get('redis-session').kill();
    await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
    await lab.stack.get('redis-session').start();
    const up = performance.now();
    say('it is up again');
    const back = await until(
      async () => (await people[0]?.visitor.call('GET', '/api/user'))?.status === 200,
      30_000,
    );
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const done = await load.end();
    const survived = await Promise.all(
      people.map(async ({ visitor, email }) => {
        const { status, text } = await visitor.call('GET', '/api/user');
        return status === 200 && JSON.parse(text).email === email;
      }),
    );
    await lab.close();

    const during = done.filter(({ status }) => ![200, 401].includes(status));
    const strange = during.filter(({ status }) => status !== 503);
    /* Somebody whose session cannot be looked up must not be told that he has none. */
    const sentAway = done.filter(({ kind, status }) => kind.name === 'who am I' && status === 401);
    const late = done.filter(({ at, status }) => at > up + SLOWEST_MS && ![200, 401].includes(status));
    return {
      criteria: [
        atMost(
          `answers other than 503 while it was away${strange.length > 0 ? ` (${described(strange)})` : ''}`,
          strange.length,
          0,
        ),
        atMost('slowest answer', Math.max(...done.map(({ took }) => took)), SLOWEST_MS, ' ms'),
        atMost('time from its start to the first session that works', back ?? Infinity, SLOWEST_MS, ' ms'),
        atMost('refusals later than 5 s after its start', late.length, 0),
        exactly('sessions that survived', survived.filter(Boolean).length, PEOPLE),
        atMost('signed-in people who were told that they are not', sentAway.length, 0),
        atMost('answers about somebody else', mistaken, 0),
        atLeast('calls refused while it was away', during.length, 20),
      ],
      notes: [`${done.length} calls, ${during.length} of them answered 503`],
    };
  },
} satisfies Experiment;

async function signedIn(url: string) {
  const visitor = new Visitor(url);
  const email = `${randomUUID()}@example.com`;
  await visitor.must('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
  return { visitor, email };
}
