import { attachedName, attachment, safeFileName } from './file-name.js';

describe(safeFileName.name, () => {
  it.each([
    ['Interneto svetainės kūrimo sutartis', 'Interneto svetainės kūrimo sutartis'],
    ['a/b\\c:d', 'a b c d'],
    ['\u202excod.exe\u0007', 'xcod.exe'],
    ['..', ''],
    ['  \n ', ''],
    ['.hidden', 'hidden'],
    ['half a pair \ud83d', 'half a pair'],
  ])('makes %j %j', (text, expected) => {
    expect(safeFileName(text)).toBe(expected);
  });

  it('is no longer than a file system takes', () => {
    expect(Buffer.byteLength(safeFileName('😀'.repeat(300)))).toBe(200);
  });
});

describe('the header of a file that is saved', () => {
  it('carries any letters, and an ASCII name beside them (RFC 5987, RFC 6266)', () => {
    const header = attachment("Sutartis dėl „l'été“ (LT).pdf", 'contract.pdf');
    expect(header).toBe(
      'attachment; filename="contract.pdf"; filename*=UTF-8\'\'Sutartis%20d%C4%97l%20%E2%80%9El%27%C3%A9t%C3%A9%E2%80%9C%20%28LT%29.pdf',
    );
    expect(header).toMatch(/^[\x20-\x7e]+$/u);
    expect(attachedName(header)).toBe("Sutartis dėl „l'été“ (LT).pdf");
  });

  it.each([null, 'inline', 'attachment; filename="contract.pdf"'])('has no such name: %j', (header) => {
    expect(attachedName(header)).toBeUndefined();
  });
});
