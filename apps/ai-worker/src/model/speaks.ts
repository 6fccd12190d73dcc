import type { Language } from '@pactwright/protocol';

/* Words that hardly occur in the other language. */
const EVERYDAY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|of|to|for|is|are|in|that|this|your|you|with|not|or|be|by|as|on|if|will|should|may|shall|it|an|at|from|each|any|which|when)\b/gi,
  lt: /(?<!\p{L})(?:ir|kad|ar|su|dėl|iš|į|už|po|per|nuo|iki|yra|bus|jei|kai|tai|šis|ši|šią|šios|šalys|šalių|sutartis|sutarties|sutartyje|jūsų|jums|apie|pagal|prie|taip|arba|bei|bet|ne|nėra|turi|gali|kurį|kuris|kuri|kurie|kaip|tik|dienas|dienų|darbų|darbus|užsakovas|teikėjas|paprašykite|apsvarstykite|klientas|kliento)(?!\p{L})/giu,
};
const LITHUANIAN_LETTER = /[ąčęėįšųūž]/giu;
const MARK = /\[\[[^\][]{1,40}\]\]/g;
const LEAST_WORDS = 4;

/** Whether a text is in that language, not in the other one. Too short to say counts as yes. */
export function speaks(language: Language, text: string): boolean {
  const words = text.replace(MARK, ' ');
  if ((words.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS) return true;
  const english = (words.match(EVERYDAY.en) ?? []).length;
  const lithuanian =
    (words.match(EVERYDAY.lt) ?? []).length + (words.match(LITHUANIAN_LETTER) ?? []).length / 2;
  return language === 'lt' ? lithuanian > english : english >= lithuanian;
}
