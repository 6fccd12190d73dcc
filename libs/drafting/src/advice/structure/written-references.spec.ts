import { goldenAnswers } from '../../../test/golden-answers.js';
import { draft } from '../../draft/draft.js';
import { numberedParts, writtenReferences } from './written-references.js';

const numbers = (text: string, language: 'en' | 'lt') =>
  writtenReferences(text, language).map(({ number }) => number);

describe('numbers of clauses that somebody has written out', () => {
  it('are found with their place, in words for clauses of either language', () => {
    expect(writtenReferences('As clause 7.2 says.', 'en')).toEqual([{ number: '7.2', start: 10 }]);
    expect(numbers('See clause 9, section 4.2.1 and Article 3.1 of this Agreement.', 'en')).toEqual([
      '9',
      '4.2.1',
      '3.1',
    ]);
    expect(numbers('Pagal 7.2. punktą ir 4.1 skirsnį.', 'lt')).toEqual(['7.2', '4.1']);
  });

  it('are not articles of laws, pieces of work or places in other papers', () => {
    expect(
      numbers('Article 6.721(1) of the Civil Code, GDPR article 28.1, section 2.1 of the price list.', 'en'),
    ).toEqual([]);
    expect(numbers('Articles 20 and 21 of thirty, a page with section 14.', 'en')).toEqual([]);
    expect(numbers('Civilinio kodekso 6.72 straipsnis, 30 straipsnių, sąrašas iš 12 punktų.', 'lt')).toEqual(
      [],
    );
  });

  it('belong to the sections, paragraphs and items of a contract', () => {
    const document = draft(goldenAnswers('web_development', 'en'), 'en');
    const parts = numberedParts(document);
    const [section] = document.sections;
    const [block] = section?.blocks ?? [];
    expect(parts.get('1')).toBe(section?.id);
    expect(block?.kind === 'paragraph' && parts.get(block.number)).toBe(block?.id);
  });
});
