import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { theme } from '../../../theme/create-theme.js';
import { DropArea } from './drop-area.js';

const FILE = new File(['text'], 'contract.txt');

/** Layout effects come before the others: the file is there before the app takes the page over. */
function ChosenEarly({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    Object.defineProperty(document.querySelector('input[type=file]'), 'files', { value: [FILE] });
  }, []);
  return children;
}

describe('the place for a file', () => {
  it('R-ANA-01 takes a file that was chosen before the app had come', () => {
    const chosen: (File | undefined)[] = [];
    render(
      <ThemeProvider theme={theme}>
        <ChosenEarly>
          <DropArea
            file={undefined}
            problem={undefined}
            onChoose={(file) => chosen.push(file)}
            onStart={() => undefined}
          />
        </ChosenEarly>
      </ThemeProvider>,
    );
    expect(chosen).toEqual([FILE]);
  });
});
