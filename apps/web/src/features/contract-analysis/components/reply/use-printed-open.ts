import { useEffect, useRef, type RefObject } from 'react';

/** Opens what is folded inside of an element while it is printed, where it cannot be opened any more. */
export function usePrintedOpen(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = (): void => {
      opened = [...(place.current?.querySelectorAll('details:not([open])') ?? [])].filter(
        (each) => each instanceof HTMLDetailsElement,
      );
      for (const each of opened) each.open = true;
    };
    const close = (): void => {
      for (const each of opened) each.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return place;
}
