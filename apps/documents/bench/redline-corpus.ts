import { makeDocx, run, table } from '../src/testing/files/make-docx.js';

/** Numbers that look random and are the same each time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
export const oneOf = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Words that only fields say: what concerns them can be no change. */
export const FIELD_WORDS = 'clause number 99';

const LOOKS = ['', '', '<w:b/>', '<w:i/>', '<w:sz w:val="22"/>', '<w:lang w:val="en-GB"/>'];
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface More {
  /** Rows of a table in the middle. */
  readonly rows: readonly (readonly string[])[];
  /** Footnotes, which hang at a paragraph of their own at the end. */
  readonly notes: readonly string[];
}

/** A Word file of these lines, made as untidily as files become that many hands and programs have changed. */
export function untidyDocx(
  lines: readonly string[],
  seed: number,
  { rows, notes }: More = { rows: [], notes: [] },
): Buffer {
  const random = randomFrom(seed);
  let number = 100;
  const id = (): number => ++number;
  /* At another minute each: LibreOffice takes what somebody inserted at one moment for one insertion, paragraphs and all. */
  const by = (name: string, content: string): string => {
    const at = id();
    const date = new Date(Date.UTC(2026, 0, 2, 3, at)).toISOString().replace(/\.\d+Z$/, 'Z');
    return `<w:${name} w:id="${at}" w:author="Client" w:date="${date}">${content}</w:${name}>`;
  };

  const piece = (text: string): string => {
    const whole = run(escaped(text), oneOf(LOOKS, random));
    const chance = random();
    if (chance < 0.04) return by('ins', whole);
    if (chance < 0.06) return `<w:hyperlink w:anchor="a">${whole}</w:hyperlink>`;
    if (chance < 0.08)
      return `<w:sdt><w:sdtPr><w:id w:val="${id()}"/></w:sdtPr><w:sdtContent>${whole}</w:sdtContent></w:sdt>`;
    if (chance < 0.1) return `<w:smartTag w:uri="urn:x" w:element="y">${whole}</w:smartTag>`;
    return whole;
  };
  const between = (): string => {
    const chance = random();
    const mark = id();
    if (chance < 0.03) return by('del', '<w:r><w:delText xml:space="preserve">old words </w:delText></w:r>');
    if (chance < 0.06)
      return `<w:bookmarkStart w:id="${mark}" w:name="b${mark}"/><w:bookmarkEnd w:id="${mark}"/>`;
    return chance < 0.1 ? '<w:proofErr w:type="spellStart"/>' : '';
  };
  const content = (line: string): string => {
    let result = '';
    for (let rest = line; rest !== '';) {
      const length = 1 + Math.floor(random() * 60);
      result += piece(rest.slice(0, length)) + between();
      rest = rest.slice(length);
    }
    if (random() < 0.05) result += field();
    return result;
  };
  const field = (): string => {
    const part = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = '<w:r><w:instrText xml:space="preserve"> REF x </w:instrText></w:r>';
    return `${run(' See ')}${part('begin')}${code}${part('separate')}${run(FIELD_WORDS)}${part('end')}`;
  };
  const paragraphOf = (line: string): string => {
    const properties = oneOf(
      ['', '<w:pPr><w:jc w:val="both"/></w:pPr>', '<w:pPr><w:keepNext/><w:rPr><w:b/></w:rPr></w:pPr>'],
      random,
    );
    return `<w:p>${properties}${content(line)}</w:p>`;
  };
  const body = lines.map((line) =>
    random() < 0.05
      ? `${table([[paragraphOf(line), paragraphOf('A fee of 60 EUR')]])}<w:p/>`
      : paragraphOf(line),
  );
  /* LibreOffice does not end where a note holds a content control, or a table changes of others. */
  const plain = (text: string): string => `<w:p>${run(escaped(text), oneOf(LOOKS, random))}</w:p>`;
  const cells = rows.map((row) => row.map(plain));
  if (rows.length > 0) body.splice(Math.ceil(body.length / 2), 0, `${table(cells)}<w:p/>`);
  const hanging = notes.map((_, at) => `<w:r><w:footnoteReference w:id="${at + 1}"/></w:r>`);
  if (notes.length > 0) body.push(`<w:p>${run('So it is noted:')}${hanging.join('')}</w:p>`);
  const main =
    '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>';
  const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${main}</Relationships>`;
  return makeDocx({
    body: body.join(''),
    styles: '',
    header: paragraphOf('Services agreement, strictly between us'),
    ...(notes.length > 0 && {
      footnotes: notes.map((note, at) => `<w:footnote w:id="${at + 1}">${plain(note)}</w:footnote>`).join(''),
    }),
    extra: [{ name: '_rels/.rels', data: relationships }],
  });
}
