export const en = {
  counterparts: `This Agreement is made in {language} and signed in two counterparts of equal legal force, or electronically. The Parties agree that an electronic signature that identifies the person who signs has the effect of a handwritten one, unless the law requires another form.`,
  language: { one: `English`, both: `English and Lithuanian` },
} as const;
