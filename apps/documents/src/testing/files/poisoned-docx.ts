import type { HidingWay } from '../../extraction/extraction.js';
import { CONTRACT_LINES, POISON } from './a-contract.js';
import { makeDocx, paragraph, run, table, type DocxParts } from './make-docx.js';

const style = (type: string, id: string, content: string, based = ''): string =>
  `<w:style w:type="${type}" w:styleId="${id}">${based && `<w:basedOn w:val="${based}"/>`}<w:rPr>${content}</w:rPr></w:style>`;
const CONTRACT = CONTRACT_LINES.map((text) => paragraph(text)).join('');
const picture = (attribute: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" ${attribute}="${POISON}"/></wp:inline></w:drawing></w:r></w:p>`;

const hiddenRun = (properties: string): DocxParts => ({
  body: CONTRACT + paragraph(run(POISON, properties)),
});

const VARIANTS: Readonly<Record<string, readonly [HidingWay, DocxParts]>> = {
  'hidden formatting': ['formatted-hidden', hiddenRun('<w:vanish/>')],
  'a hidden paragraph style': [
    'formatted-hidden',
    {
      body: CONTRACT + paragraph(POISON, '<w:pStyle w:val="Ghost"/>'),
      styles: style('paragraph', 'Ghost', '<w:vanish/>'),
    },
  ],
  'a hidden character style based on another': [
    'formatted-hidden',
    {
      ...hiddenRun('<w:rStyle w:val="Child"/>'),
      styles:
        style('character', 'Parent', '<w:vanish w:val="true"/>') + style('character', 'Child', '', 'Parent'),
    },
  ],
  'a hidden table row': ['formatted-hidden', { body: CONTRACT + table([[POISON, POISON]], '<w:hidden/>') }],
  'white letters': ['same-colour', hiddenRun('<w:color w:val="FFFFFF"/>')],
  'nearly white letters': ['same-colour', hiddenRun('<w:color w:val="FDFDFD"/>')],
  'letters in the theme colour of the page': [
    'same-colour',
    hiddenRun('<w:color w:val="000000" w:themeColor="background1"/>'),
  ],
  'letters in the colour of their shading': [
    'same-colour',
    hiddenRun('<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>'),
  ],
  'letters of one point': ['tiny', hiddenRun('<w:sz w:val="2"/>')],
  'a tiny style': [
    'tiny',
    {
      body: CONTRACT + paragraph(POISON, '<w:pStyle w:val="Dust"/>'),
      styles: style('paragraph', 'Dust', '<w:sz w:val="1"/>'),
    },
  ],
  'a tracked deletion': [
    'deleted',
    {
      body: `${CONTRACT}<w:p><w:del w:id="1" w:author="A"><w:r><w:delText>${POISON}</w:delText></w:r></w:del></w:p>`,
    },
  ],
  'moved text at its old place': [
    'deleted',
    { body: `${CONTRACT}<w:p><w:moveFrom w:id="1" w:author="A">${run(POISON)}</w:moveFrom></w:p>` },
  ],
  'a deleted table row': [
    'deleted',
    { body: CONTRACT + table([[POISON]], '<w:del w:id="1" w:author="A"/>') },
  ],
  'a comment': [
    'comment',
    { body: CONTRACT, comments: `<w:comment w:id="0" w:author="A">${paragraph(POISON)}</w:comment>` },
  ],
  'the description of a picture': ['alternative-text', { body: CONTRACT + picture('descr') }],
  'the title of a picture': ['alternative-text', { body: CONTRACT + picture('title') }],
  'a document property': ['property', { body: CONTRACT, core: `<dc:description>${POISON}</dc:description>` }],
  keywords: ['property', { body: CONTRACT, core: `<cp:keywords>${POISON}</cp:keywords>` }],
};

export interface PoisonedFile {
  readonly name: string;
  readonly way: HidingWay;
  readonly bytes: Buffer;
}

export const cleanDocx = (): Buffer => makeDocx({ body: CONTRACT });

/** The same contract, with something hidden in each way that Word has. */
export const poisonedDocx = (): PoisonedFile[] =>
  Object.entries(VARIANTS).map(([name, [way, parts]]) => ({ name, way, bytes: makeDocx(parts) }));
