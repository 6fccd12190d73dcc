import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { createStore } from '../../../shared/store/store.js';
import { theme } from '../../../theme/create-theme.js';
import { StepBar } from './step-bar.js';

describe(StepBar.name, () => {
  beforeAll(async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
  });

  it('R-WIZ-07 draws every step where no window is known, as in the build: the styles show as many as fit', () => {
    const steps = defaultSteps('en');
    const { container } = render(
      <Provider store={createStore()}>
        <ThemeProvider theme={theme}>
          <StepBar steps={steps} current={0} onJump={() => undefined} />
        </ThemeProvider>
      </Provider>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(steps.length);
    expect(container).toHaveTextContent(steps.at(-1)?.title ?? '');
  });
});
