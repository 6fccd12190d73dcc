import fs from 'node:fs';
import { jest } from '@jest/globals';
import { configureLogging } from '@pactwright/server-kit';

/** What is logged meanwhile, a line each. */
export async function logged(work: (lines: () => unknown[]) => Promise<void>): Promise<void> {
  const written: string[] = [];
  const keep = (_fd: number, data: string, done: (error: null, written: number) => void): void => {
    written.push(data);
    setImmediate(() => done(null, Buffer.byteLength(data)));
  };
  const write = jest.spyOn(fs, 'write').mockImplementation(keep as unknown as typeof fs.write);
  configureLogging('i18n', 'info');
  const lines = (): unknown[] =>
    written
      .join('')
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text || 'null') as unknown);
  try {
    await work(lines);
  } finally {
    configureLogging('i18n', 'silent');
    write.mockRestore();
  }
}
