import fs from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { DocumentFormat, Language } from '@pactwright/protocol';
import { texts } from './texts.js';

/** Downloads the first contract on the page as a visitor would. */
export async function download(page: Page, language: Language, format: DocumentFormat): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: texts(language, 'common')(`download.${format}`) })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^\\p{Lu}.* \\((?:EN|LT|EN-LT|LT-EN)\\)\\.${format}$`, 'u'),
  );
  return fs.readFile(await file.path());
}
