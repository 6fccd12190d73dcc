import '@testing-library/jest-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusFallback } from './use-focus-fallback.js';

const headingOf = (leaving: HTMLElement) => leaving.closest('section')?.querySelector('h2');

/** An act that is done for good: the answer takes its button away, and the question with it. */
function Act({ isOver = false }: { isOver?: boolean }) {
  const [state, setState] = useState<'offered' | 'asked' | 'done'>('offered');
  const fallback = useFocusFallback(headingOf);
  return (
    <section>
      <h2 tabIndex={-1}>Payment</h2>
      {state !== 'done' && !isOver && (
        <>
          <Button ref={fallback} onClick={() => setState('asked')}>
            Refund
          </Button>
          <Dialog open={state === 'asked'}>
            <Button onClick={() => setState('done')}>Yes</Button>
          </Dialog>
        </>
      )}
    </section>
  );
}

describe(useFocusFallback.name, () => {
  it('takes the focus of a button that leaves while the dialog that it has opened is still there', async () => {
    const user = userEvent.setup();
    render(<Act />);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus());
  });

  it('takes no focus that the button has not had', async () => {
    const { rerender } = render(<Act />);
    rerender(<Act isOver />);
    expect(screen.queryByRole('button')).toBeNull();
    await new Promise(requestAnimationFrame);
    expect(document.body).toHaveFocus();
  });
});
