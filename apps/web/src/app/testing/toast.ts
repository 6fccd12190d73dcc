import { screen } from '@testing-library/react';

/** The message on screen, and not its words in the log beside it, which stay when it has gone. */
export const toastOf = async (text: string | RegExp) =>
  expect(await screen.findByText(text, { selector: '[data-variant] p' })).toBeVisible();
