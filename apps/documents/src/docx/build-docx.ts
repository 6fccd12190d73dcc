import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { DraftDocument } from '@pactwright/drafting';
import { contentControlParts, linkContentControls } from './content-controls.js';
import { Inlines } from './inlines.js';
import { documentNumbering } from './numbering.js';
import { PAGE } from './page.js';
import { corePropertiesXml, fontTableXml, markerProperties, propertiesOf } from './properties.js';
import { pageFooter, titleHeader } from './running-matter.js';
import { sectionsOf } from './sections.js';
import { signatureBlock } from './signatures.js';
import { documentStyles, STYLE } from './styles.js';
import { tableOf } from './tables.js';
import { fixZipTimes } from './zip-times.js';

/**
 * Raise it with every change of how a contract looks: stored files of an older version are then made anew.
 */
export const RENDERER_VERSION = '10';

/** The contract as a Word document. Equal contracts give equal bytes. `hasModelWords`: not the rules alone have written it. */
export async function buildDocx(contract: DraftDocument, hasModelWords = false): Promise<Buffer> {
  const inlines = new Inlines(contract);
  const { margin, marginBlock, edge, width, height } = PAGE;
  const file = new Document({
    styles: documentStyles(contract.language),
    numbering: documentNumbering(contract.language),
    customProperties: markerProperties(contract, hasModelWords),
    compatabilityModeVersion: 15,
    sections: [
      {
        properties: {
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
        },
        headers: { default: titleHeader(contract.title, inlines.run) },
        footers: { default: pageFooter(contract.language), first: pageFooter(contract.language) },
        children: [
          ...openingOf(contract, inlines),
          ...keyTermsOf(contract, inlines),
          new Paragraph({ style: STYLE.tableHeading, children: [inlines.run(contract.partiesHeading)] }),
          tableOf(contract.parties, inlines),
          ...sectionsOf(contract.sections, inlines),
          ...signatureBlock(contract.signatures, inlines),
          new Paragraph({ style: STYLE.note, children: [inlines.run(contract.disclaimer)] }),
        ],
      },
    ],
  });
  linkContentControls(file);
  const zip = await Packer.toBuffer(file, false, [
    { path: 'docProps/core.xml', data: corePropertiesXml(propertiesOf(contract, hasModelWords)) },
    { path: 'word/fontTable.xml', data: fontTableXml() },
    ...contentControlParts(contract),
  ]);
  return fixZipTimes(zip);
}

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
