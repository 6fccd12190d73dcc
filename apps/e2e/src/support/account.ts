import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@pactwright/protocol';
import { texts } from './texts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const someCredentials = (): Credentials => ({
  email: `somebody-${randomUUID()}@example.lt`,
  password: `Vasaros rytas ${randomUUID()}`,
});

/** The sign-in dialog and what tells who is signed in, as a user of it. */
export class AccountPages {
  private readonly auth: (key: string) => string;
  private readonly shell: (key: string) => string;

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.auth = texts(language, 'auth');
    this.shell = texts(language, 'shell');
  }

  get profileLink(): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: this.shell('profile.label') });
  }

  async submit({ email, password }: Credentials): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if (!(await dialog.isVisible()))
      await this.page
        .getByRole('banner')
        .getByRole('button', { name: this.shell('signIn.label') })
        .click();
    await dialog.getByLabel(this.auth('email')).fill(email);
    await dialog.getByLabel(this.auth('password'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: this.auth('login'), exact: true }).click();
  }

  /** An account made by the same dialog, which asks before it makes one. */
  async register(credentials: Credentials): Promise<void> {
    await this.submit(credentials);
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(credentials.email);
    await expect(this.profileLink).toBeHidden();
    await dialog.getByRole('button', { name: this.auth('register'), exact: true }).click();
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.profileLink).toBeVisible();
  }
}
