import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentText, draft, WORK_TYPES, type DraftDocument } from '@pactwright/drafting';
import { PEOPLE } from '../testing/people.js';
import { walk } from '../testing/walk.js';
import { checksOf } from './checks.js';

const LANGUAGES = ['en', 'lt'] as const;
const cases = WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const));
/** Where the contracts are written to, for whoever wants to read them whole. */
const FOLDER = process.env['WALKED_CONTRACTS'];

const oneSpace = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The clauses that say these words. */
function clausesSaying({ sections }: DraftDocument, words: string): Set<string> {
  const blocks = sections.flatMap((section) => section.blocks);
  const saying = blocks.filter((block) => {
    const parts =
      block.kind === 'table'
        ? block.rows.flat()
        : [block.content, ...block.items.map(({ content }) => content)];
    return parts.some((content) =>
      oneSpace(
        content.map((part) => (part.kind === 'text' ? part.text : `[${part.label}]`)).join(''),
      ).includes(words),
    );
  });
  return new Set(saying.map(({ clauseId }) => clauseId));
}

describe.each(cases)(
  'a contract whose suggestions were answered as people answer: %s, %s',
  (type, language) => {
    const person = PEOPLE[type][language];
    const walked = walk(type, language, person);
    const document = draft(walked.state.formData, language, walked.additions);
    const text = oneSpace(documentText(document));
    if (FOLDER !== undefined) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path.join(FOLDER, `${type}.${language}.txt`), text);
    }

    it('R-IMP-10 takes an answer to every question, and no fragment as a sentence of a clause', () => {
      expect(walked.taken).toEqual([]);
      expect(walked.open).toEqual([]);
      expect(walked.additions.length).toBeGreaterThan(0);
    });

    it('R-IMP-10 leaves no gap that an answer fills, and passes every check', () => {
      expect(document.toFill.entries.filter(({ name }) => name.startsWith('terms.'))).toEqual([]);
      const failed = checksOf(walked.state, language, walked.additions).filter(({ isPassed }) => !isPassed);
      expect(failed.map(({ id }) => id)).toEqual([]);
    });

    it('says nothing twice', () => {
      const paragraphs = document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph'
            ? [block.content.map((part) => ('text' in part ? part.text : part.label)).join('')]
            : [],
        ),
      );
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
    });

    it.each(person.stands)('R-IMP-10 says “%s” in %s alone', (words, clauses) => {
      expect(clausesSaying(document, words)).toEqual(new Set(clauses.split(',')));
    });

    it.each(person.absent)('R-IMP-10 nowhere says “%s”', (words) => {
      expect(text).not.toContain(words);
    });
  },
);
