import { check } from '@pactwright/drafting';
import { runResult } from './runs.js';
import type { Engine } from '../analysis/analysis.js';
import { reviewOf } from './review.js';

const engine: Engine = { name: 'built-in', version: '1', model: null, fallback: null };
const CONTRACT = `Services Agreement

1. Parties. This agreement is made between Ada Ltd (the Client) and Ben Stone (the Contractor).

2. Services. The Contractor shall build a website for the Client.

3. Payment. The Client pays EUR 4800 within 60 days of the invoice.

4. Liability. The Contractor's liability is unlimited.

5. Termination. The Client may terminate at any time without notice.`;

const reviewed = (text: string, language: 'en' | 'lt' = 'en') =>
  reviewOf(check(text, { language }), { language, engine });

describe(reviewOf, () => {
  it('R-ANA-06 has every finding of the check under its category, in the form that is sent', () => {
    const result = reviewed(CONTRACT);
    const risks = check(CONTRACT, { language: 'en' }).findings.filter(({ category }) => category === 'risk');

    expect(runResult.parse(result)).toEqual(result);
    expect(result.analysis?.risk.length).toBe(risks.length);
    expect(result.analysis?.risk.some(({ evidence }) => evidence?.quote.includes('unlimited'))).toBe(true);
  });

  it('says that nothing is called missing only where nothing is', () => {
    const report = check(CONTRACT, { language: 'en' });
    const missing = report.findings.filter(({ id }) => id.endsWith('.missing'));
    expect(missing.length).toBeGreaterThan(0);
    const said = (findings: typeof report.findings) =>
      reviewOf({ ...report, isKindCertain: false, findings }, { language: 'en', engine })
        .analysis?.warnings.filter(({ code }) => code === 'KIND_UNCERTAIN')
        .map(({ message }) => message)
        .join();
    expect(said(report.findings)).toMatch(/what is called missing may not belong in it/);
    expect(said([])).toMatch(/nothing is called missing/);
  });

  it('has no analysis of what is no contract', () => {
    const recipe = 'Take three eggs and a cup of flour. Stir them well and bake the cake for an hour.';
    expect(reviewed(recipe)).toEqual({ kind: 'review', document: 'not-a-contract', analysis: null });
  });
});
