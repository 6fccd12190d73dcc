import type { HiddenKind } from './sensitive.js';

/**
 * What can be told by its shape or by the label before it. Every repetition is bounded, so a text takes time in proportion to its
 * length. Too much hidden costs the model a word; too little costs somebody their privacy.
 */
export const PATTERNS: readonly (readonly [HiddenKind, RegExp])[] = [
  /* A text that already speaks in marks must not be taken for ours when the answer comes back. */
  ['MARK', /\[\[[^\][\n]{0,40}\]\]/dg],
  ['URL', /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"“”„]{1,2000}/dgi],
  [
    'URL',
    /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|info|biz|io|co|ai|app|dev|me|eu|lt|lv|ee|pl|de|fr|es|it|uk|us|ie|nl|se|no|fi|dk|ch|at|be)\b(?:\/[^\s<>"“”„]{0,500})?/dgiu,
  ],
  ['URL', /(?<![\p{L}\p{N}.@])@[\p{L}\p{N}_.]{3,40}/dgu],
  [
    'EMAIL',
    /[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|\(at\)|\[at\]|\(eta\)|\[eta\])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/dgiu,
  ],
  ['ACCOUNT', /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/dgu],
  ['ACCOUNT', /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/dg],
  [
    'ACCOUNT',
    /(?:BIC|SWIFT)(?:[^A-Z0-9\n]{0,12}|[^\n]{0,8}: ?)(?<v>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![\p{L}\p{N}])/dgu,
  ],
  ['ACCOUNT', /(?<![\p{L}\p{N}])[A-Z]{6}(?=[A-Z]{0,4}\d)[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}])/dgu],
  ['ACCOUNT', /(?<![\d-])\d{2}-\d{2}-\d{2}(?![\d-])/dg],
  [
    'ACCOUNT',
    /(?<!\p{L})(?:account|acct|sąskait\p{L}{0,4}|sort code|routing|kortel\p{L}{0,4}|card)[^\n\d]{0,30}(?<v>\d[\d -]{4,30}\d)/dgiu,
  ],
  ['PHONE', /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}[\s().-]{0,3}\d(?:[\s().-]{0,2}\d){5,13}(?!\d)/dgu],
  ['PHONE', /(?<![\p{L}\p{N}.,])\(?[80]\)?[\s-]?\(?[2-6](?:[\s()-]{0,2}\d){7}(?!\d)/dgu],
  ['PHONE', /(?<![\d\p{L}])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/dgu],
  ['PHONE', /(?<![\d\p{L}])\(?0\d{2,4}\)?[\s-]\d{3,4}[\s-]?\d{3,4}(?!\d)/dgu],
  [
    'PHONE',
    /(?<!\p{L})(?:tel|phone|mob|mobile|telefon\p{L}{0,4}|fax|faks\p{L}{0,3})[^\n\d+(]{0,20}(?<v>[+(\d][\d\s().-]{4,20}\d)/dgiu,
  ],
  ['CODE', /(?<![\d\p{L}.,-])\d{8,12}(?![\d\p{L}])/dgu],
  ['CODE', /(?<![\p{L}\p{N}])[A-Z]{2,3}[ -]?U?\d{7,12}(?:[A-Z]|B\d{2})?(?![\p{L}\p{N}])/dgu],
  ['CODE', /(?<![\d-])(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})(?![\d-])/dg],
  ['CODE', /(?<![\p{L}\p{N}])[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/dgu],
  [
    'CODE',
    /(?<!\p{L})(?:kod\p{L}{0,3}|reg(?:istration|istracijos)?|code|passport|pas[oąu]|pasas|licen[cs]e|certificate|pažym\p{L}{0,6}|PVM|VAT|tax|id|personal|asmens)(?!\p{L})[^\n\d]{0,40}?(?<v>(?:[A-Z]{1,4}[ -]?)?\d{5,12})(?!\d)/dgiu,
  ],
  [
    'BIRTH',
    /(?<!\p{L})(?:born(?: on)?|date of birth|birth date|d\.?o\.?b\.?|gim\.|gim(?:imo data|ęs|usi|usio|usios))[^\n\d]{0,20}(?<v>\d{1,4}[\s./-](?:\d{1,2}|\p{L}{3,12})[\s./,-]{1,2}\d{1,4}|\p{L}{3,12} \d{1,2},? \d{4}|\d{4} m\. \p{L}{4,12} \d{1,2} d\.)/dgiu,
  ],
];
