import fs from 'node:fs';
import { jest } from '@jest/globals';
import { configureLogging, logger } from './logger.js';

type Write = (fd: number, data: Buffer, done: (error: Error | null, written: number) => void) => void;

describe(logger.name, () => {
  const written: string[] = [];
  let hear: () => void = () => undefined;
  let write: { mockRestore(): void };
  beforeEach(() => {
    written.length = 0;
    const keep: Write = (_fd, data, done) => {
      written.push(data.toString());
      hear();
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
    const isLastWritten = new Promise<void>((resolve) => {
      hear = () => {
        if (written.join('').includes(`"line":${lines - 1},`)) resolve();
      };
    });
    for (let line = 0; line < lines; line += 1) {
      logger('spec').info({ line }, 'answered');
      if (line % 10 === 0) await new Promise(setImmediate);
    }
    await isLastWritten;
    const read = written.join('').trimEnd().split('\n');
    const ours = read
      .map((text) => JSON.parse(text) as { logger: string; line: number })
      .filter((entry) => entry.logger === 'spec');
    expect(ours.map(({ line }) => line)).toEqual(Array.from({ length: lines }, (_, line) => line));
    expect(written.length).toBeLessThan(lines / 20);
  });
});
