import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { theme } from '../../../theme/create-theme.js';
import { PrerenderedStepContext } from '../model/prerendered-step-context.js';
import { PrerenderedStep } from './prerendered-step.js';
import { WizardPlaceholder } from './wizard-loading.js';

beforeAll(() => startI18n({ resources }));

const show = (isByBuild: boolean) =>
  render(
    <ThemeProvider theme={theme}>
      <PrerenderedStepContext value={isByBuild && <PrerenderedStep language="en" />}>
        <WizardPlaceholder text="Loading wizard..." />
      </PrerenderedStepContext>
    </ThemeProvider>,
  );

describe('the wizard before its questions have come', () => {
  it('R-WIZ-04 says that it is loading', () => {
    show(false);
    expect(screen.getByRole('status')).toHaveTextContent('Loading wizard...');
  });

  it('shows in the file of its page what a newcomer is asked first, and lets nobody answer yet', () => {
    show(true);
    const hidden = { hidden: true };
    expect(screen.getByRole('heading', { name: 'Contract Overview', ...hidden })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Scope of Work', ...hidden })).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Scope of Work' })).not.toBeInTheDocument();
    expect(screen.getByText('Loading wizard...')).toBeVisible();
  });
});
