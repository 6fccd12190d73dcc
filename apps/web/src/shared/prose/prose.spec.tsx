import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { theme } from '../../theme/create-theme.js';
import { Prose } from './prose.js';
import sample from './testing/sample.md';

const open = (values?: Record<string, string>) => {
  const router = createMemoryRouter([
    { path: '/', element: <Prose html={sample.html} {...(values && { values })} /> },
    { path: '/terms', element: <p>The terms</p> },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
};

describe(Prose, () => {
  it('names the anchors of the headings that ask for one', () => {
    open({ who: 'us' });

    expect(sample.sections).toEqual([{ id: 'first', text: 'First things' }]);
    expect(screen.getByRole('heading', { name: 'First things' }).id).toBe('first');
    expect(screen.getByRole('heading', { name: 'Without an anchor' }).id).toBe('');
  });

  it('writes values as text', () => {
    open({ who: '<b>us</b>' });

    expect(screen.getByText(/Ask <b>us<\/b> or read/)).toBeTruthy();
  });

  it('follows a link to another page without loading the app again', async () => {
    open({ who: 'us' });

    await userEvent.click(screen.getByRole('link', { name: 'the terms' }));

    expect(screen.getByText('The terms')).toBeTruthy();
  });
});
