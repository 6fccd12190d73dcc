import { hashOfCode, newCode } from './code.js';

describe('a claim code', () => {
  it('T-05 has 100 bits in five groups, without letters that are misread', () => {
    const codes = Array.from({ length: 1_000 }, newCode);
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is understood however it is written', () => {
    const hash = hashOfCode('10AB-CDEF-GHJK-MNPQ-RSTV');
    for (const written of ['10abcdefghjkmnpqrstv', 'lOAB CDEF GHJK MNPQ RSTV', ' IoAB-CDEF-GHJK-MNPQ-RSTV '])
      expect(hashOfCode(written)).toBe(hash);
    expect(hashOfCode('10AB-CDEF-GHJK-MNPQ-RSTW')).not.toBe(hash);
  });
});
