import { expect, type Locator } from '@playwright/test';
import type { Stage } from '../place.js';

/** Presses the button of that name: a text of the interface. */
export const press =
  (name: string, values?: Readonly<Record<string, string>>) =>
  ({ page, t }: Stage): Promise<void> =>
    page
      .getByRole('button', { name: t(name, values) })
      .first()
      .click();

export const dialogOf = ({ page }: Stage): Locator => page.getByRole('dialog');

/** Presses the button that opens a dialog, which may have to be fetched. */
export const open =
  (name: string) =>
  async (stage: Stage): Promise<void> => {
    await press(name)(stage);
    await expect(dialogOf(stage)).toBeVisible();
  };

/** One after the other. */
export const inTurn =
  (...acts: readonly ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const act of acts) {
      await act(stage);
      await stage.settled();
    }
  };

/** Presses a button inside the dialog that is open. */
export const pressInDialog =
  (name: string) =>
  (stage: Stage): Promise<void> =>
    dialogOf(stage)
      .getByRole('button', { name: stage.t(name), exact: true })
      .click();

export const expectAlert = ({ page }: Stage): Promise<void> =>
  expect(page.getByRole('alert').first()).toBeVisible();

/** The lists of somebody's contracts. */
export const OWN_CONTRACTS = /\/api\/contracts(\/user-contracts)?(\?|$)/;

/** Nothing of this part of the API answers. */
export const failing =
  (address: RegExp, status = 503) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route(address, (route) =>
      route.fulfill({ status, contentType: 'application/json', body: '{}' }),
    );
  };
