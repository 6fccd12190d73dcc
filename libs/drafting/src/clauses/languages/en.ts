export const en = {
  made: `This Agreement is made in English and in Lithuanian. Its two texts stand side by side and are meant to say the same.`,
  prevails: {
    en: `If the two texts differ, the English text prevails.`,
    lt: `If the two texts differ, the Lithuanian text prevails.`,
  },
  terms: `If it is unclear which word of one text stands for a defined word of the other, the definitions in clause {definitions} decide; they stand there in both languages, one beside the other.`,
  oneLanguage: `Words that a Party has given in only one language stand in both texts in that language and apply as they stand.`,
} as const;
