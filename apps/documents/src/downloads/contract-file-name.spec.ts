import { draft, draftBoth } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { attachedName } from '@pactwright/protocol';
import { contractAttachment } from './contract-file-name.js';

const ID = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';
const other = (freelance_type_other: string) => ({
  ...goldenAnswers('general', 'lt'),
  freelance_type: 'other',
  freelance_type_other,
});

describe('the name of a contract’s file', () => {
  it.each([
    [draft(goldenAnswers('design', 'en'), 'en'), 'Design Services Agreement (EN).pdf'],
    [
      draft(goldenAnswers('web_development', 'lt'), 'lt'),
      'Interneto svetainės kūrimo paslaugų sutartis (LT).pdf',
    ],
    [
      draftBoth(goldenAnswersInBoth('design'), { left: 'lt', prevails: 'lt' }),
      'Dizaino paslaugų teikimo sutartis (LT-EN).pdf',
    ],
    [draft(other('NASA ir ESA: tekstai'), 'lt'), 'Paslaugų teikimo sutartis (NASA ir ESA tekstai) (LT).pdf'],
  ])('R-CON-09 says what it is and in which language', (contract, name) => {
    expect(attachedName(contractAttachment(contract, ID, 'pdf'))).toBe(name);
  });

  it('is the id of the contract where no letters but plain ones are understood', () => {
    const contract = draft(goldenAnswers('copywriting', 'lt'), 'lt');
    expect(contractAttachment(contract, ID, 'docx')).toMatch(`attachment; filename="contract-${ID}.docx"; `);
    const unnamed = { ...contract, title: '\u202e//' };
    expect(attachedName(contractAttachment(unnamed, ID, 'docx'))).toBe(`contract-${ID}.docx`);
  });
});
