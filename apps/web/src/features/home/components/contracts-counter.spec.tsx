/** @jest-environment node */
import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { theme } from '../../../theme/create-theme.js';
import { ContractsCounter } from './contracts-counter.js';

describe(ContractsCounter.name, () => {
  it('R-HOME-03 states the figure in the file of the page, where nothing can count', async () => {
    await startI18n({ resources });
    const markup = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <ContractsCounter />
      </ThemeProvider>,
    );
    const [, shown = ''] = /<strong[^>]*>(.*?)<\/strong>/.exec(markup) ?? [];
    expect(shown).toBe('12,358');
  });
});
