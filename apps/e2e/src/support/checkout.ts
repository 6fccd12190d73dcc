import { expect, type Page } from '@playwright/test';
import type { Language } from '@pactwright/protocol';

/** How the hosted page of the stand-in names the ways to pay; its texts are not the product's. */
const LABELS = {
  en: {
    good: 'A card that pays Card',
    declined: 'A card that is declined Card',
    transfer: 'A bank transfer that arrives in a minute',
    pay: /^(Pay|Subscribe for) /,
    back: 'Go back without paying',
    standIn: 'No money moves',
  },
  lt: {
    good: 'Kortelė, kuria sumokama Kortelė',
    declined: 'Kortelė, kuri atmetama Kortelė',
    transfer: 'Banko pavedimas, kuris ateina per minutę',
    pay: /^(Sumokėti|Prenumeruoti už) /,
    back: 'Grįžti nesumokėjus',
    standIn: 'Pinigai nejuda',
  },
} as const;

export type Means = 'good' | 'declined' | 'transfer';

/** The hosted checkout page, as a payer uses it. */
export class CheckoutPage {
  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {}

  private get labels(): (typeof LABELS)[Language] {
    return LABELS[this.language];
  }

  async expectOpen(amount: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/pay\/cs_test_/);
    await expect(this.page.getByText(this.labels.standIn)).toBeVisible();
    await expect(this.page.getByText(amount).first()).toBeVisible();
  }

  async pay(means: Means, email: string): Promise<void> {
    await this.page.getByRole('textbox').first().fill(email);
    await this.page.getByRole('radio', { name: this.labels[means] }).check();
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: this.labels.pay }).click();
  }

  async expectDeclined(): Promise<void> {
    await expect(this.page.getByRole('alert')).toBeVisible();
  }

  goBack(): Promise<void> {
    return this.page.getByRole('link', { name: this.labels.back }).click();
  }
}
