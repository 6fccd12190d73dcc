import { UPLOAD_MAX_BYTES } from '@pactwright/protocol';
import { checkFile } from './check-file.js';

describe(checkFile.name, () => {
  it.each(['a.pdf', 'A.PDF', 'b.doc', 'c.docx', 'd e.TXT'])('R-ANA-02 accepts %s', (name) => {
    expect(checkFile({ name, size: 10 })).toBeUndefined();
  });

  it.each(['a.odt', 'pdf', 'a.pdf.exe', 'a'])('R-ANA-02 refuses %s', (name) => {
    expect(checkFile({ name, size: 10 })).toBe('type');
  });

  it('R-ANA-03 accepts 10 MB exactly and refuses one byte more', () => {
    expect(checkFile({ name: 'a.pdf', size: UPLOAD_MAX_BYTES })).toBeUndefined();
    expect(checkFile({ name: 'a.pdf', size: UPLOAD_MAX_BYTES + 1 })).toBe('size');
  });

  it('R-ANA-05 refuses a file without content', () => {
    expect(checkFile({ name: 'a.txt', size: 0 })).toBe('empty');
  });
});
