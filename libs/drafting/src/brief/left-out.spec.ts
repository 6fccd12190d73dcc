import { readBrief } from './read-brief.js';

const linesOf = (words: string): string[] => {
  const value = readBrief(`Reikia svetainės ir maketo. ${words}`, '2026-11-26').proposals.find(
    ({ key }) => key === 'exclusions',
  )?.value;
  return typeof value === 'string' ? value.split('\n') : [];
};

describe('what a Lithuanian sentence leaves out', () => {
  it.each([
    ['Maketavimas spaustuvei ir spauda neįeina.', ['Maketavimas spaustuvei', 'spauda']],
    ['Hostingas ir SEO neįeina.', ['Hostingas', 'SEO']],
    ['Copywriting ir hostingas į kainą neįeina.', ['Copywriting', 'hostingas']],
    ['Domenas bei spauda neįskaičiuoti.', ['Domenas', 'spauda']],
    ['WordPress priežiūra neįeina.', ['WordPress priežiūra']],
    ['Į kainą neįeina: spauda, vertimas.', ['spauda', 'vertimas']],
    ['Spauda papildomai neįskaičiuota.', ['Spauda']],
  ])('stands without its verb: %s', (words, items) => {
    expect(linesOf(words)).toEqual(items);
  });

  it.each([
    ['Fotografuoti nereikia.', ['Fotografuoti nereikia']],
    ['Vertimo nereikia.', ['Vertimas']],
  ])('leaves what is not needed as it was: %s', (words, items) => {
    expect(linesOf(words)).toEqual(items);
  });
});
