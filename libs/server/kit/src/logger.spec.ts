import fs from 'node:fs';
import { jest } from '@jest/globals';
import { configureLogging, logger } from './logger.js';

type Write = (fd: number, data: Buffer, done: (error: Error | null, written: number) => void) => void;

describe(logger.name, () => {
  const written: string[] = [];
  let write: { mockRestore(): void };
  beforeEach(() => {
    written.length = 0;
    const keep: Write = (_fd, data, done) => {
      written.push(data.toString());
      setImmediate(() => done(null, data.length));
    };
    write = jest.spyOn(fs, 'write').mockImplementation(keep as unknown as typeof fs.write);
    configureLogging('test', 'info');
  });
  afterEach(() => {
    write.mockRestore();
    configureLogging('test', 'silent');
  });

  it('writes many lines at once, all of them and in their order', async () => {
    const lines = 1_000;
    for (let line = 0; line < lines; line += 1) {
      logger('spec').info({ line }, 'answered');
      if (line % 10 === 0) await new Promise(setImmediate);
    }
    for (let turn = 0; turn < 100 && !written.join('').includes(`"line":${lines - 1},`); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const read = written.join('').trimEnd().split('\n');
    const ours = read
      .map((text) => JSON.parse(text) as { logger: string; line: number })
      .filter((entry) => entry.logger === 'spec');
    expect(ours.map(({ line }) => line)).toEqual(Array.from({ length: lines }, (_, line) => line));
    expect(written.length).toBeLessThan(lines / 20);
  });
});
