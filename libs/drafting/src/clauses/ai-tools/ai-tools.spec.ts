import { clauseText } from '../../../test/clause-text.js';
import type { Style, Terms } from '../../terms/terms.js';

const tools = (aiUse: Terms['aiUse'], changes: Partial<Terms> = {}) =>
  clauseText('ai-tools', 'en', { aiUse, ...changes });

describe('ai-tools', () => {
  it('follows the answer on generative AI', () => {
    expect(tools('allowed').use).toMatch(/^The Provider may use/);
    expect(tools('consent').use).toMatch(/only with the Client’s prior written consent/);
    expect(tools('forbidden').use).toMatch(/does not use.*spelling/);
  });

  it('has every output checked by a person where it may be used', () => {
    expect(tools('allowed').review).toMatch(/^A person checks/);
    expect(Object.keys(tools('forbidden'))).toEqual(['use', 'secrets']);
  });

  it('asks for disclosure on request, at delivery or in full', () => {
    const disclosure = (style: Style) => tools('allowed', { style }).review;
    expect(disclosure('freelancer')).toMatch(/On request/);
    expect(disclosure('balanced')).toMatch(/At delivery .* substantial parts/);
    expect(disclosure('client')).toMatch(/a list of all parts .* name of the tool/);
  });

  it('keeps secrets out of public tools, whatever the contract calls them', () => {
    expect(tools('allowed').secrets).toMatch(/^Confidential Information, personal data/);
    expect(tools('allowed', { confidentiality: { kind: 'none', years: 1 } }).secrets).toMatch(
      /^Business secrets, personal data and unpublished materials of the Client/,
    );
  });
});
