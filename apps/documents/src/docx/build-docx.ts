import { Document, HeadingLevel, Packer, Paragraph, type FileChild, type IPropertiesOptions } from 'docx';
import {
  isBilingual,
  prevailingText,
  type BilingualDocument,
  type ContractText,
  type DraftDocument,
} from '@pactwright/drafting';
import { bilingualBody } from './bilingual.js';
import { bilingualStyles, INDENTS, MARGIN, MARGIN_BLOCK } from './bilingual-look.js';
import { besideName, bothName, contentControlParts, linkContentControls } from './content-controls.js';
import { Inlines } from './inlines.js';
import { documentNumbering } from './numbering.js';
import { PAGE } from './page.js';
import { corePropertiesXml, fontTableXml, markerProperties, propertiesOf } from './properties.js';
import { bothFooter, pageFooter, titleHeader } from './running-matter.js';
import { sectionsOf } from './sections.js';
import { signatureBlock } from './signatures.js';
import { documentStyles, STYLE } from './styles.js';
import { tableOf } from './tables.js';
import { fixZipTimes } from './zip-times.js';

/**
 * Raise the one whose contracts change with every change of how they look: stored files of an older version are then made anew.
 */
export const RENDERER_VERSION = '17';
export const BILINGUAL_VERSION = '9';

/** The contract as a Word document. Equal contracts give equal bytes. `hasModelWords`: not the rules alone have written it. */
export async function buildDocx(contract: ContractText, hasModelWords = false): Promise<Buffer> {
  const text = prevailingText(contract);
  const file = new Document({
    customProperties: markerProperties(text, hasModelWords),
    compatabilityModeVersion: 15,
    ...(isBilingual(contract) ? pagesInBoth(contract) : pagesOf(contract)),
  });
  const gapParts = contentControlParts(contract);
  if (gapParts.length > 0) linkContentControls(file);
  const zip = await Packer.toBuffer(file, false, [
    { path: 'docProps/core.xml', data: corePropertiesXml(propertiesOf(text, hasModelWords)) },
    { path: 'word/fontTable.xml', data: fontTableXml() },
    ...gapParts,
  ]);
  return fixZipTimes(zip);
}

type Pages = Pick<IPropertiesOptions, 'styles' | 'numbering' | 'sections'>;

function pagesOf(contract: DraftDocument): Pages {
  const inlines = new Inlines(contract);
  const { language, title } = contract;
  return {
    styles: documentStyles(language),
    numbering: documentNumbering(language),
    sections: [
      {
        properties: sheet(PAGE.margin, PAGE.marginBlock),
        headers: { default: titleHeader(title, inlines.run) },
        footers: { default: pageFooter(language), first: pageFooter(language) },
        children: bodyOf(contract, inlines),
      },
    ],
  };
}

function pagesInBoth(contract: BilingualDocument): Pages {
  const { left, right, prevails } = contract;
  const inlines = new Inlines(left);
  const signed = left.language === prevails ? left : right;
  const both = {
    left: inlines,
    right: new Inlines(right, inlines, besideName),
    signed: new Inlines(signed, inlines, bothName),
  };
  return {
    styles: bilingualStyles(prevails),
    numbering: documentNumbering(prevails, INDENTS),
    sections: [
      {
        properties: sheet(MARGIN, MARGIN_BLOCK),
        headers: { default: titleHeader(`${left.title} / ${right.title}`, inlines.run) },
        footers: { default: bothFooter(), first: bothFooter() },
        children: bilingualBody(contract, both),
      },
    ],
  };
}

function sheet(margin: number, marginBlock: number): IPropertiesOptions['sections'][number]['properties'] {
  const { edge, width, height } = PAGE;
  return {
    titlePage: true,
    page: {
      size: { width, height },
      margin: {
        top: marginBlock,
        right: margin,
        bottom: marginBlock,
        left: margin,
        header: edge,
        footer: edge,
      },
    },
  };
}

const bodyOf = (contract: DraftDocument, inlines: Inlines): FileChild[] => [
  ...openingOf(contract, inlines),
  ...keyTermsOf(contract, inlines),
  new Paragraph({ style: STYLE.tableHeading, children: [inlines.run(contract.partiesHeading)] }),
  tableOf(contract.parties, inlines),
  ...sectionsOf(contract.sections, inlines),
  ...signatureBlock(contract.signatures, inlines, undefined, [
    [[new Paragraph({ style: STYLE.note, children: [inlines.run(contract.disclaimer)] })]],
  ]),
  new Paragraph({ style: STYLE.end, children: [] }),
];

/** The title, the centred lines of number, date and place, and the sentence that names the parties. */
function openingOf({ title, opening }: DraftDocument, inlines: Inlines): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [inlines.run(title)] }),
    ...opening.map(
      (content, at) =>
        new Paragraph({
          style: at === opening.length - 1 ? STYLE.body : STYLE.opening,
          children: inlines.runs(content),
        }),
    ),
  ];
}

/** The deal in one table, under a heading that a reader of bookmarks finds. */
const keyTermsOf = ({ keyTerms: { heading, intro, table } }: DraftDocument, inlines: Inlines) => [
  new Paragraph({ style: STYLE.tableHeading, children: [inlines.run(heading)] }),
  new Paragraph({ style: STYLE.tableIntro, children: [inlines.run(intro)] }),
  tableOf(table, inlines),
];
