import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is drawn by the build, and while the browser takes over what the build has drawn. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether the element stood in the file of the page before any script ran; it stays so as long as it is shown. */
export function useIsFromFile(): boolean {
  const isTakenOver = useIsTakenOver();
  const [isFromFile] = useState(!isTakenOver && typeof window !== 'undefined');
  return isFromFile;
}
