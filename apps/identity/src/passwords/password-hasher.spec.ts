import { hash } from '@node-rs/argon2';
import { AppError } from '@pactwright/server-kit';
import { PARALLEL, PasswordHasher, WAITING } from './password-hasher.js';

describe(PasswordHasher.name, () => {
  const passwords = new PasswordHasher();

  it('accepts the right password and no other, whatever its letters', async () => {
    const stored = await passwords.hash('slaptažodis ąčęėįšųūž');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify('slaptažodis ąčęėįšųūž', stored)).toBe(true);
    expect(await passwords.verify('slaptazodis aceeisuuz', stored)).toBe(false);
  });

  it('takes a letter for the same whether it came as one character or as two', async () => {
    const [composed, decomposed] = [
      'žąsys eina šėrikėn'.normalize('NFC'),
      'žąsys eina šėrikėn'.normalize('NFD'),
    ];
    expect(composed).not.toBe(decomposed);
    expect(await passwords.verify(decomposed, await passwords.hash(composed))).toBe(true);
    expect(await passwords.verify(composed, await passwords.hash(decomposed))).toBe(true);
  });

  it('lets in whoever chose a decomposed password before passwords were composed', async () => {
    const decomposed = 'žąsys eina šėrikėn'.normalize('NFD');
    const asItWas = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.verify(decomposed, asItWas)).toBe(true);
    expect(await passwords.verify(`${decomposed}!`, asItWas)).toBe(false);
  });

  it('makes another hash of the same password each time', async () => {
    expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
  });

  it('verifies what other argon2id programs made, and says when its cost is not ours', async () => {
    /* Made with the reference implementation: argon2 somesalt -id -t 2 -k 65536 -p 1 of "password". */
    const foreign = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', foreign)).toBe(true);
    expect(await passwords.verify('passwore', foreign)).toBe(false);
    expect(passwords.isOutdated(foreign)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('password'))).toBe(false);
  });

  it('is never right without a stored hash', async () => {
    expect(await passwords.verify('anything', undefined)).toBe(false);
  });

  it('T-02 takes as long without a stored hash as with one', async () => {
    const stored = await passwords.hash('the right one');
    let [known, unknown] = [Infinity, Infinity];
    const timed = async (hash: string | undefined): Promise<number> => {
      const began = performance.now();
      await passwords.verify('a wrong one', hash);
      return performance.now() - began;
    };
    for (let round = 0; round < 15; round += 1) {
      known = Math.min(known, await timed(stored));
      unknown = Math.min(unknown, await timed(undefined));
    }
    /* Without the work it would be a hundredth; the rest is what a busy machine may add. */
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });

  it('refuses what would wait too long instead of piling it up', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: PARALLEL + WAITING + 6 }, () => passwords.verify('x', undefined)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(
      refused.every(({ reason }) => reason instanceof AppError && reason.code === 'TOO_MANY_REQUESTS'),
    ).toBe(true);
    expect(await passwords.verify('x', undefined)).toBe(false);
  });
});
