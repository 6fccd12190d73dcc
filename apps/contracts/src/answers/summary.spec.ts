import { aCatalogue } from '../testing/a-catalogue.js';
import { summarise } from './summary.js';

const catalogue = aCatalogue();

describe(summarise.name, () => {
  it('R-ENT-06 names the work in English and titles the contract in its own language', () => {
    const answers = {
      freelance_type: 'web_development',
      scope_of_work: 'Penkių puslapių svetainė',
      contract_language: 'lt',
    };
    expect(summarise(catalogue, answers, 'en')).toEqual({
      language: 'lt',
      title: 'Svetainių kūrimas: Penkių puslapių svetainė',
      freelanceType: 'Web development',
    });
  });

  it('keeps the language the contract was started in until it is answered', () => {
    expect(summarise(catalogue, { freelance_type: 'design' }, 'lt')).toMatchObject({
      language: 'lt',
      title: 'Dizainas',
    });
    expect(summarise(catalogue, { contract_language: 'klingon' }, 'lt').language).toBe('lt');
  });

  it('R-WIZ-16 takes the own words of somebody who chose Other', () => {
    const answers = { freelance_type: 'other', freelance_type_other: ' Beekeeping ' };
    expect(summarise(catalogue, answers, 'lt')).toMatchObject({
      title: 'Beekeeping',
      freelanceType: 'Beekeeping',
    });
    expect(summarise(catalogue, { freelance_type: 'other' }, 'en').freelanceType).toBeNull();
  });

  it('leaves the own words aside once an option is chosen', () => {
    const answers = { freelance_type: 'design', freelance_type_other: 'Beekeeping' };
    expect(summarise(catalogue, answers, 'en').freelanceType).toBe('Design');
  });

  it('titles with the work alone where its type is not chosen, cut between words', () => {
    const scope = `${'A long description of much work '.repeat(5)}\nand more`;
    const { title, freelanceType } = summarise(catalogue, { scope_of_work: scope }, 'en');
    expect(title).toBe('A long description of much work A long description of much work…');
    expect(freelanceType).toBeNull();
  });

  it.each(['Hi Anna, as discussed, here it is.', '1. Logo\n2. Brand guide', 'Can you make a logo?'])(
    'titles with the type of work alone where %j names none',
    (scope_of_work) => {
      expect(summarise(catalogue, { freelance_type: 'design', scope_of_work }, 'en').title).toBe('Design');
    },
  );

  it('has no title without answers', () => {
    expect(summarise(catalogue, {}, 'en')).toEqual({ language: 'en', title: null, freelanceType: null });
    expect(
      summarise(catalogue, { scope_of_work: ' \n ', freelance_type: ['design'] }, 'en').title,
    ).toBeNull();
  });

  it('shows the value of an option that nobody knows any more', () => {
    expect(summarise(catalogue, { freelance_type: 'falconry' }, 'en').freelanceType).toBe('falconry');
  });
});
