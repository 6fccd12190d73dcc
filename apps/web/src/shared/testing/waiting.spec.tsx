import { render, screen, waitFor } from '@testing-library/react';

const SHORT = { timeout: 100 };

/* The errors are made in `apps/web/test/jsdom-patience.mjs`. */
describe('a wait in vain', () => {
  it('says what is missing, and shows the page', async () => {
    render(<p>there</p>);
    const shown = /Unable to find an element with the text: something.*body.*there/s;
    await expect(waitFor(() => screen.getByText('something'), SHORT)).rejects.toMatchObject({
      name: 'TestingLibraryElementError',
      message: expect.stringMatching(shown),
      stack: expect.stringMatching(shown),
    });
  });

  it('shows what was found too often', async () => {
    render(
      <>
        <p>twice</p>
        <b>twice</b>
      </>,
    );
    await expect(screen.findByText('twice', {}, SHORT)).rejects.toThrow(
      /multiple elements with the text: twice.*matching elements.*<.*p.*twice.*<.*b.*twice/s,
    );
  });
});
