import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '../../../theme/create-theme.js';
import { DropArea } from './drop-area.js';

const FILE = new File(['text'], 'contract.txt');

describe('the place for a file', () => {
  it('R-ANA-01 takes a file that was chosen before the app had come', () => {
    const chosen: (File | undefined)[] = [];
    const area = (
      <ThemeProvider theme={theme}>
        <DropArea
          file={undefined}
          problem={undefined}
          onChoose={(file) => chosen.push(file)}
          onStart={() => undefined}
        />
      </ThemeProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    const drawn = render(area);
    container.innerHTML = drawn.container.innerHTML;
    drawn.unmount();
    Object.defineProperty(container.querySelector('input[type=file]'), 'files', { value: [FILE] });
    render(area, { container, hydrate: true });
    expect(chosen).toEqual([FILE]);
  });

  it('R-ANA-01 moves no button from under a press when the file comes', () => {
    const area = (file: File | undefined) => (
      <ThemeProvider theme={theme}>
        <DropArea file={file} problem={undefined} onChoose={() => undefined} onStart={() => undefined} />
      </ThemeProvider>
    );
    const { rerender } = render(area(undefined));
    const [pick, start] = screen.getAllByRole('button');
    rerender(area(FILE));
    expect(screen.getAllByRole('button')).toEqual([pick, start]);
  });
});
