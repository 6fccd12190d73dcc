/** Ways out of the page, in one place so that tests can watch them. */
export const browser = {
  reload: (): void => window.location.reload(),
  leaveTo: (url: string): void => window.location.assign(url),
};
