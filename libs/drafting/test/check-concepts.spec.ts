import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKS } from '../src/check/checks.js';
import { defectTexts } from '../src/check/concepts/defects/index.js';
import { featureGroups, hash, normalised } from '../src/check/concepts/features.js';
import { placesOf, suspicions } from '../src/check/concepts/judge.js';
import { readModel, type Written } from '../src/check/concepts/model.js';
import { SEVERITIES } from '../src/check/concepts/severities.js';

const defects = readFileSync(path.join(import.meta.dirname, '..', 'corpus', 'units', 'defects.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('the defects that are learned', () => {
  it('are those of the list, as grave as there', () => {
    expect(SEVERITIES).toEqual(Object.fromEntries(defects.map(([id, severity]) => [id, Number(severity)])));
  });

  it('have words in both languages, by a rule of their name or their own', () => {
    const said = defectTexts(CHECKS);
    expect(Object.keys(SEVERITIES).filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('what a scorer reads of a sentence', () => {
  it('is the same in both languages about who is who, and has no numbering and no digits', () => {
    expect(normalised("4.2. the client pays provider's invoice of 900 eur")).toBe(
      'the clt pays prv invoice of 0 eur',
    );
    expect(normalised('4.2. klientas sumoka paslaugų teikėjui 900 eur')).toBe('clt sumoka prv 0 eur');
  });

  it('tells long periods from short ones, whichever way they are written', () => {
    const shape = (plain: string) => [...featureGroups({ plain, heading: '' }).shape].sort();
    expect(shape('client pays within ninety days')).toEqual(shape('client pays within 90 days'));
    expect(shape('client pays within 90 days')).not.toEqual(shape('client pays within 14 days'));
  });
});

/** Two features and three scorers, packed by hand: "w terror" speaks for the trap, "w gentle" against it. */
function written(): Written {
  const names = ['w terror', 'w gentle'].map((name) => hash(name)).sort((a, b) => a - b);
  const features = Buffer.alloc(10);
  names.forEach((name, at) => {
    features.writeUInt32BE(name, at * 5);
    features.writeUInt8(24, at * 5 + 4);
  });
  const weigh = (name: number) => (name === hash('w terror') ? [3, 1, 4, 1, 4, 1, 4] : [1, 2, 3]);
  return {
    scorers: ['topic fees', 'trap *', 'ok fees', 'defect fees.no-amount'],
    steps: [1, 1, 1, 1],
    constants: [0, 0, 0, 0.5],
    judge: { constant: -1, trap: 1, margin: 0, ruled: 2 },
    thresholds: { trap: 0, present: 0, touched: 0 },
    features: features.toString('base64'),
    weights: Buffer.from(names.flatMap(weigh)).toString('base64'),
  };
}

describe('scorers as they are packed', () => {
  const model = readModel(written());
  const blamed = (plain: string, ruled: readonly string[] = []) =>
    suspicions(model.scores({ plain, heading: '' }), model, placesOf(model.scorers), new Set(ruled));

  it('give the weights that were packed', () => {
    expect([...model.scores({ plain: 'terror', heading: '' })]).toEqual([2, 2, 2, 0.5]);
    expect([...model.scores({ plain: 'nothing known', heading: '' })]).toEqual([0, 0, 0, 0.5]);
  });

  it('blame a sentence only beyond the threshold, by the likeliest defect', () => {
    expect(blamed('terror')).toMatchObject([{ topic: 'fees', defect: 'fees.no-amount', odds: 1 }]);
    expect(blamed('gentle')).toEqual([]);
  });

  it('take a rule for one more reason, which does not stand against everything', () => {
    expect(blamed('nothing known')).toEqual([]);
    expect(blamed('nothing known', ['fees'])).toMatchObject([{ topic: 'fees' }]);
    expect(blamed('nothing known', ['scope'])).toEqual([]);
    expect(blamed('gentle', ['fees'])).toEqual([]);
  });
});
