import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Terms } from '../../terms/terms.js';

describe('client-duties', () => {
  it('belongs wherever the work waits for the client, and not in open-ended general help', () => {
    const help = {
      ...paid('hourly'),
      workType: 'general',
      deliverables: [],
      deadline: undefined,
      milestones: [],
    } as const;
    expect(belongs('client-duties', help)).toBe(false);
    expect(belongs('client-duties', { ...help, deadline: '2027-03-01' })).toBe(true);
    expect(belongs('client-duties', { ...help, workType: 'design' })).toBe(true);
    expect(belongs('client-duties', { ...help, ...paid('fixed') })).toBe(true);
  });

  it('asks for what the kind of work depends on', () => {
    expect(clauseText('client-duties', 'en', { workType: 'web_development' }).supplies).toMatch(
      /accounts, keys and licences of third-party services in the Client’s name/,
    );
    expect(clauseText('client-duties', 'lt', { workType: 'copywriting' }).supplies).toMatch(/raktažodžiai/);
  });

  it('names one contact and the days for an answer', () => {
    const duties = clauseText('client-duties', 'lt', { ...paid('fixed'), feedbackDays: 3 });
    expect(duties.contact).toMatch(/\[Kliento kontaktinis asmuo\]/);
    expect(duties.feedback).toMatch(/per 3 \(tris\) darbo dienas/);
    expect(duties.feedback).toMatch(/<acceptance\.review>/);
  });

  it('lets the provider leave a project that the client holds up, except in the client’s favour', () => {
    for (const style of ['balanced', 'freelancer'] as const) {
      expect(clauseText('client-duties', 'en', { style }).standstill).toMatch(
        /more than 30 calendar days.*invoice the work done so far.*end this Agreement/,
      );
    }
    expect(clauseText('client-duties', 'en', { style: 'client' })).not.toHaveProperty('standstill');
  });

  it('leaves revisions and acceptance the period of their own', () => {
    const feedback = (changes: Partial<Terms>) => clauseText('client-duties', 'en', changes).feedback;
    const advice = { ...paid('hourly'), workType: 'consulting', deliverables: [] } as const;
    expect(feedback({ ...paid('fixed'), revisionRounds: 2 })).toMatch(
      /For revisions and acceptance, the period in clause <acceptance\.review>/,
    );
    expect(feedback({ ...paid('fixed'), revisionRounds: undefined })).toMatch(/For acceptance, the period/);
    expect(feedback({ ...advice, revisionRounds: 2 })).toMatch(/<revisions\.window>/);
    expect(feedback({ ...advice, revisionRounds: undefined })).not.toMatch(/</);
  });
});
