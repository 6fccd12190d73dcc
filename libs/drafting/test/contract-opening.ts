import type { Language } from '../src/model/document.js';

/** How a client's contract begins: its parties and the work, before the clauses that a test is about. */
export const OPENING: Readonly<Record<Language, string>> = {
  en: `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Company") and Ona Petraitė (the "Contractor").

1. Work. The Contractor designs a website and delivers it to the Company by 1 May 2027.
`,
  lt: `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Užsakovas) ir Ona Petraitė (toliau – Vykdytojas).

1. Darbas. Vykdytojas sukuria svetainę ir perduoda ją Užsakovui iki 2027 m. gegužės 1 d.
`,
};
