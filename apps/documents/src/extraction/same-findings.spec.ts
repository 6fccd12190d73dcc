import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentText, draft, draftBoth, textIn, unwrap } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { Document, Packer, Paragraph } from 'docx';
import { buildDocx } from '../docx/build-docx.js';
import { kindsByTurns } from '../testing/kinds-by-turns.js';
import { saidOf } from '../testing/said-of.js';

const HELD_OUT = path.join(import.meta.dirname, '../../../../libs/drafting/corpus/contracts/held-out');
/* Contracts of other authors, which are not part of the project and may not be there. */
const SHARED = path.join(import.meta.dirname, '../../../../../shared/data/checker/a');
const OTHERS = [HELD_OUT, SHARED].filter(existsSync).flatMap((directory) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => path.join(directory, name)),
);

const saidOfText = (text: string): Promise<readonly string[]> => saidOf(Buffer.from(text), '.txt');

/** A Word file of it by somebody who types numbers, every paragraph like the other. */
const typedInWord = (text: string): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: unwrap(text)
            .filter((line) => line.trim() !== '')
            .map((line) => new Paragraph(line)),
        },
      ],
    }),
  );

const wrapped = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/(.{1,78})(?: |$)/gu, '$1\n').trimEnd())
    .join('\n');

describe('R-ANA-02 the same contract is told the same', () => {
  it.each(kindsByTurns(0))(
    'our own, as text, as text in short lines, and as a Word file: %s, %s',
    async (type, language) => {
      const contract = draft(goldenAnswers(type, language), language);
      const said = await saidOf(await buildDocx(contract), '.docx');

      expect(said.length).toBeGreaterThan(1);
      expect(await saidOfText(documentText(contract))).toEqual(said);
      expect(await saidOfText(wrapped(documentText(contract)))).toEqual(said);
    },
  );

  it.each(kindsByTurns(1))(
    'our own in two columns, and the text that prevails alone: %s, %s',
    async (type, prevails) => {
      const both = draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails });
      const said = await saidOf(await buildDocx(both), '.docx');

      expect(said.length).toBeGreaterThan(1);
      expect(await saidOfText(documentText(textIn(both, prevails)))).toEqual(said);
    },
  );

  it.each(OTHERS.map((file) => [path.basename(file), file] as const))(
    'those of others, as text, as text in short lines, and as a Word file: %s',
    async (_, file) => {
      const text = readFileSync(file, 'utf8');
      const said = await saidOfText(text);

      expect(said.length).toBeGreaterThan(2);
      expect(await saidOfText(wrapped(text))).toEqual(said);
      expect(await saidOf(await typedInWord(text), '.docx')).toEqual(said);
    },
  );
});
