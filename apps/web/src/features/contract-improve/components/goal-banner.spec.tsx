import { ThemeProvider } from '@mui/material/styles';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { theme } from '../../../theme/create-theme.js';
import { checksOf } from '../model/checks.js';
import { anImproveState } from '../../../shared/testing/improve-state.js';
import { GoalBanner } from './goal-banner.js';

const checks = checksOf(anImproveState(), 'en');
const show = (open: number, held: number) =>
  render(
    <ThemeProvider theme={theme}>
      <GoalBanner checks={checks} marked={{ count: 2, open }} held={held} />
    </ThemeProvider>,
  );
const passing = () => screen.queryByText(/checks pass now/);

describe(GoalBanner.name, () => {
  beforeAll(async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
    await i18next.changeLanguage('en');
  });

  it('R-IMP-01 is silent about the checks only where nothing but a held text is open', () => {
    expect(checks.every(({ isPassed }) => isPassed)).toBe(true);
    const { unmount } = show(0, 1);
    expect(screen.getByText('1 of your texts is not in the contract yet')).toBeVisible();
    expect(passing()).not.toBeInTheDocument();
    unmount();
    show(1, 1);
    expect(screen.getByText('Still open: 1 suggestion marked *')).toBeVisible();
    expect(passing()).toBeVisible();
  });
});
