import { ThemeProvider } from '@mui/material/styles';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { Answers } from '@pactwright/protocol';
import i18next from 'i18next';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import type { Suggestion } from './suggestion.js';
import { theme } from '../../theme/create-theme.js';
import { ReadyWording } from './ready-wording.js';

const show = (change: NonNullable<Suggestion['change']>, answers: Answers = {}) =>
  render(
    <ThemeProvider theme={theme}>
      <ReadyWording suggestion={{ change } as Suggestion} language="en" answers={answers} questions={[]} />
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

  it.each([
    ['en', '60', '(now: 60)', 'no answer', '(now: New York)'],
    ['lt', '60', '(dabar: 60)', 'be atsakymo', '(dabar: New York)'],
  ] as const)(
    'R-IMP-03 names the answer that it takes the place of, or takes away (%s)',
    async (language, days, now, none, city) => {
      await i18next.changeLanguage(language);
      show(
        { termination_notice_days: '30', court_city: '' },
        { termination_notice_days: days, court_city: 'New York' },
      );
      const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
      expect(shown).toEqual(['30', now, none, city]);
      await i18next.changeLanguage('en');
    },
  );
});
