import type { Page } from '@playwright/test';
import { AccountPages } from './account.js';
import { texts } from './texts.js';

/** The editor's words. */
export const t = texts('en', 'wizard-editor');
/** With this in the place of what changes. */
export const named = (key: string, name: string): string => t(key).replace(/\{\{\w+\}\}/, name);

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test -- e2e\`.`);
  return value;
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/?lng=en');
  const account = new AccountPages(page, 'en');
  await account.submit({ email: given('E2E_ADMIN_EMAIL'), password: given('E2E_ADMIN_PASSWORD') });
  await account.expectSignedIn();
}
