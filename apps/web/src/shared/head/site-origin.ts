/** The site's own address as the server has written it into the page; where no server did, the one that was asked for. */
export const siteOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? window.location.origin;
