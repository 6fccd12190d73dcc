import { draftBoth } from '@pactwright/drafting';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import '@testing-library/jest-dom';
import { theme } from '../../theme/create-theme.js';
import { BilingualSheet } from './bilingual-sheet.js';

const answers = {
  contract_language: 'both',
  freelance_type: 'design',
  payment_structure: 'milestones',
  payment_amount: '4800',
  milestones: [
    { name: 'Design', date: '2027-01-29', amount: '30', unit: 'percent', acceptance: 'it is approved' },
    { name: 'Shop', date: '2027-03-26', amount: '70', unit: 'percent', acceptance: 'it is open' },
  ],
} as const;

describe(BilingualSheet.name, () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        matches: true,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('sets the cells of a stage below each other, each with the name of its column in its language', () => {
    const contract = draftBoth(
      { ...answers, milestones: [...answers.milestones] },
      { left: 'lt', prevails: 'lt' },
    );
    const { container } = render(
      <ThemeProvider theme={theme}>
        <BilingualSheet contract={contract} />
      </ThemeProvider>,
    );
    const rows = container.querySelectorAll('[data-table=milestones][data-kind=table-row]');
    expect(rows).toHaveLength(2);
    const names = (side: string) =>
      [...(rows[0]?.querySelectorAll<HTMLElement>(`td[lang=${side}] p`) ?? [])].map(
        (cell) => cell.dataset['label'],
      );
    expect(names('en')).toEqual([undefined, 'Milestone', 'Date', 'Amount', 'Accepted when']);
    expect(names('lt')).toEqual([undefined, 'Etapas', 'Terminas', 'Suma', 'Priimama, kai']);
  });
});
