import { expect } from '@playwright/test';
import { OWN_WORDS, type Things } from '../people.js';
import type { Place, Stage } from '../place.js';
import { WizardPage } from '../wizard-page.js';
import { failing, inTurn, press } from './acts.js';

const DRAWER = [360, 768] as const;
const SUMMARY = 5;

const wizardOf = ({ page, language }: Stage) => new WizardPage(page, language);
const resumed =
  (thing: keyof Things) =>
  (things: Things): string =>
    `/contract/new?contractId=${things[thing]}`;

const toStep =
  (number: number) =>
  async (stage: Stage): Promise<void> => {
    await wizardOf(stage).jump(number);
    await wizardOf(stage).expectStep(number);
  };

/* What was found the last time is still there: then it is asked for again. */
const analyse = ({ page, t }: Stage): Promise<void> =>
  page
    .getByRole('button', { name: t('contract-wizard:analyse') })
    .or(page.getByRole('button', { name: t('contract-wizard:analyseAgain') }))
    .click();

const analysed = inTurn(toStep(SUMMARY), analyse, ({ page }) =>
  expect(page.getByRole('switch').first()).toBeVisible({ timeout: 30_000 }),
);

const twoTexts = ({ page }: Stage): Promise<void> =>
  expect(page.getByTestId('contract-sheet').getByRole('tab')).toHaveCount(2);

async function nothingChosen({ page }: Stage): Promise<void> {
  const chosen = page.getByRole('switch', { checked: true });
  for (let left = await chosen.count(); left > 0; left -= 1) await chosen.first().uncheck();
}

async function improving(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await page.getByRole('switch', { checked: false }).first().check();
  await press('contract-wizard:improve')(stage);
  await expect(page.getByRole('heading', { level: 1, name: t('contract-improve:title') })).toBeVisible();
}

/** From the first question to the improvements. */
export const wizardPlaces: readonly Place[] = [
  { name: 'a new contract', who: 'visitor', at: '/contract/new' },
  {
    name: 'a new contract, errors shown',
    who: 'visitor',
    at: '/contract/new',
    reach: press('contract-wizard:next'),
  },
  {
    name: 'a list of choices',
    who: 'visitor',
    at: '/contract/new',
    reach: ({ page }) => page.locator('#wizard-freelance_type').click(),
  },
  {
    name: 'the calendar',
    who: 'visitor',
    at: '/contract/new',
    reach: async ({ page }) => {
      await page.locator('#wizard-starting_work_date-calendar').click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'the contract in the drawer',
    who: 'user',
    at: resumed('written'),
    widths: DRAWER,
    reach: inTurn(press('contract-wizard:showPreview'), (stage) =>
      expect(stage.page.getByTestId('contract-sheet')).toContainText(OWN_WORDS[0]),
    ),
  },
  ...[2, 3, 4].map((number): Place => ({
    name: `step ${number}`,
    who: 'user',
    at: resumed('written'),
    reach: toStep(number),
  })),
  ...[1, 2, 3].map((number): Place => ({
    name: `step ${number}, in both languages`,
    who: 'user',
    at: resumed('both'),
    reach: toStep(number),
  })),
  {
    name: 'the contract in the drawer, in both languages',
    who: 'user',
    at: resumed('both'),
    widths: DRAWER,
    reach: inTurn(press('contract-wizard:showPreview'), twoTexts),
  },
  {
    name: 'the summary, in both languages',
    who: 'user',
    at: resumed('both'),
    reach: toStep(SUMMARY),
  },
  {
    name: 'a contract that is not yours',
    who: 'newcomer',
    at: '/contract/new?contractId=00000000-0000-4000-8000-000000000000',
  },
  { name: 'the summary', who: 'user', at: resumed('written'), reach: toStep(SUMMARY) },
  {
    name: 'the summary, answers shown',
    who: 'user',
    at: resumed('written'),
    reach: inTurn(toStep(SUMMARY), press('contract-wizard:review')),
  },
  { name: 'the summary, analysed', who: 'user', at: resumed('written'), reach: analysed },
  {
    name: 'the summary, nothing chosen',
    who: 'user',
    at: resumed('written'),
    reach: inTurn(analysed, nothingChosen, press('contract-wizard:improve')),
  },
  {
    name: 'the summary, analysis failed',
    who: 'user',
    at: resumed('written'),
    before: failing(/\/api\/contracts\/analyze/),
    reach: inTurn(toStep(SUMMARY), analyse),
  },
  { name: 'improving', who: 'user', at: resumed('wanted'), reach: inTurn(analysed, improving) },
  { name: 'nothing to improve', who: 'visitor', at: '/contract/improve?stateId=unknown' },
];
