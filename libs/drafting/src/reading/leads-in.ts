const HEADINGS = new RegExp(
  `^(?:${[
    '(?:the )?(?:list of )?deliverables',
    '(?:the )?(?:scope|results|exclusions)(?: of (?:the )?(?:work|works|services))?',
    '(?:not )?included',
    'out of scope',
    '(?:darbų |darbo |paslaugų )?(?:rezultatai|rezultatų sąrašas|apimtis)',
    '(?:ne)?įeina',
    'neįtraukta',
  ].join('|')})$`,
  'iu',
);

/** Verbs and pointers with which a line asks for what stands below it. */
const OPEN_END = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:the following|as follows|these|below)(?: (?:items|things|files|works|services|deliverables|results))?',
    '(?:need|want|get|receive|expect|deliver|provide|prepare|include)s?',
    'hand(?:s|ed)? over',
    'do(?:es)? not (?:cover|include)',
    '(?:will|shall) be',
    'šie|šiuos|šių|šias|šios|tokie|tokius|(?:žemiau|toliau) (?:nurodyt|išvardyt)\\p{L}+|toliau|žemiau',
    '(?:pri)?reikia|(?:pri)?reikės|reikalingi?|reikalingos|norime|noriu|norėčiau|norėtume|gausite|gaus|gauna',
    'perduos(?:iu|ime)?|perduoda(?:ma|mi|mos)?|pateiks(?:iu|ime)?|parengs(?:iu|ime)?|sudaro|apima|(?:ne)?įeina|neapima',
  ].join('|')})$`,
  'iu',
);

/** Whether a line announces what stands below it: by a colon, or by words that say nothing without it. */
export function leadsIn(line: string): boolean {
  const bare = line.replace(/[\s.,;…]+$/u, '');
  return bare.endsWith(':') || HEADINGS.test(bare) || OPEN_END.test(bare);
}
