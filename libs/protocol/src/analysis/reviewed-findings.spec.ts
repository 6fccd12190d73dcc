import { findingsByCategory } from './reviewed-findings.js';

describe(findingsByCategory, () => {
  it('R-ANA-06 shows the gravest first, eight at most', () => {
    const item = { category: 'risk' as const, suggestion: 's', why: 'w' };
    const many = ([1, 2, 3, 4, 5] as const).flatMap((riskFactor) =>
      [1, 2, 3].map((at) => ({ ...item, riskFactor, id: `${riskFactor}.${at}` })),
    );
    const { risk, legal } = findingsByCategory(many);
    expect(risk.map(({ riskFactor }) => riskFactor)).toEqual([5, 5, 5, 4, 4, 4, 3, 3]);
    expect(legal).toEqual([]);
  });
});
