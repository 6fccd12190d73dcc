import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Style } from '../../terms/terms.js';

describe('notices', () => {
  it('always belong and are valid by e-mail', () => {
    expect(belongs('notices')).toBe(true);
    expect(clauseText('notices', 'en').form).toMatch(/An e-mail to the address.*is enough/);
    expect(clauseText('notices', 'lt').form).toMatch(/Pakanka el\. laiško/);
  });

  it('end the contract by e-mail, by signed document or by registered letter, as the style says', () => {
    const form = (style: Style) => clauseText('notices', 'en', { style }).form;
    expect(form('freelancer')).toMatch(/enough\. This also holds for a notice that ends this Agreement/);
    expect(form('balanced')).toMatch(/is a signed document; an electronic signature .* enough\.$/);
    expect(form('client')).toMatch(/registered letter/);
  });

  it('say when each kind counts as received', () => {
    expect(clauseText('notices', 'en', { style: 'balanced' }).receipt).toMatch(
      /first working day after it is sent/,
    );
    expect(clauseText('notices', 'en', { style: 'balanced' }).receipt).not.toMatch(/letter/);
    expect(clauseText('notices', 'lt', { style: 'client' }).receipt).toMatch(
      /per 5 \(penkias\) darbo dienas/,
    );
  });
});
