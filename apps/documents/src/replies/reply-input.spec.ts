import { check } from '@pactwright/drafting';
import { reviewOf, type Engine, type Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Upload } from '../uploads/upload.entity.js';
import { inputOf } from './replies.js';
import { replyInputOf } from './reply-input.js';

const CONTRACT = `Web Development Agreement

1. Parties. This agreement is made between Ada Ltd (the Client) and Ben Stone (the Contractor).

2. Payment. The Client pays EUR 4800 within 90 days of the invoice.

3. Liability. The Contractor's liability is unlimited. The Contractor's liability for delay is unlimited.`;
const engine: Engine = { name: 'built-in', version: '1', model: null, fallback: null };

function uploadIn(language: Language, text = CONTRACT): Upload {
  const { analysis } = reviewOf(check(text, { language }), { language, engine });
  if (!analysis) throw new Error('no contract');
  const byModel = {
    ...{ id: 'model:1', concept: 'liability-cap', category: 'risk' as const, riskFactor: 5 as const },
    ...{ suggestion: 'Ask.', why: 'So.', evidence: { quote: 'Web', start: 0, end: 3 } },
  };
  const modelReview = { state: 'done' as const, findings: [byModel] };
  const kept = { ...analysis, documentText: text, modelReview };
  return Object.assign(new Upload(), { status: 'done', language, hidden: [], isCut: false, analysis: kept });
}

describe(replyInputOf, () => {
  it('has every finding of the rules and of the model under the id of its rule, the gravest first', () => {
    const report = check(CONTRACT, { language: 'en' });
    const input = replyInputOf(uploadIn('en'), 'en');
    const found = input?.findings ?? [];

    expect(found).toHaveLength(report.findings.length + 1);
    expect(found.map(({ riskFactor }) => riskFactor)).toEqual(
      found.map(({ riskFactor }) => riskFactor).sort((a, b) => b - a),
    );
    const byRules = found.filter(({ id }) => id !== 'model:1');
    expect(byRules).toEqual(expect.arrayContaining([...report.findings]));
    expect(found.filter(({ id }) => id.includes('#'))).toEqual([]);
    for (const { evidence } of found)
      if (evidence) expect(CONTRACT.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    expect(input).toMatchObject({ text: CONTRACT, textLanguage: 'en', parties: report.parties });
  });

  it('leaves out what was not found and has to be looked for: nothing is put into a contract that may say it already', () => {
    const advance = 'The Contractor begins once half of the price has been paid.';
    const text = CONTRACT.replace('2. Payment.', `2. Payment. ${advance}`);
    const { findings, toLookFor } = check(text, { language: 'en' });
    const found = replyInputOf(uploadIn('en', text), 'en')?.findings ?? [];

    expect(findings.map(({ id }) => id)).not.toContain('deposit.missing');
    expect(toLookFor.length).toBeGreaterThan(0);
    const absent = found.filter(({ evidence }) => evidence === undefined).map(({ id }) => id);
    expect(toLookFor.filter(({ id }) => absent.includes(id))).toEqual([]);
  });

  it('tells findings in the language asked for, and of the contract where none is', () => {
    const upload = uploadIn('lt');
    const headings = (input = inputOf(upload)): string[] => input.findings.map(({ heading }) => heading);
    const english = check(CONTRACT, { language: 'en' }).findings.map(({ heading }) => heading);
    expect(headings()).toEqual(expect.arrayContaining(english));
    expect(headings(inputOf(upload, 'lt'))).not.toEqual(expect.arrayContaining(english));
  });
});

describe(inputOf, () => {
  it.each(['receiving', 'queued', 'running', 'failed'] as const)(
    'has nothing to reply to when %s',
    (status) => {
      const refused = () => inputOf(Object.assign(new Upload(), { status, analysis: null, language: 'en' }));
      expect(refused).toThrow(new AppError('CHECK_NOT_DONE'));
    },
  );
});
