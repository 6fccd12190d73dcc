import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLAUSES } from '../src/clauses/index.js';

const folder = path.join(import.meta.dirname, '..', 'corpus', 'units');
const linesOf = (name: string): string[] =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const idsOf = (name: string): string[] =>
  linesOf(name)
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');

interface Unit {
  readonly id: string;
  readonly concept: string;
  readonly kind: string;
  readonly text: string;
  readonly also?: readonly string[];
}

const provisions = new Set(idsOf('provisions.tsv'));
const defects = new Set(idsOf('defects.tsv'));
const hands = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const units = hands.flatMap((hand) =>
  linesOf(hand).map((line) => ({ hand: hand.replace('.jsonl', ''), unit: JSON.parse(line) as Unit })),
);

describe('the labelled wordings', () => {
  it('have hands in both languages', () => {
    expect(hands.some((hand) => hand.startsWith('en-')) && hands.some((hand) => hand.startsWith('lt-'))).toBe(
      true,
    );
  });

  it('name provisions that contracts are written and read by, and defects of those', () => {
    const clauses = new Set<string>(CLAUSES.map(({ id }) => id));
    expect([...provisions].filter((id) => !clauses.has(id))).toEqual([]);
    expect([...defects].filter((id) => !provisions.has(id.split('.')[0] ?? ''))).toEqual([]);
  });

  it('carry labels of the lists', () => {
    const unknown = units.filter(
      ({ unit }) =>
        !(unit.kind === 'present' ? provisions : defects).has(unit.concept) ||
        !['trap', 'fair', 'present'].includes(unit.kind) ||
        (unit.also ?? []).some((id) => !provisions.has(id) && !defects.has(id)),
    );
    expect(unknown.map(({ unit }) => unit.id)).toEqual([]);
  });

  it('are well-formed, each by one hand and there only once', () => {
    const seen = new Map<string, string>();
    const wrong = units.filter(({ hand, unit }) => {
      const plain = unit.text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ');
      const isAgain = seen.has(plain) || seen.has(unit.id);
      seen.set(plain, unit.id).set(unit.id, unit.id);
      return isAgain || !unit.id.startsWith(`${hand}-`) || !unit.text.isWellFormed() || plain.trim() === '';
    });
    expect(wrong.map(({ unit }) => unit.id)).toEqual([]);
  });
});
