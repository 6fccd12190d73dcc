/* eslint-disable @nx/enforce-module-boundaries -- The page is about every service, and nothing is made from this file. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { baseConfig } from '@pactwright/server-kit';
import { formatted } from '#tools/launch/formatted.mjs';
import { configSchema as aiWorker } from '../../apps/ai-worker/src/config.js';
import { configSchema as billing } from '../../apps/billing/src/config.js';
import { configSchema as contracts } from '../../apps/contracts/src/config.js';
import { configSchema as documents } from '../../apps/documents/src/config.js';
import { configSchema as gateway } from '../../apps/gateway/src/config.js';
import { configSchema as i18n } from '../../apps/i18n/src/config.js';
import { configSchema as identity, databaseConfigSchema } from '../../apps/identity/src/config.js';
import { configSchema as wizardConfig } from '../../apps/wizard-config/src/config.js';
import { configurationPage } from './configuration-page.js';

const file = path.resolve(import.meta.dirname, '../../docs/configuration.md');
const services = [
  { service: 'gateway', schema: gateway },
  { service: 'identity', schema: identity },
  { service: 'identity, when it brings its database up to date', schema: databaseConfigSchema },
  { service: 'wizard-config', schema: wizardConfig },
  { service: 'contracts', schema: contracts },
  { service: 'documents', schema: documents },
  { service: 'billing', schema: billing },
  { service: 'i18n', schema: i18n },
  { service: 'ai-worker', schema: aiWorker },
];

describe(configurationPage.name, () => {
  it('is what docs/configuration.md holds', async () => {
    const page = await formatted(file, configurationPage(z.object(baseConfig), services));
    if (process.env.WRITE_DOCS) writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });

  it('refuses a variable that nobody has described', () => {
    const schema = z.object({ BARE: z.string() });
    expect(() => configurationPage(schema, [])).toThrow('BARE has no description');
  });

  it('says what is needed, what is unset and what it is otherwise', () => {
    const schema = z.object({
      A: z.url().describe('One.'),
      B: z.coerce.number().default(3).describe('Two.'),
      C: z.string().optional().describe('Three | four.'),
    });
    const page = configurationPage(z.object({}), [{ service: 'x', schema }]);
    expect(page).toContain('| `A` | One. | needed |');
    expect(page).toContain('| `B` | Two. | `3` |');
    expect(page).toContain('| `C` | Three \\| four. | unset |');
  });
});
