import { situationOf } from './situation.js';

const work = (scope: string) => {
  const fact = situationOf({ scope_of_work: scope }, 'en').work;
  return fact.kind === 'text' ? fact.text : undefined;
};

describe('the work named in a sentence', () => {
  it('is the first sentence when that is short', () => {
    expect(work('Logo for a bakery. Three drafts.')).toBe('Logo for a bakery');
    expect(work('Website\nLogo')).toBe('Website');
  });

  it('ends at a comma rather than in the middle of a phrase', () => {
    expect(work('Design and build a marketing website with eight pages, a blog and a contact form.')).toBe(
      'Design and build a marketing website with eight pages',
    );
    expect(
      work('Sukurti įmonės interneto svetainę lietuvių kalba, pritaikyti ją telefonams ir apmokyti komandą.'),
    ).toBe('Sukurti įmonės interneto svetainę lietuvių kalba');
  });

  it('ends with no word after which something must follow, and never inside a word or a bracket', () => {
    expect(
      work('Ongoing maintenance of the customer portal together with all the integrations behind it'),
    ).toBe('Ongoing maintenance of the customer portal together with all…');
    expect(
      work('Translation of the annual report from English to Lithuanian (about ninety pages of text)'),
    ).toBe('Translation of the annual report from English to Lithuanian…');
  });

  it('is called the work when the words have no place to end', () => {
    expect(work(`https://example.com/${'a'.repeat(90)}`)).toBeUndefined();
  });
});
