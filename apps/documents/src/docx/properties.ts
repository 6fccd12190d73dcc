import type { DraftDocument, Language } from '@pactwright/drafting';
import { FONT } from './page.js';
import { LOCALE } from './styles.js';
import { escapeXml, xmlText } from './xml-text.js';

export const PRODUCT = 'Pactwright';

/** The keyword that says in every file, for people and machines, how its text came about; the one mark that a PDF keeps. */
export const sourceKeyword = (hasModelWords: boolean): string =>
  hasModelWords ? 'AI-generated' : 'Rule-generated';

/** IPTC's terms for how content came about, as marking tools look for them: by rules alone, or with words of a model among them. */
const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype';
const BY_RULES = `${DIGITAL_SOURCE_TYPE}/algorithmicMedia`;
const WITH_MODEL = `${DIGITAL_SOURCE_TYPE}/compositeWithTrainedAlgorithmicMedia`;

const SUBJECT: Readonly<Record<Language, string>> = { en: 'Contract template', lt: 'Sutarties šablonas' };

export interface FileProperties {
  readonly title: string;
  readonly creator: string;
  readonly subject: string;
  readonly keywords: string;
  readonly language: string;
}

export function propertiesOf({ title, language }: DraftDocument, hasModelWords: boolean): FileProperties {
  return {
    title: xmlText(title),
    creator: PRODUCT,
    subject: SUBJECT[language],
    keywords: sourceKeyword(hasModelWords),
    language: LOCALE[language],
  };
}

/** Properties of our own, which survive editing in a word processor. Only what a model has written is called AI's. */
export function markerProperties(
  { rulesVersion }: DraftDocument,
  hasModelWords: boolean,
): { name: string; value: string }[] {
  return [
    ...(hasModelWords ? [{ name: 'AIGenerated', value: 'true' }] : []),
    { name: 'Generator', value: `${PRODUCT} rule set ${rulesVersion}` },
    { name: 'DigitalSourceType', value: hasModelWords ? WITH_MODEL : BY_RULES },
  ];
}

/**
 * docProps/core.xml in place of the library's, which has no language and stamps the time of the build into it: equal
 * contracts must give equal files.
 */
export function corePropertiesXml({ title, creator, subject, keywords, language }: FileProperties): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:subject>${escapeXml(subject)}</dc:subject>`,
    `<dc:creator>${escapeXml(creator)}</dc:creator>`,
    `<cp:keywords>${escapeXml(keywords)}</cp:keywords>`,
    `<dc:language>${escapeXml(language)}</dc:language>`,
    '</cp:coreProperties>',
  ].join('');
}

/** word/fontTable.xml: what to take where our font is missing, as on Windows; the two have the same metrics. */
export function fontTableXml(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">',
    `<w:font w:name="${FONT}"><w:altName w:val="Times New Roman"/><w:panose1 w:val="02020603050405020304"/>`,
    '<w:charset w:val="00"/><w:family w:val="roman"/><w:pitch w:val="variable"/></w:font>',
    '</w:fonts>',
  ].join('');
}
