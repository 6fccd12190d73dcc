import type { Kind } from './kind.js';

export const consulting: Kind = {
  opening: {
    en: 'Advise the Client on the questions that the Parties agree on, and put findings and recommendations in writing.',
    lt: 'Konsultuoti Klientą Šalių suderintais klausimais ir raštu pateikti išvadas bei rekomendacijas.',
  },
  details: [
    {
      en: 'The facts come from documents that the Client supplies and from conversations with the staff that it names.',
      lt: 'Informacija surenkama iš Kliento pateiktų dokumentų ir pokalbių su jo nurodytais darbuotojais.',
      unless: /interview|documents|conversation|pokalb|dokument/u,
    },
    {
      en: 'The process is described as it is today, compared with good practice, and its weak points are ranked by effect and effort.',
      lt: 'Procesas aprašomas toks, koks yra šiandien, palyginamas su gerąja praktika, o jo silpnosios vietos surikiuojamos pagal poveikį ir sąnaudas.',
      when: /process|procedure|purchas|logistic|workflow|proces|pirkim|logistik/u,
      unless: /rank|surikiuoj/u,
    },
    {
      en: 'The strategy names goals, measures, who does what, and the figures by which progress can be seen.',
      lt: 'Strategijoje nurodomi tikslai, priemonės, kas ką daro ir pagal kokius rodiklius matoma pažanga.',
      when: /strateg/u,
    },
    {
      en: 'Workshops are prepared with an agenda, led by the Provider and followed by a written summary of what was decided.',
      lt: 'Dirbtuvėms parengiama darbotvarkė, jas veda Paslaugų teikėjas, o po jų raštu apibendrinama, kas nuspręsta.',
      when: /workshop|training|seminar|dirbtuv|mokym/u,
      unless: /agenda|darbotvark/u,
    },
    {
      en: 'The Parties hold short progress meetings; the Provider notes what was decided.',
      lt: 'Šalys trumpai aptaria eigą; nutarimus užrašo Paslaugų teikėjas.',
      unless: /meeting|progress|susitik|aptar/u,
    },
    {
      en: 'The findings are discussed with the Client in draft; the final version takes its written comments into account.',
      lt: 'Išvadų projektas aptariamas su Klientu; galutiniame variante atsižvelgiama į jo rašytines pastabas.',
      unless: /draft|projekt/u,
    },
    {
      en: 'The advice rests on the information received; decisions and their results stay with the Client.',
      lt: 'Konsultacijos remiasi gauta informacija; už sprendimus ir jų rezultatus atsako Klientas.',
      unless: /rests on|decisions stay|remiasi/u,
    },
  ],
  deliverables: [
    {
      en: 'Written findings in draft for comments',
      lt: 'Rašytinių išvadų projektas pastaboms pateikti',
      when: /audit|assess|analys|review|evaluat|analiz|vertinim|įvertin|apžvalg/u,
      unless: /findings|draft|interim|išvad|tarpin/u,
    },
  ],
  exclusions: [
    {
      en: 'Legal, tax, audit and investment advice',
      lt: 'Teisinės, mokesčių, audito ir investavimo konsultacijos',
      unless: /legal|tax|audit|workshop|training|teisin|mokesči|mokym|seminar/u,
    },
    {
      en: 'Putting the recommendations into practice',
      lt: 'Rekomendacijų įgyvendinimas',
      unless: /implement|workshop|training|įgyvendin|mokym|seminar/u,
    },
    {
      en: 'Travel and accommodation',
      lt: 'Kelionės ir apgyvendinimas',
      unless: /travel|visit|\bsite|in person|kelion|vizit|važiuo|atvyk|vietoje/u,
    },
  ],
  stages: [
    { en: 'Facts gathered', lt: 'Surinkta informacija', share: 30 },
    { en: 'Findings in draft', lt: 'Parengtas išvadų projektas', share: 40 },
    { en: 'Final report', lt: 'Galutinė ataskaita', share: 30 },
  ],
};
