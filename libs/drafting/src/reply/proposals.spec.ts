import { check } from '../check/check.js';
import { proposals } from './proposals.js';

const TEXT =
  'SERVICES AGREEMENT\n\nBrightmoor Media Inc. ("Company") and Felix Adeyemi ("Contractor") agree:\n\n1. Contractor edits videos for Company.\n\n2. Company pays Contractor USD 4,000 within 90 days of the invoice.\n\n3. Contractor is liable for all damage without limitation.\n';

describe(proposals.name, () => {
  it('answers each finding once, under a key of its own', () => {
    const { findings, parties, textLanguage } = check(TEXT, { language: 'en' });
    const answers = proposals({
      text: TEXT,
      findings: [...findings, ...findings],
      parties,
      textLanguage: textLanguage ?? 'en',
      language: 'en',
    });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.map(({ finding }) => finding)).toEqual(findings);
    expect(new Set(answers.map(({ key }) => key)).size).toBe(findings.length);
  });
});
