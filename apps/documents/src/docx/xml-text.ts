/** What XML 1.0 cannot hold even escaped: control characters, halves of surrogate pairs, the two noncharacters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The text without characters that would make the file unreadable. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '');
}

/** The text as the content of an element. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
