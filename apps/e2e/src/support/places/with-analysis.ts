import type { ContractAnalysis, Language, UploadRunView } from '@pactwright/protocol';
import type { Stage } from '../place.js';

const VIEW = /\/api\/analyze\/runs\/[^/]+$/;

/** The check as it is, but for what is changed in it. */
export const withAnalysis =
  (change: (analysis: ContractAnalysis, language: Language) => ContractAnalysis) =>
  async ({ page, language }: Stage): Promise<void> => {
    await page.route(VIEW, async (route) => {
      const response = await route.fetch();
      const view = (await response.json()) as UploadRunView;
      await route.fulfill({
        response,
        json: { ...view, analysis: view.analysis && change(view.analysis, language) },
      });
    });
  };
