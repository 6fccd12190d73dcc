import type { HidingWay } from '../../extraction/extraction.js';
import { CONTRACT_LINES, POISON } from './a-contract.js';
import { line, lines, makePdf, type PdfParts } from './make-pdf.js';
import type { PoisonedFile } from './poisoned-docx.js';

const CONTRACT = lines(CONTRACT_LINES);
const COVER = 'q 1 1 1 rg 60 90 500 30 re f Q\n';

const painted = (content: string, rest: Omit<PdfParts, 'pages'> = {}): PdfParts => ({
  pages: [CONTRACT + content],
  ...rest,
});
const annotated = (annotation: string): PdfParts => ({
  pages: [CONTRACT],
  pageEntries: '/Annots [20 0 R]',
  objects: [annotation],
});

const VARIANTS: Readonly<Record<string, readonly [HidingWay, PdfParts]>> = {
  'rendering mode 3': ['invisible', painted(line(POISON, { setting: '3 Tr' }))],
  'rendering mode 7': ['invisible', painted(line(POISON, { setting: '7 Tr' }))],
  'full transparency': [
    'invisible',
    painted(line(POISON, { setting: '/G0 gs' }), { resources: '/ExtGState << /G0 << /ca 0 >> >>' }),
  ],
  'white on white': ['same-colour', painted(line(POISON, { setting: '1 1 1 rg' }))],
  'white in grey units': ['same-colour', painted(line(POISON, { setting: '1 g' }))],
  'nearly white': ['same-colour', painted(line(POISON, { setting: '0.99 0.99 0.99 rg' }))],
  'the colour of a box': [
    'same-colour',
    painted(`q 0.2 0.2 0.6 rg 60 90 500 30 re f Q\n${line(POISON, { setting: '0.2 0.2 0.6 rg' })}`),
  ],
  'white strokes': ['same-colour', painted(line(POISON, { setting: '1 Tr 1 1 1 RG' }))],
  'half a point': ['tiny', painted(line(POISON, { size: 0.5 }))],
  'shrunk to nothing': ['tiny', painted(line(POISON, { setting: '0.01 0 0 0.01 80 80 cm' }))],
  'left of the page': ['off-page', painted(line(POISON, { x: -2_000 }))],
  'above the page': ['off-page', painted(line(POISON, { y: 2_000 }))],
  'outside the crop box': [
    'off-page',
    painted(line(POISON, { y: 10 }), { pageEntries: '/CropBox [0 60 595 842]' }),
  ],
  'cut off by a clip': ['off-page', painted(line(POISON, { setting: '0 0 1 1 re W n' }))],
  'covered by a box': ['covered', painted(line(POISON) + COVER)],
  'covered by a box inside a form': [
    'covered',
    painted(`${line(POISON)}/X0 Do\n`, {
      resources: '/XObject << /X0 20 0 R >>',
      objects: [
        '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length 31 >>\nstream\n1 1 1 rg 60 90 500 30 re f      \nendstream',
      ],
    }),
  ],
  'a layer that is off': [
    'layer',
    painted(`/OC /L0 BDC\n${line(POISON)}EMC\n`, {
      resources: '/Properties << /L0 20 0 R >>',
      catalogEntries: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (Ghost) >>'],
    }),
  ],
  'a note to click on': [
    'comment',
    annotated(`<< /Type /Annot /Subtype /Text /Rect [100 100 120 120] /Contents (${POISON}) >>`),
  ],
  'a hidden note': [
    'comment',
    annotated(`<< /Type /Annot /Subtype /FreeText /F 2 /Rect [100 100 120 120] /Contents (${POISON}) >>`),
  ],
  'a document property': ['property', painted('', { info: `/Subject (${POISON})` })],
};

export const cleanPdf = (): Buffer => makePdf({ pages: [CONTRACT] });

/** The same contract, with something hidden in each way that PDF has. */
export const poisonedPdf = (): PoisonedFile[] =>
  Object.entries(VARIANTS).map(([name, [way, parts]]) => ({ name, way, bytes: makePdf(parts) }));
