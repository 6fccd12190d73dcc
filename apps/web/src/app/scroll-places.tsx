import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';

/* Every page that is opened anew has the same key: without its address it would take over the place of the last one. */
const placeOf = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;

/**
 * Opens each page at its top, or where it was left. The page that the app comes to stays where it is: somebody may be reading
 * further down already, or pressing a link there.
 */
export function ScrollPlaces() {
  const topRef = useRef(0);
  /* Effects run in this order, all of them before anything is painted. */
  return (
    <>
      <NotePlace topRef={topRef} />
      <ScrollRestoration getKey={placeOf} />
      <KeepPlace topRef={topRef} />
    </>
  );
}

function NotePlace({ topRef }: { topRef: RefObject<number> }) {
  useLayoutEffect(() => {
    topRef.current = window.scrollY;
  }, [topRef]);
  return null;
}

/** An address with a place of its own in the page is gone to all the same. */
function KeepPlace({ topRef }: { topRef: RefObject<number> }) {
  useLayoutEffect(() => {
    if (!window.location.hash) window.scrollTo({ top: topRef.current, behavior: 'instant' });
  }, [topRef]);
  return null;
}
