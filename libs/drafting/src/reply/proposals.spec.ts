import { check } from '../check/check.js';
import { applied } from './apply.js';
import { proposals } from './proposals.js';
import { together } from './together.js';
import type { Proposal, ReplyInput } from './proposal.js';

const TEXT = `SERVICES AGREEMENT

This Agreement is made between Brightmoor Media Inc. (the "Company") and Felix Adeyemi (the "Contractor").

1. The Contractor edits two videos a month for the Company and delivers them by the last day of the month.

2. The Company shall pay the Contractor EUR 4,000 for each month within ninety (90) days of the invoice.

3. The Contractor shall be liable without limitation for all direct and indirect damage, including loss of profit.

4. The Company may terminate this Agreement at any time without notice. The Contractor may not terminate this Agreement.

5. This Agreement is governed by the laws of Ireland.

Signed by:

Company: ____________________

Contractor: ____________________
`;

function inputOf(text: string): ReplyInput {
  const { findings, parties, textLanguage = 'en' } = check(text, { language: 'en' });
  return { text, findings, parties, textLanguage, language: 'en' };
}
const missing = (what: string): never => {
  throw new Error(`there is no ${what}`);
};
const byId = (answers: readonly Proposal[], id: string): Proposal =>
  answers.find(({ finding }) => finding.id === id) ?? missing(id);

describe(proposals.name, () => {
  const input = inputOf(TEXT);
  const answers = proposals(input);

  it('answers each finding once, in their order, under a key of its own', () => {
    const twice = proposals({ ...input, findings: [...input.findings, ...input.findings] });
    expect(twice.map(({ finding }) => finding)).toEqual(input.findings);
    expect(new Set(twice.map(({ key }) => key)).size).toBe(input.findings.length);
  });

  it('changes nothing but the number where that is what is wrong', () => {
    const { edits, figures } = byId(answers, 'invoicing.long-term');
    expect(edits.map(({ start, end, text }) => [TEXT.slice(start, end), text])).toEqual([
      ['ninety (90) days', '14 days'],
    ]);
    expect(figures).toEqual([{ key: 'days', value: 14, min: 7, max: 30 }]);
  });

  it('takes the number that the reader has chosen', () => {
    const { key } = byId(answers, 'invoicing.long-term');
    const chosen = proposals({ ...input, figures: { [key]: { days: 21 } } });
    expect(byId(chosen, 'invoicing.long-term').edits[0]?.text).toBe('21 days');
  });

  it('says a sentence another way by the names of the contract, and leaves its number', () => {
    const { edits } = byId(answers, 'liability-cap.unlimited');
    const [edit] = edits;
    expect(TEXT.slice(0, edit?.start)).toMatch(/\n3\. $/u);
    expect(edit?.text).toContain('this Agreement');
  });

  it('puts what is missing behind a whole paragraph, before the signatures', () => {
    const added = answers.filter(({ insert }) => insert !== null);
    expect(added.length).toBeGreaterThan(0);
    for (const { insert } of added) {
      expect(insert?.after).toBeLessThan(TEXT.indexOf('Signed by'));
      expect(TEXT[(insert?.after ?? 0) + 1]).toBe('\n');
    }
  });

  it('claims no letter twice', () => {
    const edits = answers.flatMap((each) => each.edits).sort((a, b) => a.start - b.start);
    for (const [at, edit] of edits.entries())
      expect(edit.start).toBeGreaterThanOrEqual(edits[at - 1]?.end ?? 0);
  });

  it('leaves nothing of what it changes to be found again', () => {
    const changing = together(
      TEXT,
      'en',
      answers.filter(({ ways }) => ways.includes('change')),
    );
    expect(changing.length).toBeGreaterThan(5);
    const after = check(applied(TEXT, changing).text, { language: 'en' }).findings.map(({ id }) => id);
    expect(changing.filter(({ finding }) => after.includes(finding.id))).toEqual([]);
  });

  it('only remarks where it is not certain who is who', () => {
    const doubtful = input.parties.map((party) => ({ ...party, isCertain: false }));
    const remarks = proposals({ ...input, parties: doubtful });
    expect(new Set(remarks.flatMap(({ ways }) => ways))).toEqual(new Set(['comment', 'leave']));
    expect(remarks.every(({ comment }) => comment.length > 0)).toBe(true);
  });

  it('only remarks upon what a model alone has found, with its own ask', () => {
    const known = input.findings[0] ?? missing('a finding');
    const finding = { ...known, id: 'model:abc', suggestion: 'Ask for it in writing.' };
    const [answer] = proposals({ ...input, findings: [finding], textLanguage: 'lt' });
    expect(answer).toMatchObject({
      ways: ['comment', 'leave'],
      edits: [],
      positions: { ask: 'Ask for it in writing.' },
    });
    expect(answer?.comment).toMatch(/^Siūlau/u);
  });

  it('remarks upon what is slight, where the reader raises it', () => {
    for (const { raised, ways, finding, doubt } of answers) {
      const isChanged = ways.includes('change') && finding.riskFactor >= 3 && doubt === null;
      expect(raised).toBe(isChanged ? 'change' : 'comment');
    }
  });

  it('raises the gravest unasked, ten matters at most, and leaves the others to the reader', () => {
    const sent = answers.filter(({ way }) => way !== 'leave');
    const left = answers.filter(({ way }) => way === 'leave');
    expect(sent.length).toBeGreaterThan(3);
    const topics = new Set(sent.map(({ finding }) => finding.id.split('.')[0]));
    expect(topics.size).toBeLessThanOrEqual(10);
    expect(sent.every(({ way, raised, finding }) => way === raised && finding.riskFactor >= 3)).toBe(true);
    expect(left.some(({ finding }) => finding.riskFactor < 3)).toBe(true);
  });

  it('raises the gravest of what there is where nothing is grave', () => {
    const slight = input.findings.filter(({ riskFactor }) => riskFactor < 3);
    const highest = Math.max(...slight.map(({ riskFactor }) => riskFactor));
    for (const { way, finding } of proposals({ ...input, findings: slight }).slice(0, 10))
      expect(way === 'leave').toBe(finding.riskFactor < highest);
  });
});
