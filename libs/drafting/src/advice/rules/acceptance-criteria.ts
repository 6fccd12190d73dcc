import type { Localised } from '../../questions/question.js';
import type { WorkType } from '../../terms/terms.js';

/** By what work of one kind can be seen to be finished. */
export interface Criterion {
  /** In a few words. */
  readonly brief: Localised;
  readonly wording: Localised;
}

const general: Criterion = {
  brief: { en: 'everything that is named, complete', lt: 'perduota viskas, kas nurodyta' },
  wording: {
    en: 'For acceptance the work is compared with the description and the list of Deliverables: everything named there must be present in the stated quantity, with no part missing.',
    lt: 'Priimant darbas lyginamas su aprašymu ir Rezultato sąrašu: turi būti viskas, kas juose nurodyta, nurodytu kiekiu ir be trūkstamų dalių.',
  },
};

export const CRITERIA: Readonly<Record<WorkType, Criterion>> = {
  general,
  marketing: general,
  consulting: {
    brief: { en: 'the questions answered, with reasons', lt: 'atsakyti klausimai ir pagrindimas' },
    wording: {
      en: 'For acceptance it is checked that a report answers the questions in the description and gives reasons for each recommendation. Whether the Client follows a recommendation does not matter for acceptance.',
      lt: 'Priimant ataskaitą tikrinama, ar joje atsakyta į aprašyme nurodytus klausimus ir ar pagrįsta kiekviena rekomendacija. Tai, ar Klientas rekomendacijų laikysis, priėmimui įtakos neturi.',
    },
  },
  design: {
    brief: { en: 'the chosen concept, texts and formats', lt: 'pasirinkta idėja, tekstai ir formatai' },
    wording: {
      en: 'For acceptance it is checked that a design follows the concept that the Client has chosen, contains the texts and elements that the Client has supplied, and has the agreed sizes and formats.',
      lt: 'Priimant dizainą tikrinama, ar jis atitinka Kliento pasirinktą idėją, ar jame yra Kliento pateikti tekstai ir elementai ir ar failai yra sutartų dydžių ir formatų.',
    },
  },
  web_development: {
    brief: { en: 'working pages, links and forms', lt: 'veikiantys puslapiai, nuorodos ir formos' },
    wording: {
      en: 'A website is checked on the test address in the agreed browsers: the pages and functions in the description must work, links and forms must lead where they should, and no page may show an error message. A defect found in this check is a reason to refuse the website only if it prevents or seriously hinders an agreed function; other defects are corrected after acceptance. How fast a page loads is measured with the content that the Client has supplied.',
      lt: 'Interneto svetainė bandomuoju adresu tikrinama sutartose naršyklėse: aprašyti puslapiai ir funkcijos turi veikti, nuorodos ir formos – vesti ten, kur numatyta, ir nė vienas puslapis neturi rodyti klaidos pranešimo. Dėl šio tikrinimo metu nustatyto trūkumo svetainės galima nepriimti tik tada, kai jis neleidžia naudotis sutarta funkcija arba labai tai apsunkina; kiti trūkumai pašalinami po priėmimo. Puslapio įkėlimo greitis vertinamas su Kliento pateiktu turiniu.',
    },
  },
  copywriting: {
    brief: { en: 'brief, length and sources', lt: 'užduotis, apimtis ir šaltiniai' },
    wording: {
      en: 'For acceptance it is checked that a text follows the confirmed brief in topic, length and tone, names its sources and contains no mistakes of language.',
      lt: 'Priimant tekstą tikrinama, ar jis atitinka patvirtintą užduotį (temą, apimtį, toną), ar jame nurodyti šaltiniai ir ar nėra kalbos klaidų.',
    },
  },
};
