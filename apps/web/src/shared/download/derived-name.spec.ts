import { derivedName } from './derived-name.js';

describe('the name of a file that was made of another one', () => {
  it.each([
    ['sutartis.docx', 'atsakymas', 'sutartis-atsakymas.docx'],
    ['Paslaugų sutartis v1.2.pdf', 'derybų-lentelė', 'Paslaugų sutartis v1.2-derybų-lentelė.docx'],
    ['Logo design', 'compared', 'Logo design-compared.docx'],
    ['a/b\\c:d.docx', 'reply', 'a b c d-reply.docx'],
    ['\u202excod.exe\u0007.docx', 'reply', 'xcod.exe-reply.docx'],
    ['.docx', 'reply', 'reply.docx'],
  ])('%j with %j is %j', (fileName, what, expected) => {
    expect(derivedName(fileName, what)).toBe(expected);
  });

  it('is no longer than a file system takes', () => {
    const name = derivedName(`${'😀'.repeat(300)}.docx`, 'reply');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  });
});
