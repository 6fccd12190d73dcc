import { render } from '@testing-library/react';
import { draft } from '@pactwright/drafting';
import { SheetTable } from './sheet-blocks.js';

const answers = {
  freelance_type: 'design',
  payment_structure: 'milestones',
  payment_amount: '4800',
  milestones: [
    { name: 'Design approved', date: '2027-01-29', amount: '30', unit: 'percent' },
    { name: 'Shop open', date: '2027-03-26', amount: '70', unit: 'percent' },
  ],
} as const;

describe(SheetTable.name, () => {
  it('names the column in each cell, for windows in which the columns stand below each other', () => {
    const { sections } = draft({ ...answers, milestones: [...answers.milestones] }, 'en');
    const tables = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const { container, unmount } = render(<SheetTable table={table} isActive={undefined} />);
      for (const row of container.querySelectorAll('tbody tr'))
        expect([...row.querySelectorAll('td')].map((cell) => cell.dataset['label'])).toEqual(table.head);
      unmount();
    }
  });
});
