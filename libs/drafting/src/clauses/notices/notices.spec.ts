import { belongs, clauseText } from '../../../test/clause-text.js';

describe('notices', () => {
  it('always belong and are valid by e-mail', () => {
    expect(belongs('notices')).toBe(true);
    expect(clauseText('notices', 'en').form).toMatch(/An e-mail to the address.*is enough/);
    expect(clauseText('notices', 'lt').form).toMatch(/Pakanka el\. laiško/);
  });

  it('end the contract by e-mail, by signed document or by registered letter, as the style says', () => {
    const freelancer = clauseText('notices', 'en', { style: 'freelancer' });
    expect(freelancer.form).toMatch(/also to end this Agreement/);
    expect(freelancer.formal).toBeUndefined();
    expect(clauseText('notices', 'en', { style: 'balanced' }).formal).toMatch(
      /electronic signature is enough/,
    );
    expect(clauseText('notices', 'en', { style: 'client' }).formal).toMatch(/registered letter/);
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
