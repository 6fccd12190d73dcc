import { fc, RUNS } from '../../test/fast-check.js';
import { documentText, itemMark } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import type { Item, Paragraph } from '../model/document.js';

const LANGUAGES = ['en', 'lt'] as const;
const FIELDS = [
  ['scope_of_work', 'scope.description'],
  ['deliverables', 'scope.deliverables'],
  ['exclusions', 'scope.exclusions'],
] as const;

interface Entry {
  readonly level: 0 | 1 | 2;
  readonly words: string;
}
type Style = 'bullet' | 'numbered' | 'decimal';

const words = fc
  .array(fc.stringMatching(/^q[a-z0-9ąčę]{3,9}q$/u), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '));

/** A list of which no line stands more than one level below the one before it. */
const entries: fc.Arbitrary<Entry[]> = fc
  .array(fc.tuple(fc.nat(2), words), { minLength: 2, maxLength: 12 })
  .map((lines) => {
    let last = -1;
    return lines.map(([wanted, text]): Entry => {
      const level = Math.min(wanted, last + 1);
      last = level;
      return { level: level === 0 ? 0 : level === 1 ? 1 : 2, words: text };
    });
  });

function typedAs(list: readonly Entry[], style: Style): string {
  const counts: number[] = [];
  return list
    .map(({ level, words: text }) => {
      counts.length = Math.min(counts.length, level + 1);
      counts[level] = (counts[level] ?? 0) + 1;
      const number = counts[level];
      const mark =
        style === 'bullet' ? '-' : style === 'decimal' && level > 0 ? counts.join('.') : `${number}.`;
      return `${'   '.repeat(level)}${mark} ${text}`;
    })
    .join('\n');
}

const itemsOf = (blocks: readonly unknown[], id: string): readonly Item[] =>
  (blocks as readonly Paragraph[]).find((block) => block.id === id)?.items ?? [];
const textOf = ({ content }: Item): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');

describe.each(LANGUAGES)('C3 typed lists (%s)', (language) => {
  it.each(FIELDS)('every line of %s stands in the file in its order and level', (key, id) => {
    const style = fc.constantFrom<Style>('bullet', 'numbered', 'decimal');
    fc.assert(
      fc.property(entries, style, (list, typedStyle) => {
        const document = draft({ freelance_type: 'design', [key]: typedAs(list, typedStyle) }, language);
        const items = itemsOf(
          document.sections.flatMap(({ blocks }) => blocks),
          id,
        );
        expect(items.map((item) => [item.level, textOf(item).replace(/[:;.]$/u, '')])).toEqual(
          list.map(({ level, words: text }) => [level, text]),
        );
        expect(new Set(items.map(({ kind }) => kind))).toEqual(
          new Set([typedStyle === 'bullet' ? 'bullet' : 'numbered']),
        );
        const lines = items.map((item) => `${itemMark(item, language)} ${textOf(item)}`).join('\n');
        expect(documentText(document)).toContain(`\n${lines}\n`);
      }),
      RUNS,
    );
  });
});
