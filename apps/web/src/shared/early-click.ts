declare global {
  interface Window {
    /** Made by the script of a page that was drawn at build (build/page-file.mjs): ends the watch, gives the last button. */
    earlyClick?: () => HTMLElement | undefined;
  }
}

/** Presses again the button that somebody pressed while the page was there and the app was not yet. */
export function repeatEarlyClick(): void {
  window.earlyClick?.()?.click();
}
