import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let isAsked = false;
jest.unstable_mockModule('./tooltip-bubble.js', () => {
  isAsked = true;
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ActionTooltip } = await import('./action-tooltip.js');

describe('the bubble of an action', () => {
  it('R-SHELL-02 leaves the page as it is where its code cannot be had', async () => {
    render(
      <ActionTooltip title="Language" description="English or Lithuanian">
        <button>EN</button>
      </ActionTooltip>,
    );
    await userEvent.hover(screen.getByRole('button', { name: 'EN' }));
    await waitFor(() => expect(isAsked).toBe(true));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('button', { name: 'EN' })).toBeVisible();
    expect(screen.queryByText('English or Lithuanian')).not.toBeInTheDocument();
  });
});
