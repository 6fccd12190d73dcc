import { readBrief } from './read-brief.js';

const listOf = (brief: string, wanted: string): string[] => {
  const value = readBrief(brief, '2026-11-26').proposals.find(({ key }) => key === wanted)?.value;
  return typeof value === 'string' ? value.split('\n') : [];
};
const linesOf = (words: string): string[] => listOf(`Reikia svetainės ir maketo. ${words}`, 'exclusions');

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
    ['Domeno nereikia.', ['Domenas']],
    ['Hostingo ir domeno nereikia.', ['Hostingas', 'domenas']],
    ['Domenų nereikia.', ['Domenai']],
  ])('leaves what is not needed as it was: %s', (words, items) => {
    expect(linesOf(words)).toEqual(items);
  });
});

describe('what is left out between commas', () => {
  it.each([
    ['Spauda, vertimas ir fotosesija į kainą neįeina.', ['Spauda', 'vertimas', 'fotosesija']],
    ['Beje, spauda ir vertimas neįeina.', ['spauda', 'vertimas']],
    ['Jei ką, SEO neįeina.', ['SEO']],
    ['Tekstų, nuotraukų ir vertimų nereikia.', ['Tekstai', 'nuotraukos', 'vertimai']],
    ['Hostingas, domenas, SEO neįeina.', ['Hostingas', 'domenas', 'SEO']],
    ['Spauda, hostingas, domenas neįeina.', ['Spauda', 'hostingas', 'domenas']],
    ['Printing, hosting and photos are not included.', ['Printing', 'hosting', 'photos']],
    ['Hosting, SEO and the domain are out of scope.', ['Hosting', 'SEO', 'the domain']],
    ['By the way, hosting and photos are not included.', ['hosting', 'photos']],
    ['As agreed, copywriting is not included.', ['copywriting']],
  ])('is named, and nothing that only leads to it: %s', (words, items) => {
    expect(linesOf(words)).toEqual(items);
  });

  it.each([
    ['We need a logo, a poster, printing is not included.', ['printing']],
    ['We need texts for a website, photos and hosting are not included.', ['photos', 'hosting']],
    ['Logo, poster, printing is not included. We need them by 1 March.', ['printing']],
    ['Reikia logotipo, plakato, spauda neįeina.', ['spauda']],
    ['Logotipas, plakatas, spauda neįeina.', ['spauda']],
    ['Reikia svetainės, hostingo, spauda neįeina.', ['spauda']],
    ['Reikia svetainės, tekstai neįeina.', ['tekstai']],
    ['Reikia svetainės, o tekstų ir nuotraukų nereikia.', ['tekstai', 'nuotraukos']],
    ['Reikia logotipo, avanso nereikia.', []],
    ['We need a logo, a deposit is not needed.', []],
    ['Reikia logotipo. Kaina 900 Eur, PVM neįeina.', []],
  ])('is none of what is wanted before it: %s', (brief, items) => {
    expect(listOf(brief, 'exclusions')).toEqual(items);
    expect(listOf(brief, 'deliverables').join(' ')).not.toMatch(/neįeina|nereikia|not included/u);
  });
});
