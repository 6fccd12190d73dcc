import type { Page } from '@playwright/test';

/** Waits until a service worker has the page, which is when the browser keeps what it needs to open it by itself. */
export async function untilInstalled(page: Page): Promise<void> {
  /* It is fetched when the page is used for the first time. */
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const { active } = await serviceWorker.ready;
    while (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}
