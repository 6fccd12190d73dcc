import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { CharactersLeft } from './characters-left.js';

describe(CharactersLeft.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['en', '1190 characters left', '2 characters too many'],
    ['lt', 'Liko 1190 ženklų', 'Viršyta 2 ženklais'],
  ] as const)('says aloud in a pause what it shows, and nothing older (%s)', async (language, room, over) => {
    await (await startI18n({ resources })).changeLanguage(language);
    const { rerender } = render(<CharactersLeft left={1200} />);
    const spoken = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(999));
    rerender(<CharactersLeft left={1190} />);
    act(() => jest.advanceTimersByTime(999));
    expect(spoken).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(spoken).toHaveTextContent(room);
    rerender(<CharactersLeft left={-2} />);
    expect(spoken).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1_000));
    expect(spoken).toHaveTextContent(over);
  });
});
