import JSZip from 'jszip';
import { fixZipTimes } from './zip-times.js';

async function zipOf(date: string): Promise<Buffer> {
  const zip = new JSZip();
  for (const name of ['a.xml', 'folder/ąžuolas.xml']) {
    zip.file(name, `content of ${name}`, { date: new Date(date), createFolders: false });
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

describe(fixZipTimes.name, () => {
  it('makes zips of equal files equal, whenever they were packed', async () => {
    const one = await zipOf('2025-01-01T10:00:00');
    const other = await zipOf('2026-05-17T23:59:58');

    expect(one.equals(other)).toBe(false);
    expect(fixZipTimes(one).equals(fixZipTimes(other))).toBe(true);
  });

  it('leaves names and contents as they are', async () => {
    const zip = await JSZip.loadAsync(fixZipTimes(await zipOf('2025-01-01T10:00:00')));

    expect(await zip.file('folder/ąžuolas.xml')?.async('string')).toBe('content of folder/ąžuolas.xml');
  });

  it('refuses what is not a zip', () => {
    expect(() => fixZipTimes(Buffer.from('short'))).toThrow(/not a zip/);
    expect(() => fixZipTimes(Buffer.alloc(100, 'x'))).toThrow(/not a zip/);
  });
});
