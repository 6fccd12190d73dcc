import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Style } from '../../terms/terms.js';

const LITHUANIAN = { governingLaw: { code: 'lt' } } as const;
const BRITISH = { governingLaw: { code: 'gb' } } as const;

describe('termination-convenience', () => {
  it('gives both sides the same notice', () => {
    expect(clauseText('termination-convenience', 'en', { ...BRITISH, noticeDays: 30 }).right).toMatch(
      /^Either Party .* by written notice of 30 calendar days\.$/,
    );
    expect(clauseText('termination-convenience', 'lt', { ...BRITISH, noticeDays: 30 }).right).toMatch(
      /prieš 30 \(trisdešimt\) kalendorinių dienų\.$/,
    );
  });

  it('respects the client’s statutory right under Lithuanian law', () => {
    expect(clauseText('termination-convenience', 'lt', LITHUANIAN).client).toMatch(
      /6\.721 straipsnio 1 dalis.*nutraukimas netampa negaliojantis/,
    );
    expect(clauseText('termination-convenience', 'lt', LITHUANIAN)).not.toHaveProperty('right');
    expect(clauseText('termination-convenience', 'en', BRITISH)).not.toHaveProperty('client');
  });

  it('agrees an exit for the provider under Lithuanian law, for important reasons alone, whomever it favours', () => {
    const provider = (style: Style) =>
      clauseText('termination-convenience', 'en', { ...LITHUANIAN, style }).provider;
    expect(provider('balanced')).toMatch(/important reason, such as non-payment or non-cooperation/);
    expect(provider('client')).toBe(provider('balanced'));
    expect(provider('freelancer')).toMatch(
      /important reason, that is any for which it cannot reasonably be expected/,
    );
  });

  it('lets the provider leave a contract without an end by notice too, as far as Lithuanian law allows', () => {
    const open = { ...paid('hourly'), ...LITHUANIAN, deadline: undefined, hasNoEnd: true, milestones: [] };
    expect(clauseText('termination-convenience', 'en', open).indefinite).toMatch(
      /as far as the law allows, also end it with the same notice without giving a reason/,
    );
    expect(clauseText('termination-convenience', 'lt', open).indefinite).toMatch(/Sutartis neterminuota/);
    for (const other of [
      { ...open, ...BRITISH },
      { ...open, hasNoEnd: false, deadline: '2027-12-31' },
    ])
      expect(clauseText('termination-convenience', 'en', other)).not.toHaveProperty('indefinite');
  });

  it('always pays for work in progress', () => {
    for (const style of ['balanced', 'freelancer', 'client'] as const) {
      expect(clauseText('termination-convenience', 'en', { ...paid('fixed'), style }).payment).toMatch(
        /work in progress.*in proportion to the Services performed/,
      );
    }
  });

  it('makes the client pay costs only where it leaves or is the reason for leaving', () => {
    for (const governingLaw of [LITHUANIAN, BRITISH]) {
      expect(clauseText('termination-convenience', 'en', governingLaw).payment).toMatch(
        /and, if it gave or caused the notice, the reasonable costs/,
      );
    }
    expect(clauseText('termination-convenience', 'lt', { style: 'client' }).payment).toMatch(
      /kurias patvirtino iki pranešimo arba atlygina pagal Sutarties <expenses\.rule>/,
    );
  });

  it('leaves a commercial agent the notice of the law, and pays for sales instead of time', () => {
    const agent = clauseText('termination-convenience', 'en', { ...paid('commission'), ...LITHUANIAN });
    expect(agent.client).toMatch(/\(longer where clause <fees\.agents> asks for it\) beforehand\.$/);
    expect(agent.client).not.toMatch(/6\.721/);
    expect(agent.payment).toMatch(/pays the commission due under clauses <fees\.rate> and <fees\.tail> and/);
    const american = { ...paid('commission'), governingLaw: { code: 'us-ny' } } as const;
    expect(clauseText('termination-convenience', 'en', american).right).not.toMatch(/longer/);
  });

  it('lets the client have the task in progress finished', () => {
    expect(clauseText('termination-convenience', 'en', { style: 'client' })).toHaveProperty([
      'task-in-progress',
    ]);
    expect(clauseText('termination-convenience', 'en', { style: 'balanced' })).not.toHaveProperty([
      'task-in-progress',
    ]);
  });

  it('frees the provider from compensation unless it is at fault for its reason', () => {
    const provider = (style: Style) =>
      clauseText('termination-convenience', 'en', { ...LITHUANIAN, style }).provider;
    expect(provider('balanced')).toMatch(
      /As far as the law allows, it compensates .* only if it is at fault/,
    );
    expect(provider('freelancer')).toMatch(/As far as the law allows, it owes no compensation/);
  });
});
