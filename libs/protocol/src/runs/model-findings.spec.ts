import type { AnalysisItem, ContractAnalysis, Engine, ModelFinding } from '../analysis/analysis.js';
import { ANALYSIS_CATEGORIES } from '../analysis/categories.js';
import { lawfulFindings, withModelReview } from './model-findings.js';

const text =
  'Payment is due in 90 days. The Client may end it at will. All rights pass at once. The Client may end it at will.';
const at = (quote: string, from = 0) => {
  const start = text.indexOf(quote, from);
  return { quote, start, end: start + quote.length };
};
const finding = (quote: string, more: Partial<ModelFinding> = {}): ModelFinding => ({
  id: `model:${quote}`,
  concept: 'other',
  category: 'risk',
  riskFactor: 3,
  suggestion: 'Ask.',
  why: 'Because.',
  evidence: at(quote),
  ...more,
});
const known: AnalysisItem[] = [
  { id: 'fees.late', suggestion: 's', why: 'w', riskFactor: 5, evidence: at('due in 90 days') },
  { id: 'liability-cap.missing', suggestion: 's', why: 'w', riskFactor: 4 },
];
const idsOf = (findings: readonly ModelFinding[]) =>
  lawfulFindings(findings, { text, known }).map(({ id }) => id);

describe(lawfulFindings, () => {
  it('R-ANA-06 keeps what is quoted to the letter, the gravest first', () => {
    const grave = finding('All rights pass at once.', { riskFactor: 5 });
    expect(idsOf([finding('The Client may end it at will.'), grave])).toEqual([
      'model:All rights pass at once.',
      'model:The Client may end it at will.',
    ]);
  });

  it.each<[string, ModelFinding]>([
    [
      'whose words stand elsewhere',
      finding('All rights pass', { evidence: { ...at('All rights pass'), start: 1 } }),
    ],
    ['whose words stand nowhere', finding('x', { evidence: { quote: 'Nobody pays.', start: 0, end: 12 } })],
    ['without words', finding('x', { evidence: { quote: '', start: 3, end: 3 } })],
    ['about words of a finding of the rules', finding('Payment is due in 90 days.', { riskFactor: 1 })],
    ['about a part of such words', finding('90 days')],
    ['that speaks for what is missing', finding('All rights pass', { concept: 'liability-cap' })],
    ['with the id of a rule', finding('All rights pass', { id: 'fees.late' })],
  ])('drops one %s', (_which, dropped) => {
    expect(idsOf([dropped])).toEqual([]);
  });

  it('has the same words once, wherever they came from', () => {
    const part = finding('may end it');
    expect(idsOf([part, finding('The Client may end it at will.')])).toEqual(['model:may end it']);
    const second = {
      ...finding('The Client may end it at will.'),
      evidence: at('The Client may end it at will.', 60),
    };
    expect(idsOf([part, second])).toHaveLength(2);
  });
});

const builtIn: Engine = { name: 'built-in', version: '1', model: null, fallback: null };
const analysis: ContractAnalysis = {
  industry: 'Design',
  ...{ essential: [], legal: [], commercial: known, clarity: [], risk: [], toLookFor: [] },
  ...{ kind: 'services', parties: [], otherSide: null },
  ...{ industryConsiderations: [], bestPractices: [], commonPitfalls: [] },
  ...{ documentText: text, documentLanguage: 'en', warnings: [], engine: builtIn },
  modelReview: { state: 'running', findings: [] },
};
const byModel: Engine = { ...builtIn, name: 'model', model: 'm' };

describe(withModelReview, () => {
  it.each([
    ['adds', { findings: [finding('All rights pass')], isPartial: false, engine: byModel }, 'done', 1],
    ['has read a part', { findings: [], isPartial: true, engine: byModel }, 'partial', 0],
    ['repeats', { findings: [finding('90 days')], isPartial: false, engine: byModel }, 'done', 0],
    [
      'fails',
      { findings: [], isPartial: false, engine: { ...builtIn, fallback: 'timeout' as const } },
      'failed',
      0,
    ],
    ['is switched off', { findings: [], isPartial: false, engine: builtIn }, 'none', 0],
  ] as const)(
    'leaves the lists of the rules as they are when the model %s',
    (_what, review, state, count) => {
      const joined = withModelReview(analysis, { ...review, findings: [...review.findings] });
      for (const category of ANALYSIS_CATEGORIES) expect(joined[category]).toEqual(analysis[category]);
      expect(joined.modelReview.state).toBe(state);
      expect(joined.modelReview.findings).toHaveLength(count);
      expect(joined.engine).toEqual(review.engine);
    },
  );
});
