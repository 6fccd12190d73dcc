import { LAYOUTS } from './layout.js';
import { SHORT_LAYOUT } from './short-layout.js';
import { CLAUSE_IDS } from '../model/document.js';

describe('SHORT_LAYOUT', () => {
  it('gives every clause exactly one place', () => {
    expect(SHORT_LAYOUT.flatMap(({ clauses }) => clauses).toSorted()).toEqual([...CLAUSE_IDS].toSorted());
  });
});

describe('LAYOUTS', () => {
  it.each(['en', 'lt'] as const)('gives every clause exactly one place (%s)', (language) => {
    const placed = LAYOUTS[language].flatMap(({ clauses }) => clauses);
    expect(placed.toSorted()).toEqual([...CLAUSE_IDS].toSorted());
  });

  it('follows the thirteen sections of a Lithuanian services contract', () => {
    const filled = LAYOUTS.lt.filter(({ clauses }) => clauses.length > 0);
    expect(filled.map(({ heading }) => heading.lt)).toEqual([
      'Sutarties dalykas',
      'Paslaugų teikimo tvarka ir terminai',
      'Kaina ir atsiskaitymo tvarka',
      'Šalių teisės ir pareigos',
      'Paslaugų (rezultato) priėmimas',
      'Kokybė ir garantija',
      'Intelektinė nuosavybė',
      'Konfidencialumas ir asmens duomenys',
      'Šalių atsakomybė',
      'Nenugalima jėga',
      'Sutarties galiojimas, keitimas ir nutraukimas',
      'Ginčų sprendimas ir taikytina teisė',
      'Baigiamosios nuostatos',
    ]);
  });

  it.each(['en', 'lt'] as const)('names no two sections alike (%s)', (language) => {
    const sections = LAYOUTS[language];
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const other of ['en', 'lt'] as const) {
      expect(new Set(sections.map(({ heading }) => heading[other])).size).toBe(sections.length);
    }
  });
});
