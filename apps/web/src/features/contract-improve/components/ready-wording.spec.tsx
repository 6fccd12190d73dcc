import { ThemeProvider } from '@mui/material/styles';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { theme } from '../../../theme/create-theme.js';
import { ReadyWording } from './ready-wording.js';

const show = (change: NonNullable<Suggestion['change']>) =>
  render(
    <ThemeProvider theme={theme}>
      <ReadyWording suggestion={{ change } as Suggestion} language="en" questions={[]} />
    </ThemeProvider>,
  );

describe(ReadyWording.name, () => {
  beforeAll(async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
    await i18next.changeLanguage('en');
  });

  it('R-IMP-03 shows a changed list line by line, as it will stand in the answer', () => {
    show({ exclusions: 'Printing\nTrademark search' });
    const value = screen.getByRole('definition');
    expect(value.textContent).toBe('Printing\nTrademark search');
    expect(value).toHaveStyle({ display: 'block', whiteSpace: 'pre-line' });
  });

  it('R-IMP-03 shows a single value beside its question', () => {
    show({ court_city: 'Vilnius' });
    expect(screen.getByRole('definition')).toHaveStyle({ display: 'inline' });
    expect(screen.getByText('Vilnius')).toBeVisible();
  });
});
