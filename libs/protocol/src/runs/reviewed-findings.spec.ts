import type { Finding } from '@pactwright/drafting';
import { FINDINGS_MAX } from '../analysis/analysis.js';
import { findingListsOf } from './reviewed-findings.js';

const finding = (id: string, riskFactor: Finding['riskFactor']): Finding => ({
  id,
  category: 'risk',
  riskFactor,
  heading: 'h',
  suggestion: 's',
  why: 'w',
});

describe(findingListsOf, () => {
  it('R-ANA-06 has every finding under its category, the gravest first', () => {
    const many = ([1, 2, 3, 4, 5] as const).flatMap((riskFactor) =>
      [1, 2, 3].map((at) => finding(`fees.${riskFactor}${at}`, riskFactor)),
    );
    const { risk, legal, toLookFor } = findingListsOf({ findings: many, toLookFor: [] });
    expect(risk.map(({ riskFactor }) => riskFactor)).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
    expect([legal, toLookFor]).toEqual([[], []]);
  });

  it('gives further passages of one defect ids of their own', () => {
    const twice = [finding('fees.no-amount', 5), finding('fees.no-amount', 5)];
    const { risk } = findingListsOf({ findings: twice, toLookFor: [] });
    expect(risk.map(({ id }) => id)).toEqual(['fees.no-amount', 'fees.no-amount#2']);
  });

  it('R-ANA-06 leaves out only the least grave of more than any contract has, and says how many', () => {
    const flood = Array.from({ length: FINDINGS_MAX + 5 }, (_, at) =>
      finding(`fees.${at}`, at === 0 ? 1 : 3),
    );
    const { risk, omitted } = findingListsOf({ findings: flood, toLookFor: [] });
    expect(omitted).toEqual([
      { category: 'risk', riskFactor: 1, count: 1 },
      { category: 'risk', riskFactor: 3, count: 4 },
    ]);
    expect(findingListsOf({ findings: flood.slice(0, FINDINGS_MAX), toLookFor: [] })).not.toHaveProperty(
      'omitted',
    );
    expect(risk).toHaveLength(FINDINGS_MAX);
    expect(risk.some(({ riskFactor }) => riskFactor === 1)).toBe(false);
  });
});
