import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showInDocument } from '../head/document-head.js';
import { HeadPlaceContext } from '../head/head-place.js';
import { headTags, type HeadTag, type PageHead } from '../head/head-tags.js';
import { siteOrigin } from '../head/site-origin.js';
import { useLanguage } from '../i18n/use-language.js';
import { isPublicPage } from '../public-pages.js';

/** What the window's title, search engines and shared links say about the page. */
export function usePageHead(head: PageHead): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const file = useContext(HeadPlaceContext);
  const tags = headTags(head, {
    origin: file?.origin ?? siteOrigin(),
    pathname,
    language,
    isPublic: isPublicPage(pathname),
  });
  file?.show(tags);
  const told = JSON.stringify(tags);
  useEffect(() => showInDocument(JSON.parse(told) as HeadTag[]), [told]);
}
