import type { AnalysisItem, ContractAnalysis, FindingLists } from '@pactwright/protocol';
import {
  allFindings,
  allFound,
  askOf,
  countGrave,
  gravestPoints,
  readingOf,
  shownOf,
  titleOf,
} from './findings.js';

const EVIDENCE = { quote: 'words', start: 0, end: 5 };
const item = (id: string, riskFactor: AnalysisItem['riskFactor'], over: Partial<AnalysisItem> = {}) => ({
  ...{ id, riskFactor, heading: `Heading of ${id}`, suggestion: `Ask about ${id}.`, why: 'Why.' },
  ...{ evidence: EVIDENCE },
  ...over,
});
const missing = (id: string, riskFactor: AnalysisItem['riskFactor']): AnalysisItem => {
  const { evidence: _, ...rest } = item(id, riskFactor);
  return rest;
};
const lists = (over: Partial<FindingLists> = {}): FindingLists => ({
  ...{ essential: [], legal: [], commercial: [], clarity: [], risk: [], toLookFor: [] },
  ...over,
});
const analysis = (first: FindingLists, otherSide: FindingLists | null = null): ContractAnalysis => ({
  ...first,
  ...{ otherSide, industry: 'Design', kind: 'services', parties: [] },
  ...{ industryConsiderations: [], bestPractices: [], commonPitfalls: [] },
  ...{ documentText: 'words', documentLanguage: 'en', warnings: [] },
  engine: { name: 'model', version: '1.0.0', model: 'gemma', fallback: null },
  modelReview: {
    state: 'done',
    findings: [{ ...item('model:1', 5), concept: 'other', category: 'legal' }],
  },
});
const idsOf = (items: readonly AnalysisItem[]): string[] => items.map(({ id }) => id);

describe(readingOf.name, () => {
  it('puts what is slight and missing apart, and a model behind all', () => {
    const reading = readingOf(
      analysis(lists({ legal: [item('a', 1), missing('b', 3), missing('c', 2), missing('d', 1)] })),
      false,
    );
    const legal = reading.groups.find(({ category }) => category === 'legal');
    expect(idsOf(legal?.listed ?? [])).toEqual(['a', 'b']);
    expect(idsOf(legal?.absent ?? [])).toEqual(['c', 'd']);
    expect(idsOf(legal?.added ?? [])).toEqual(['model:1']);
    expect(allFindings(reading)).toHaveLength(5);
  });

  it('has nothing of a model where the reader is the other party', () => {
    const given = analysis(lists({ risk: [item('a', 3)] }), lists({ risk: [item('b', 3)] }));
    expect(idsOf(allFindings(readingOf(given, true)))).toEqual(['b']);
    expect(readingOf(given, true).isOther).toBe(true);
  });

  it('reads for the first where the other is not known', () => {
    const reading = readingOf(analysis(lists({ risk: [item('a', 3)] })), true);
    expect(reading.isOther).toBe(false);
    expect(idsOf(allFindings(reading))).toEqual(['model:1', 'a']);
  });

  it('R-ANA-06 counts what was found beyond what is sent', () => {
    const omitted = [
      { category: 'risk' as const, riskFactor: 5 as const, count: 3 },
      { category: 'clarity' as const, riskFactor: 1 as const, count: 2 },
    ];
    const reading = readingOf(analysis(lists({ risk: [item('a', 5)], omitted })), false);
    expect(reading.groups.map(({ found }) => found.length)).toEqual([0, 1, 0, 2, 4]);
    expect(countGrave(allFound(reading))).toBe(5);
    expect(shownOf(reading)).toEqual({ found: 7, shown: 2 });
    expect(shownOf(readingOf(analysis(lists({ risk: [item('a', 5)] })), false))).toBeUndefined();
  });

  it('counts nothing that is only to be looked for', () => {
    const reading = readingOf(analysis(lists({ toLookFor: [missing('e', 4)] })), false);
    expect(idsOf(allFindings(reading))).toEqual(['model:1']);
    expect(idsOf(reading.toLookFor)).toEqual(['e']);
  });
});

describe(gravestPoints.name, () => {
  it('are at most three, the gravest first over all categories', () => {
    const given = lists({
      essential: [missing('a', 4)],
      legal: [item('b', 5), item('c', 4), item('d', 3)],
      risk: [item('e', 5), item('f', 4)],
    });
    expect(idsOf(gravestPoints(readingOf(analysis(given), false)))).toEqual(['b', 'e', 'a', 'model:1']);
  });

  it('name each problem once', () => {
    const twice = [item('a.b', 5), item('a.b#2', 5, { heading: 'Heading of a.b' }), item('c', 4)];
    const points = gravestPoints(readingOf(analysis(lists({ risk: twice })), false));
    expect(idsOf(points)).toEqual(['a.b', 'c', 'model:1']);
  });

  it('R-ANA-06 are of a model as well, each of its own behind those of the rules', () => {
    const ofModel = [item('model:1', 4), item('model:2', 5), item('model:3', 3), item('model:4', 4)].map(
      (each) => ({ ...each, heading: 'Fees', concept: 'fees', category: 'legal' as const }),
    );
    const given = {
      ...analysis(lists({ risk: [item('a', 4)] })),
      modelReview: { state: 'done' as const, findings: ofModel },
    };
    const points = gravestPoints(readingOf(given, false));
    expect(idsOf(points)).toEqual(['a', 'model:2', 'model:1', 'model:4']);
  });

  it('are none where nothing is grave, or only for the other party', () => {
    const given = analysis(lists({ risk: [item('a', 3)] }), lists());
    expect(gravestPoints(readingOf(given, true))).toEqual([]);
  });
});

describe(titleOf.name, () => {
  it('names the problem, and then there is something to ask for', () => {
    const named = item('a', 3);
    expect([titleOf(named), askOf(named)]).toEqual(['Heading of a', 'Ask about a.']);
  });

  it('is what to ask for where nothing is named', () => {
    const { heading: _, ...unnamed } = item('model:1', 3);
    expect([titleOf(unnamed), askOf(unnamed)]).toEqual(['Ask about model:1.', undefined]);
  });
});
