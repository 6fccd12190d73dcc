import { render, screen, within } from '@testing-library/react';
import { draft } from '@pactwright/drafting';
import { SheetItems } from './sheet-items.js';

describe(SheetItems.name, () => {
  it('C3 shows typed lists as lists in lists, and paragraphs as paragraphs', () => {
    const scope = 'We need:\n1. Wireframes\n2. Build\n- admin\n- shop\n3. Launch\n\nNothing else.';
    const { sections } = draft({ scope_of_work: scope }, 'lt');
    const described = sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'scope.description');
    if (described?.kind !== 'paragraph') throw new Error('there is no description');
    render(<SheetItems items={described.items} language="lt" />);

    const [numbered, bullets] = screen.getAllByRole('list');
    expect([numbered?.tagName, bullets?.tagName]).toEqual(['OL', 'UL']);
    const build = within(screen.getByText('Build:').closest('li') ?? document.body);
    expect(build.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['admin;', 'shop;']);
    expect(build.getByText(`${described.number}.2.`).tagName).toBe('SPAN');
    for (const words of ['We need:', 'Nothing else.']) {
      expect(screen.getByText(words).closest('li')).toBeNull();
    }
  });
});
