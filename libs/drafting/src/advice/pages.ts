/** What has pages that somebody visits. */
export const SITE = String.raw`(?=.*(?:web-?\s?site|web-?\s?page|\bsites?\b|landing|\bblog|\bshop|store\b|portal|svetain|puslap|parduotuv))`;

/** Work behind the pages alone: a server, an interface, a script, with no word of the pages, or with one that they are left out. */
export const NOT_BEHIND = String.raw`(?!(?=.*(?:back-?end|server-side|\bapi\b|\bbots?\b|\bscripts?\b|serverin|duomenų baz))(?!.*(?<!\b(?:no|not|without|be|ne|neįeina|excluding)\s(?:\p{L}+\s)?)(?:front-?end|full-?stack)))`;

const PAGES = new RegExp(`^${NOT_BEHIND}${SITE}`, 'su');

/** Whether a description, in lower case, is of work that makes or changes pages. */
export const speaksOfPages = (described: string): boolean => PAGES.test(described);
