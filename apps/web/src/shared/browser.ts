/** Ways out of the page, in one place so that tests can watch them. */
export const browser = {
  leaveTo: (url: string): void => window.location.assign(url),
};
