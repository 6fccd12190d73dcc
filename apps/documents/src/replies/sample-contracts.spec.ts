import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { check, proposals, together } from '@pactwright/drafting';
import { readFile as readUpload } from '../extraction/read-file.js';
import { redline } from '../redline/redline.js';
import { editsOf } from './edits-of.js';

const SAMPLES = path.join(import.meta.dirname, '../../../../docs/how-to/samples');

/* Those that the how-to of the reply begins with. */
describe('the sample contracts of a client', () => {
  it.each([
    [
      'en',
      /liability of either party is limited to the Fees payable/u,
      /EUR 15,000|immediate effect|no fees are payable|may not terminate/u,
    ],
    [
      'lt',
      /pereina Užsakovui, kai sumokėtas visas atlygis/u,
      /8 000 Eur|be išankstinio įspėjimo|už nebaigtus Darbus|neturi teisės nutraukti/u,
    ],
  ] as const)(
    'R29 are read, much found in, and answered in the file itself (%s)',
    async (language, ours, theirs) => {
      const bytes = await readFile(path.join(SAMPLES, `client-contract.${language}.docx`));
      const read = await readUpload(bytes, '.docx');
      if (read.outcome !== 'text') throw new Error(read.reason);
      const { text } = read;
      const { document, findings, parties, textLanguage } = check(text, { language });

      expect([document, textLanguage]).toEqual(['contract', language]);
      expect(parties.map(({ isCertain }) => isCertain)).toEqual([true, true]);
      expect(findings.filter(({ riskFactor }) => riskFactor >= 3).length).toBeGreaterThanOrEqual(12);
      const input = { text, findings, parties, textLanguage: language, language };
      const chosen = together(
        text,
        language,
        proposals(input).filter(({ way }) => way === 'change'),
      );
      expect(chosen.length).toBeGreaterThanOrEqual(8);
      const points = chosen.map((proposal) => ({ proposal, way: 'change' as const }));
      const made = await redline(bytes, editsOf(points, input), {
        author: 'Lina',
        date: '2027-03-05T12:00:00Z',
      });
      if (made.outcome !== 'made') throw new Error('not made');
      expect(made.displaced).toBe(0);
      const after = await readUpload(made.bytes, '.docx');
      if (after.outcome !== 'text') throw new Error(after.reason);
      expect(after.text).toMatch(ours);
      expect(after.text).not.toMatch(theirs);
      /* The stages of its table are a price. */
      expect(findings.map(({ id }) => id)).not.toContain('fees.no-amount');
    },
  );
});
