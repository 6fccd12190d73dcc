import { draft } from '@pactwright/drafting';
import { strFromU8, unzipSync } from 'fflate';
import { buildDocx } from '../docx/build-docx.js';
import { webProject } from '../testing/some-answers.js';
import { gapOf, gapsAsLinks } from './gaps-as-links.js';

const contract = draft(webProject, 'en');
const part = (docx: Uint8Array, name: string): string => strFromU8(unzipSync(docx)[name] ?? new Uint8Array());
const document = (docx: Uint8Array): string => part(docx, 'word/document.xml');
const NO_BREAK = '\u00A0';

describe(gapsAsLinks, () => {
  let word: Buffer;
  let linked: string;
  beforeAll(async () => {
    word = await buildDocx(contract);
    linked = document(gapsAsLinks(word));
  });

  it('links each gap by its name, and leaves no control', () => {
    const gaps = document(word).match(/<w:sdt>/g) ?? [];
    const relationships = part(gapsAsLinks(word), 'word/_rels/document.xml.rels');
    const names = [...relationships.matchAll(/Target="(urn:[^"]+)"/g)].map(([, target = '']) =>
      gapOf(target),
    );

    expect(gaps.length).toBeGreaterThan(20);
    expect(linked.match(/<w:hyperlink /g)).toHaveLength(gaps.length);
    expect(linked).not.toContain('<w:sdt>');
    expect(names).toEqual(expect.arrayContaining(['client.name', 'provider.iban', 'contract.place']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('says the same words, with room to type behind a short label', () => {
    const words = (xml: string): string => xml.replace(/<[^>]+>|\s/g, '');

    expect(words(linked)).toBe(words(document(word)));
    expect(linked).toMatch(new RegExp(`\\[place\\]${NO_BREAK}{10,}<`));
    expect(linked).toMatch(/position and authority\]/);
  });

  it('keeps a label on one line among other words, and lets it break where it stands alone', () => {
    expect(linked).toContain(`between </w:t>`);
    expect(linked).toContain(`[Provider’s${NO_BREAK}full${NO_BREAK}name]`);
    expect(linked).toContain('[Provider’s full name]');
  });

  it('gives equal files for equal ones', () => {
    expect(gapsAsLinks(word).equals(gapsAsLinks(word))).toBe(true);
  });

  it('refuses what is not a Word file', () => {
    expect(() => gapsAsLinks(Buffer.from('PK no file'))).toThrow();
  });
});
