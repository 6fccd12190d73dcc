import {
  BuilderElement,
  TextRun,
  type AttributePayload,
  type Document,
  type IContext,
  type IXmlableObject,
} from 'docx';
import {
  isBilingual,
  type ContractText,
  type DraftDocument,
  type PlaceholderName,
} from '@pactwright/drafting';
import { escapeXml, xmlText } from './xml-text.js';

interface Gap {
  readonly name: PlaceholderName;
  readonly label: string;
}
interface Part {
  readonly path: string;
  readonly data: string;
}

const NAMESPACE = 'urn:pactwright:details';
/** Names the XML part inside the file; the same in every file, since equal contracts give equal files. */
const STORE_ID = '{6B0C5A54-8C0E-4E43-9E0B-5B6C1D9F7A21}';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** There is nothing to type where a hand signs. */
export const isTyped = (name: PlaceholderName): boolean => !name.endsWith('.signature');

/** The gap of this name in the other text of a contract in both languages, which is called otherwise there. */
export const besideName = (name: PlaceholderName): string => `${name}.beside`;

/** The same gap where it stands once for both texts. */
export const bothName = (name: PlaceholderName): string => `${name}.both`;

/** The colour behind a gap. */
export const GAP_FILL = 'FFF2CC';
/** How a gap stands on paper. */
export const inBrackets = (label: string): string => `[${xmlText(label)}]`;

/**
 * A gap as Word fills it: what is typed into one stands in every one of the same name at once, because all show the same
 * place of one XML part. Until then it shows `run`, in a look that goes with the first letter. `number` stands once in a file.
 * To the library, which knows no controls among the text, it is a run.
 */
export class ContentControl extends TextRun {
  private readonly control: BuilderElement;

  /** `shown` names the part that stands for the gap while it is empty, where it is not that of its name. */
  constructor({ name, label }: Gap, number: number, run: TextRun, shown: string = name) {
    super({});
    const properties = [
      valued('w:alias', label),
      valued('w:tag', name),
      valued('w:id', String(number)),
      new BuilderElement({ name: 'w:placeholder', children: [valued('w:docPart', shown)] }),
      new BuilderElement({ name: 'w:showingPlcHdr' }),
      withAttributes('w:dataBinding', {
        'w:prefixMappings': `xmlns:d='${NAMESPACE}'`,
        'w:xpath': `/d:details[1]/d:${name}[1]`,
        'w:storeItemID': STORE_ID,
      }),
      new BuilderElement({ name: 'w:text' }),
    ];
    this.control = new BuilderElement({
      name: 'w:sdt',
      children: [
        new BuilderElement({ name: 'w:sdtPr', children: properties }),
        new BuilderElement({ name: 'w:sdtContent', children: [run] }),
      ],
    });
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    return this.control.prepForXml(context);
  }
}

/** Makes the parts that content controls need a part of the package. */
export function linkContentControls({ ContentTypes, Document: { Relationships } }: Document): void {
  const link = (kind: string, target: string): void =>
    void Relationships.addChildElement(
      withAttributes('Relationship', {
        Id: `rId${Relationships.RelationshipCount + 1}`,
        Type: `${OFFICE}/relationships/${kind}`,
        Target: target,
      }),
    );
  ContentTypes.addOverride(
    'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
    '/customXml/itemProps1.xml',
  );
  link('customXml', '../customXml/item1.xml');
  ContentTypes.addOverride(`${WORD_TYPE}.document.glossary+xml`, '/word/glossary/document.xml');
  link('glossaryDocument', 'glossary/document.xml');
}

/**
 * The XML part with an empty place for each gap, and what Word shows in a control while its place is empty. None where no gap is
 * left: the format allows no glossary without entries.
 */
export function contentControlParts(contract: ContractText): Part[] {
  const isBoth = isBilingual(contract);
  const gapsOf = ({ toFill }: DraftDocument) => toFill.entries.filter(({ name }) => isTyped(name));
  const entries = gapsOf(isBoth ? contract.left : contract);
  const others = isBoth ? gapsOf(contract.right) : [];
  const signed = isBoth ? gapsIn(contract.signatures) : [];
  const places = entries.map(({ name }) => `<${name}/>`).join('');
  const shown = [
    ...entries.map(({ name, label }) => placeholderPart(name, label)),
    ...others.map(({ name, label }) => placeholderPart(besideName(name), label)),
    ...signed.map(({ name, label }) => placeholderPart(bothName(name), label)),
  ].join('');
  if (shown === '') return [];
  return [
    { path: 'customXml/item1.xml', data: `${DECLARATION}<details xmlns="${NAMESPACE}">${places}</details>` },
    {
      path: 'customXml/itemProps1.xml',
      data: `${DECLARATION}<ds:datastoreItem ds:itemID="${STORE_ID}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`,
    },
    {
      path: 'customXml/_rels/item1.xml.rels',
      data: `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
    },
    {
      path: 'word/glossary/document.xml',
      data: `${DECLARATION}<w:glossaryDocument xmlns:w="${W}"><w:docParts>${shown}</w:docParts></w:glossaryDocument>`,
    },
  ];
}

function gapsIn({ parties }: DraftDocument['signatures']): Gap[] {
  const gaps = parties.flatMap(({ lines }) =>
    lines.flatMap(({ content }) => content.flatMap((part) => (part.kind === 'placeholder' ? [part] : []))),
  );
  return gaps.filter(({ name }) => isTyped(name));
}

function placeholderPart(name: string, label: string): string {
  const about = `<w:name w:val="${name}"/><w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category><w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors>`;
  const text = `<w:r><w:rPr><w:shd w:val="clear" w:color="auto" w:fill="${GAP_FILL}"/></w:rPr><w:t>${escapeXml(inBrackets(label))}</w:t></w:r>`;
  return `<w:docPart><w:docPartPr>${about}</w:docPartPr><w:docPartBody><w:p>${text}</w:p></w:docPartBody></w:docPart>`;
}

function withAttributes(name: string, values: Readonly<Record<string, string>>): BuilderElement {
  const attributes: AttributePayload<Record<string, string>> = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { key, value: xmlText(value) }]),
  );
  return new BuilderElement<Record<string, string>>({ name, attributes });
}

const valued = (name: string, value: string): BuilderElement => withAttributes(name, { 'w:val': value });
