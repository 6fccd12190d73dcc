import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import type { Language } from '@pactwright/protocol';
import { render, screen } from '@testing-library/react';
import { theme } from '../../../theme/create-theme.js';
import { FirstSheet } from './first-sheet.js';

const show = (language: Language) =>
  render(
    <ThemeProvider theme={theme}>
      <FirstSheet language={language} />
    </ThemeProvider>,
  );

describe('the sheet beside an empty wizard', () => {
  beforeEach(() => {
    document.head.innerHTML = '<template id="first-sheet" lang="lt"><h2>Paslaugų sutartis</h2></template>';
  });
  afterEach(() => document.head.replaceChildren());

  it('shows the contract that the file of the page brought', () => {
    show('lt');
    expect(screen.getByRole('heading', { name: 'Paslaugų sutartis' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'lt');
  });

  it('shows no words in another language than the contract will have', () => {
    show('en');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
