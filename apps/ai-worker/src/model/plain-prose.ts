const MARKDOWN_LINK = /!?\[([^\][]{0,500})\]\((?:[^()]{0,2000})\)/g;
const TAG = /<\/?[a-zA-Z!][^<>]{0,1000}>/g;
const SCHEME = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|data|vbscript|mailto|tel):)\S*/gi;
const ADDRESS =
  /(?:\bwww\.\S+)|\S{1,64}@[\p{L}\p{N}-]{1,63}\.\S{1,63}|\b(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|info|biz|io|co|ai|app|dev|eu|lt|lv|ee|pl|de|uk|us|ru|xyz|top|site|online|link|click|shop)\b(?:\/\S*)?/giu;
const MARKS = /\*\*|__|~~|`+|^[ \t]{0,3}(?:#{1,6}|>)[ \t]+/gm;
const ANGLES = /[<>]/g;

/** What is left when links, markdown and HTML are taken out; lines are kept. */
export function plainText(text: string): string {
  return text
    .replace(MARKDOWN_LINK, '$1')
    .replace(TAG, '')
    .replace(SCHEME, '')
    .replace(ADDRESS, '')
    .replace(MARKS, '')
    .replace(ANGLES, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
