import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Style, Terms } from '../../terms/terms.js';

const permission = (subcontracting: Terms['subcontracting'], style: Style) =>
  clauseText('subcontracting', 'en', { subcontracting, style }).permission;

describe('subcontracting', () => {
  it('always belongs and keeps the provider responsible', () => {
    expect(belongs('subcontracting')).toBe(true);
    for (const subcontracting of ['allowed', 'consent'] as const) {
      expect(clauseText('subcontracting', 'en', { subcontracting }).responsibility).toMatch(/as for its own/);
      expect(clauseText('subcontracting', 'lt', { subcontracting }).responsibility).toMatch(/kaip už savo/);
    }
  });

  it('leaves the choice to the provider where it is allowed', () => {
    expect(permission('allowed', 'freelancer')).toMatch(
      /may engage subcontractors.*all or part of the Services\.$/,
    );
    expect(permission('allowed', 'client')).toMatch(/to whom the Client objects for a good reason/);
  });

  it('asks for prior written consent otherwise, which silence gives only in the freelancer’s favour', () => {
    for (const style of ['freelancer', 'balanced', 'client'] as const) {
      expect(permission('consent', style)).toMatch(/only with the Client’s prior written consent/);
    }
    expect(permission('consent', 'freelancer')).toMatch(/within 5 working days, it is taken to consent/);
    expect(permission('consent', 'balanced')).toMatch(/does not refuse without a good reason/);
    expect(permission('consent', 'client')).not.toMatch(/refuse/);
  });

  it('passes on secrecy and data protection where the contract has them', () => {
    const none = { kind: 'none', years: 2 } as const;
    expect(clauseText('subcontracting', 'en', { personalData: true }).responsibility).toMatch(
      /<confidentiality\.duties>.*<data-protection\.subprocessors>/s,
    );
    expect(
      clauseText('subcontracting', 'lt', { personalData: false, confidentiality: none }).responsibility,
    ).not.toMatch(/</);
  });
});
