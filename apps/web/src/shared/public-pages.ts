import { paths } from './paths.js';

/** The pages that search engines should know, articles of the blog aside. */
export const PUBLIC_PAGES: readonly string[] = [
  paths.home,
  paths.newContract,
  paths.analyze,
  paths.services,
  paths.about,
  paths.accuracy,
  paths.blog,
  paths.privacy,
  paths.terms,
  paths.refund,
];

export const isPublicPage = (pathname: string): boolean =>
  PUBLIC_PAGES.includes(pathname) || pathname.startsWith(`${paths.blog}/`);
