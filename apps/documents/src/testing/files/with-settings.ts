import JSZip from 'jszip';

const VOCABULARY = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'word/_rels/document.xml.rels';

/** The same Word file with settings that say this. */
export async function withSettings(file: Buffer, said: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(file);
  zip.file('word/settings.xml', `<w:settings xmlns:w="${VOCABULARY}">${said}</w:settings>`);
  const relations = (await zip.file(RELATIONS)?.async('string')) ?? '';
  const settings = '<Relationship Id="s" Type="http://x/relationships/settings" Target="settings.xml"/>';
  zip.file(RELATIONS, relations.replace('</Rel', `${settings}</Rel`));
  return zip.generateAsync({ type: 'nodebuffer' });
}
