import { jest } from '@jest/globals';
import type { WizardStep } from '@pactwright/protocol';
import { PublishedSteps } from './published-steps.js';

describe(PublishedSteps.name, () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Steps that are named after how often they were read. */
  function published() {
    const listActiveSteps = jest.fn(() =>
      Promise.resolve([{ title: `read ${listActiveSteps.mock.calls.length}` } as WizardStep]),
    );
    const steps = new PublishedSteps({ listActiveSteps } as never);
    const title = async (): Promise<string> => {
      const [step] = JSON.parse((await steps.json()).toString('utf8')) as WizardStep[];
      return step?.title ?? '';
    };
    return { steps, title, listActiveSteps };
  }

  it('reads once for all who ask, at the same time or within a second', async () => {
    const { title, listActiveSteps } = published();
    await Promise.all(Array.from({ length: 20 }, title));
    now = 999;
    expect(await title()).toBe('read 1');
    expect(listActiveSteps).toHaveBeenCalledTimes(1);
  });

  it('hands out what is a second old while it reads anew, and nothing older than five', async () => {
    const { title } = published();
    await title();
    now = 1_000;
    expect(await title()).toBe('read 1');
    expect(await title()).toBe('read 2');
    now = 6_001;
    expect(await title()).toBe('read 3');
  });

  it('T-34 forgets it with a change, also what was being read meanwhile', async () => {
    const { steps, title } = published();
    const early = title();
    steps.forget();
    expect(await early).toBe('read 1');
    expect(await title()).toBe('read 2');
    steps.forget();
    expect(await title()).toBe('read 3');
  });

  it('keeps handing out what it has while the database does not answer, and tries again', async () => {
    const { title, listActiveSteps } = published();
    await title();
    now = 2_000;
    listActiveSteps.mockRejectedValueOnce(new Error('no database'));
    expect(await title()).toBe('read 1');
    await Promise.resolve();
    expect(await title()).toBe('read 1');
    expect(await title()).toBe('read 3');
  });

  it('says so when it has nothing to hand out', async () => {
    const { title, listActiveSteps } = published();
    listActiveSteps.mockRejectedValueOnce(new Error('no database'));
    await expect(title()).rejects.toThrow('no database');
    expect(await title()).toBe('read 2');
  });
});
