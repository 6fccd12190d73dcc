import { check } from '../src/check/check.js';
import type { Language } from '../src/model/document.js';

/* What a clause that stands alone is blamed for: wordings of one trap, and what sounds like it and is fair. */

const FRAME: Readonly<Record<Language, (clause: string) => string>> = {
  en: (clause) => `FREELANCE SERVICES AGREEMENT

This Agreement is made on 2 March 2026 between Northgate Retail Ltd (the "Company") and Anna Smith, a self-employed illustrator (the "Contractor").

1. Services

1.1 The Contractor shall create the illustrations listed in Schedule 1 for the Company by 1 June 2026.

1.2 The Company gives its remarks within 10 days after delivery; after that the work counts as accepted.

2. Fees

2.1 The Company pays the Contractor EUR 6,400 within 30 days after each invoice.

${clause}

9. Law

9.1 Either party may end this Agreement with 30 days' notice.

9.2 The liability of each party is limited to the fee.`,
  lt: (clause) => `PASLAUGŲ SUTARTIS

2026 m. kovo 2 d., Kaunas

UAB „Baltijos renginiai“ (toliau – Užsakovas) ir Rūta Kazlauskienė, veikianti pagal individualios veiklos pažymą (toliau – Vykdytojas), sudarė šią sutartį.

1. Sutarties dalykas

1.1. Vykdytojas iki 2026 m. birželio 1 d. fotografuoja Užsakovo renginius pagal 1 priede pateiktą sąrašą.

1.2. Užsakovas pastabas pateikia per 10 dienų nuo perdavimo; vėliau darbas laikomas priimtu.

2. Kaina

2.1. Užsakovas sumoka Vykdytojui 3 200 Eur per 30 dienų nuo sąskaitos gavimo.

${clause}

9. Kita

9.1. Kiekviena šalis gali nutraukti sutartį įspėjusi prieš 30 dienų.

9.2. Kiekvienos šalies atsakomybė ribojama kaina.`,
};

/** What is found in a clause that stands in a fair contract. */
export function blamedFor(language: Language, heading: string, words: string): readonly string[] {
  const clause = `5. ${heading}\n\n5.1 ${words}`;
  const text = FRAME[language](clause);
  const [start, end] = [text.indexOf(words), text.indexOf(words) + words.length];
  return check(text, { language }).findings.flatMap(({ id, evidence }) =>
    evidence !== undefined && evidence.start < end && start < evidence.end ? [id] : [],
  );
}

/** How something is said in one language, and what sounds like it and is fair. */
export interface ClauseWordings {
  readonly language: Language;
  readonly heading: string;
  readonly hostile: readonly string[];
  readonly fair: readonly string[];
}

/** That a defect is found in each of its wordings, and in no fair one. */
export function describeFound(found: Readonly<Record<string, readonly ClauseWordings[]>>): void {
  describe.each(Object.entries(found))('%s', (defect, wordings) => {
    const said = (of: 'hostile' | 'fair') =>
      wordings.flatMap((each) => each[of].map((words) => [each.language, each.heading, words] as const));

    it('is found in each of its wordings', () => {
      const missed = said('hostile').filter((wording) => !blamedFor(...wording).includes(defect));
      expect(missed).toEqual([]);
    });

    it('is not found in what sounds like it', () => {
      const accused = said('fair').filter((wording) => blamedFor(...wording).includes(defect));
      expect(accused).toEqual([]);
    });
  });
}
