import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The heading that the address names gets the focus once the text is there, so that a screen reader and the next Tab go on
 * from it. What the fonts move on arrival is scrolled back into place.
 */
export function useFocusOnAnchor(html: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!heading) return undefined;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    let isLeft = false;
    const top = heading.getBoundingClientRect().top;
    void document.fonts?.ready.then(() => {
      if (!isLeft && heading.getBoundingClientRect().top !== top) heading.scrollIntoView();
    });
    return () => void (isLeft = true);
  }, [html, hash, key]);
}
