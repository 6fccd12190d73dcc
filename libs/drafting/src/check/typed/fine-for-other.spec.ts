import { readContract } from '../read-contract.js';
import { isFineForOther } from './fine-for-other.js';

const contract = (clauses: readonly string[]): string =>
  `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report and delivers it by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days.

${clauses.join('\n\n')}

9. Other. The Consultant may have helpers. The Client lends a room. Both parties keep the keys safe. Each pays its own travel. The report has ten pages. It is written in English. Drafts are sent by e-mail. Meetings are held in Vilnius. Amendments are made in writing.
`;
const FINE = 'For each breach of this clause the Consultant pays EUR 5,000.';
const isForOther = (clauses: readonly string[]): boolean => {
  const { sentences } = readContract(contract(clauses), { language: 'en' });
  const [sentence] = sentences.filter(({ plain }) => plain.includes('5,000'));
  return sentence !== undefined && isFineForOther(sentence, sentences);
};

describe(isFineForOther.name, () => {
  it('is for something else where its clause is about something else', () => {
    expect(isForOther([`3. Other work. The Consultant works for no rival of the Client. ${FINE}`])).toBe(
      true,
    );
  });

  it('is for secrets where its clause is about them, by its words or its heading', () => {
    expect(isForOther([`3. The Consultant discloses nothing of the Client. ${FINE}`])).toBe(false);
    expect(isForOther([`3. Confidentiality\n\n3.1 ${FINE}`])).toBe(false);
  });

  it.each([
    ['8. Fines. For each breach of clause 3 the Consultant pays EUR 5,000.', false],
    ['8. Fines. For each breach of clause 4 the Consultant pays EUR 5,000.', true],
  ])('looks at the clause that it names: %s', (fine, expected) => {
    const clauses = [
      '3. The Consultant keeps the secrets of the Client.',
      '4. The Consultant works for no rival.',
      '5. The Consultant is paid for each page. The pages are counted at the end. Half pages count as whole ones.',
      fine,
    ];
    expect(isForOther(clauses)).toBe(expected);
  });

  it('is for secrets in a contract that is about them', () => {
    const secrets = [
      '3. The Consultant keeps the information of the Client secret.',
      '4. It returns all information.',
      '5. It tells nobody what it knows.',
      '6. The Consultant discloses no information about this letter.',
    ];
    expect(
      isForOther([...secrets, '7. The Consultant has a desk. It has a lamp. It has a chair.', `8. ${FINE}`]),
    ).toBe(false);
  });
});
