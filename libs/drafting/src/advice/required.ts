/** Words that make a suggestion a required one (R-SUM-12). */
const ENGLISH = [
  'essential(?:ly)?',
  'critical(?:ly)?',
  'necessary',
  'necessarily',
  'necessity',
  'important(?:ly)?',
  'required?',
  'requires',
  'requirements?',
  'must',
  'crucial(?:ly)?',
  'vital(?:ly)?',
  'mandatory',
  'imperative',
  'indispensable',
  'obligatory',
  'compliance',
  'liability',
  'liabilities',
  'violat(?:ion|ions|e|es|ed|ing)',
  'risks? of',
  'legally binding',
];
/** Stems with every ending; "ne-" in front makes another word, which the boundary keeps out. */
const LITHUANIAN = [
  'būtin(?:a|as|ai|i|os|ą|us|ų|o|oms|ais|omis|ybė|ybės|ybę)',
  'svarb(?:u|us|i|ūs|ios|ų|ią|iausia|iausias|iausi|iai|iausiai|esn\\p{L}{1,3})',
  'privalom(?:a|as|ai|i|os|ą|us|ų|o|oms|ais|omis)',
  'prival(?:o|ote|ai|u|ėtų|ėtumėte)',
  'reikalaujam(?:a|as|i|os|ą|us|ų|o)',
  'reikalau(?:ja|jama|ti|kite)',
  'reikaling(?:a|as|i|os|ą|us|ų|o)',
  'kritin(?:is|ė|iai|ės|į|ę|ių|io|iam)',
  'kritišk(?:ai|a|as|i|os)',
  'esmin(?:is|ė|iai|ės|į|ę|ių|io)',
  'gyvybišk(?:ai|a|as|i|os)',
  'atsakomyb(?:ė|ės|ę|ei|e|ių|ėms|es)',
  'pažeidim(?:as|o|ą|ai|ų|us|ams|ais|e|ui|u)',
  'pažeidži(?:a|ama|ate)',
  'atitik(?:tis|ties|tį|ties)',
  'rizik(?:a|os|ą|ai|oje|ų) (?:dėl|kad|patirti|prarasti|netekti)',
];
const WORDS = [...ENGLISH, ...LITHUANIAN].join('|');
/** Neither a letter nor a hyphen on either side: "unimportant" and "non-essential" are other words. */
const REQUIRED = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${WORDS})(?![\\p{L}\\p{N}])`, 'giu');
/** A negation right before the word, with at most two words between: "is not strictly required", "nėra labai svarbu". */
const NEGATED =
  /(?<![\p{L}])(?:not|never|no|n[’']t|(?:is|are|was|were|do|does|would)n[’']t|isn|cannot|without|hardly|nėra|nebėra|ne|be|nebūtų|niekada)(?:\s+[\p{L}’'-]+){0,2}\s+$/iu;
const LONGEST_NEGATION = 60;

/** Whether the words of a suggestion say that it should not be left out. The same on the server and in the browser. */
export function soundsRequired(suggestion: string): boolean {
  for (const { index } of suggestion.matchAll(REQUIRED)) {
    const before = suggestion.slice(Math.max(0, index - LONGEST_NEGATION), index);
    const clause = before.split(/[.;:!?,–—]/u).at(-1) ?? '';
    if (!NEGATED.test(clause)) return true;
  }
  return false;
}
