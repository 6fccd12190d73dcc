import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

describe('timeline', () => {
  it('writes the dates as the language does', () => {
    const dates = { ...paid('fixed'), startDate: '2027-01-15', deadline: '2027-03-01' };
    expect(clauseText('timeline', 'en', dates)).toMatchObject({
      start: 'The Provider will start the Services on 15 January 2027.',
      deadline: 'The Provider will complete the Services by 1 March 2027 (the final deadline).',
    });
    expect(clauseText('timeline', 'lt', dates)).toMatchObject({
      start: 'Paslaugų teikimo pradžia: 2027 m. sausio 15 d.',
      deadline: 'Galutinis Paslaugų įvykdymo terminas: 2027 m. kovo 1 d.',
    });
  });

  it('leaves gaps for dates that a project needs', () => {
    const open = { ...paid('fixed'), startDate: undefined, deadline: undefined };
    expect(clauseText('timeline', 'en', open)).toMatchObject({
      start: 'The Provider will start the Services on [start date].',
      deadline: 'The Provider will complete the Services by [final deadline] (the final deadline).',
    });
  });

  it('needs no deadline for a retainer', () => {
    expect(clauseText('timeline', 'en', { ...paid('retainer'), deadline: undefined }).deadline).toMatch(
      /^The Services are performed continuously\./,
    );
    expect(clauseText('timeline', 'en', { ...paid('retainer'), deadline: '2027-12-31' }).deadline).toMatch(
      /continuously until 31 December 2027/,
    );
  });

  it('sets the milestones out in a table', () => {
    const milestones = [
      { name: 'Draft', date: '2027-02-01', amount: undefined, percent: undefined },
      { name: 'Launch', date: undefined, amount: undefined, percent: undefined },
    ];
    expect(clauseText('timeline', 'en', { milestones }).milestones).toBe(
      '1\nDraft\n1 February 2027\n2\nLaunch\nby the final deadline',
    );
    expect(clauseText('timeline', 'lt', { milestones: [] })).not.toHaveProperty('milestones');
  });

  it('makes time essential only for the client, and delay by the client costs dates most in the freelancer’s favour', () => {
    expect(clauseText('timeline', 'en', { style: 'client' }).essence).toMatch(/of the essence/);
    expect(clauseText('timeline', 'en', { style: 'balanced' })).not.toHaveProperty('essence');
    expect(clauseText('timeline', 'en', { style: 'freelancer' }).delay).toMatch(
      /at least one day for each day/,
    );
    expect(clauseText('timeline', 'lt', { style: 'client' }).delay).toMatch(/nedelsdamas pranešė raštu/);
  });
});
