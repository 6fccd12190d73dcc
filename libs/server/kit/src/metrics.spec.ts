import { totalmem } from 'node:os';
import { jest } from '@jest/globals';
import { collectProcessMetrics, counter, metricsText } from './metrics.js';

describe(counter.name, () => {
  const zeros = [{ kind: 'a' }, { kind: 'b' }];

  it('R24 tells of the series that are known beforehand before anything is counted', async () => {
    counter('known_total', 'Known', ['kind'], zeros);
    counter('unknown_total', 'Unknown', ['kind']);
    const text = await metricsText();
    expect(text).toContain('known_total{kind="a"} 0\nknown_total{kind="b"} 0\n');
    expect(text).not.toContain('unknown_total{');
  });

  it('goes on where it was when it is asked for again', async () => {
    counter('again_total', 'Again', ['kind'], zeros).inc({ kind: 'a' }, 3);
    counter('again_total', 'Again', ['kind'], zeros).inc({ kind: 'a' });
    expect(await metricsText()).toContain('again_total{kind="a"} 4\nagain_total{kind="b"} 0\n');
  });
});

describe(collectProcessMetrics.name, () => {
  const limit = async (): Promise<number> =>
    Number(/^process_memory_limit_bytes\{service="any"\} (.+)$/m.exec(await metricsText())?.[1]);
  beforeAll(() => collectProcessMetrics('any'));
  afterEach(() => jest.restoreAllMocks());

  it('R24 tells how much the container allows', async () => {
    jest.spyOn(process, 'constrainedMemory').mockReturnValue(192 * 2 ** 20);
    expect(await limit()).toBe(192 * 2 ** 20);
  });

  it.each([0, 2 ** 64])('tells how much the machine has where nothing is limited (%d)', async (unlimited) => {
    jest.spyOn(process, 'constrainedMemory').mockReturnValue(unlimited);
    expect(await limit()).toBe(totalmem());
  });
});
