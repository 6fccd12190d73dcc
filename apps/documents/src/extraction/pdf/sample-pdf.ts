import { deflateSync } from 'node:zlib';

/* So many that what they need is compiled in the end, and so few that it takes half a second. */
const PAGES = 20;
const LINES = 40;
const WORDS_IN_LINE = 13;
const WORDS =
  'The Provider delivers the Work within fourteen days of the Start Date and is paid in two parts unless both agree otherwise'.split(
    ' ',
  );
const FIRST_PAGE = 10;
const OBJECTS_OF_PAGE = 3;
const FONTS = '/Font << /F0 3 0 R /F1 4 0 R >>';
const fontOf = (kind: string, name: string): string =>
  `<< /Type /Font /Subtype /${kind} /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Pages of text, written as word processors write them: kerned letters in marked, coloured pieces, packed, with links. */
export function samplePdf(): Buffer {
  const objects = new Map<number, string | Buffer>();
  const numbers = Array.from({ length: PAGES }, (_, at) => FIRST_PAGE + OBJECTS_OF_PAGE * at);
  objects.set(1, '<< /Type /Catalog /Pages 2 0 R >>');
  objects.set(
    2,
    `<< /Type /Pages /Count ${PAGES} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  objects.set(3, fontOf('TrueType', 'Sample'));
  objects.set(4, fontOf('Type1', 'Times-Roman'));
  numbers.forEach((number, page) => {
    const [content, link] = [number + 1, number + 2];
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Annots [${link} 0 R] /Resources << ${FONTS} >> >>`,
    );
    objects.set(content, packed(Array.from({ length: LINES }, (_, at) => lineOf(page, at)).join('')));
    objects.set(
      link,
      '<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /A << /S /URI /URI (https://example.com) >> >>',
    );
  });
  return fileOf(objects);
}

function lineOf(page: number, at: number): string {
  const words = Array.from(
    { length: WORDS_IN_LINE },
    (_, word) => WORDS[(7 * page + 3 * at + word) % WORDS.length],
  );
  const pieces = words.join(' ').match(/.{1,4}/g) ?? [];
  const kerned = pieces.map(
    (piece, nth) => `<${Buffer.from(piece, 'latin1').toString('hex')}>${(nth % 5) - 2}`,
  );
  const y = 780 - 17 * at;
  return (
    `/Artifact BMC\nq 1 0.95 0.8 rg 264 ${y} 85.35 12.05 re f*\nQ\nEMC\n` +
    `/P <</MCID ${at}>> BDC\nq 0 0 0 rg\nBT\n72.5 ${y} Td /F${at % 2} 10.5 Tf [${kerned.join('')}] TJ\nET\nQ\nEMC\n`
  );
}

function packed(content: string): Buffer {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function fileOf(objects: ReadonlyMap<number, string | Buffer>): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n')];
  let size = chunks[0]?.length ?? 0;
  let table = '';
  for (const [number, body] of objects) {
    const chunk = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    table += `${number} 1\n${String(size).padStart(10, '0')} 00000 n \n`;
    size += chunk.length;
    chunks.push(chunk);
  }
  const count = Math.max(...objects.keys()) + 1;
  const end = `xref\n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
