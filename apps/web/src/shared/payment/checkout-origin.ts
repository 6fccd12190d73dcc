const KEY = 'pactwright.checkout-origin';

/** The address of our own that the reader left for the checkout from, for the way back without paying. */
export const rememberOrigin = (address: string): void => sessionStorage.setItem(KEY, address);

export function takeOrigin(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return address;
}
