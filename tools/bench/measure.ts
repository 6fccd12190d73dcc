import { measureCompareFiles } from './measuring/compare-files.ts';
import { measureComparisons } from './measuring/comparisons.ts';
import { measureFlood } from './measuring/flood.ts';
import { measureJourney } from './measuring/journey.ts';
import { measurePages } from './measuring/pages.ts';
import { measurePdfStandards } from './measuring/pdf-standards.ts';
import { measureRedline } from './measuring/redline.ts';
import { measureCompareOracle, measureRedlineOracle } from './measuring/redline-oracle.ts';
import { measureRedlineValidator } from './measuring/redline-validator.ts';
import { measureSixtyPages } from './measuring/sixty-pages.ts';
import { measureUploads } from './measuring/uploads.ts';
import { Problem } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';

type Measure = (children: Children, parts: readonly string[]) => Promise<void>;

const measurements = new Map([
  ['journey', measureJourney],
  ['flood', measureFlood],
  ['uploads', measureUploads],
  ['comparisons', measureComparisons],
  ['redline', measureRedline],
  ['sixty-pages', measureSixtyPages],
  ['redline-oracle', measureRedlineOracle],
  ['compare-oracle', measureCompareOracle],
  ['compare-files', measureCompareFiles],
  ['redline-validator', measureRedlineValidator],
  ['pages', measurePages],
  ['pdf-standards', measurePdfStandards],
  /* What they measure with takes long to load. */
  ['walk', async (children) => (await import('./measuring/walk.ts')).measureWalk(children)],
  ['web', async (children, parts) => (await import('./measuring/web.ts')).measureWeb(children, parts)],
] as [string, Measure][]);

/**
 * npm run measure [-- journey | flood | uploads | comparisons | redline [files] | sixty-pages | redline-oracle [files] |
 * compare-oracle [files] | compare-files [pairs] [seed] [wrong] | redline-validator [files] | pages | pdf-standards | walk | web]: figures
 * of a stack of its own on this machine: of the way from a start to a file, of what a flood of sign-ins does to everybody else, of how long an uploaded file is checked, of what
 * people do until they have a file that can be signed; and without a stack of edits that are written into Word files, of a version that
 * comes back as a PDF, of how many pages
 * contracts have and which standards they meet, or of the web app (all of it, or the parts that are named).
 */
export default async function measureAsked(children: Children): Promise<number> {
  const [asked = 'journey', ...parts] = process.argv.slice(2);
  const measure = measurements.get(asked);
  if (!measure)
    throw new Problem(
      `There is no measurement "${asked}"; there are ${[...measurements.keys()].join(', ')}.`,
    );
  await measure(children, parts);
  return 0;
}
