import { jest } from '@jest/globals';
import { readersPlace, returnTo } from './readers-place.js';

const standAt = (tops: Readonly<Record<string, number>>): void => {
  document.body.innerHTML = `<main>${Object.keys(tops)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join('')}</main>`;
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
  }
};

describe('the place of a reader', () => {
  const scrollBy = jest.fn();
  beforeEach(() => {
    scrollBy.mockReset();
    window.scrollBy = scrollBy;
  });

  it('is the last heading that they have come to', () => {
    standAt({ use: -900, cookies: 80, contact: 700 });
    expect(readersPlace()).toEqual({ id: 'cookies', top: 80 });
  });

  it('is none above the first heading', () => {
    standAt({ use: 600 });
    expect(readersPlace()).toBeUndefined();
  });

  it('is found again when the text above it has become longer', () => {
    standAt({ use: -1_020, cookies: 210 });
    returnTo({ id: 'cookies', top: 80 });
    expect(scrollBy).toHaveBeenCalledWith({ top: 130, behavior: 'instant' });
  });

  it('stays where nothing moved or the other text has no such heading', () => {
    standAt({ cookies: 80 });
    returnTo({ id: 'cookies', top: 80 });
    returnTo({ id: 'gone', top: 80 });
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
