import { documentText, draft, itemMark, type Language } from '@pactwright/drafting';
import { readDocx } from '../testing/read-docx.js';
import { nestedScope } from '../testing/some-answers.js';
import { withoutSignatures } from '../testing/without-signatures.js';
import { buildDocx } from './build-docx.js';

describe('lists that somebody has typed', () => {
  it.each<Language>(['en', 'lt'])('C3 are lists of the Word file, in their levels (%s)', async (language) => {
    const contract = draft(nestedScope, language, [
      { id: 'own:1', clauseId: 'scope', text: nestedScope.scope_of_work },
    ]);
    const { paragraphs, text } = await readDocx(await buildDocx(contract));
    const ours = contract.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.items : []));

    const styles = ['ClauseItem', 'ClauseItem2', 'ClauseItem3', 'ClauseBullet', 'ClauseText'];
    const below = paragraphs.filter(({ style }) => styles.includes(style ?? ''));
    expect(below.map(({ number }) => number ?? '')).toEqual(ours.map((item) => itemMark(item, language)));
    expect(new Set(below.map(({ style }) => style))).toEqual(new Set(styles));
    expect(withoutSignatures(contract, text)).toBe(withoutSignatures(contract, documentText(contract)));
  });
});
