import { REGULATED, type Kind } from './kind.js';

/** Posts, letters and newsletters are found by no search engine. */
/** These are researched and planned before they are written. */
const LONG_TEXT =
  /article|\bblog|white ?paper|case stud|e-?book|\bguides?\b|speech|essay|straipsn|tinklarašt|knyg|studij|kalb(?:a|os|ą)\b/u;

export const copywriting: Kind = {
  opening: {
    en: 'Write the texts that the Client has ordered, from the brief to the final version.',
    lt: 'Parašyti Kliento užsakytus tekstus nuo užduoties iki galutinio varianto.',
  },
  details: [
    {
      en: 'For each text the Client confirms a short brief: topic, audience, purpose, tone, length and, where search matters, keywords.',
      lt: 'Kiekvienam tekstui Klientas patvirtina trumpą užduotį: temą, auditoriją, tikslą, toną, apimtį ir, jeigu svarbi paieška, raktažodžius.',
      unless: /\bbriefs?\b|užduot/u,
    },
    {
      en: 'Length is counted in words of the delivered text and may differ by a tenth.',
      lt: 'Apimtis skaičiuojama perduoto teksto žodžiais ir gali skirtis dešimtadaliu.',
      when: /\bwords?\b|žod(?:is|ži)/u,
      unless: /tenth|10 ?%|dešimtadal|characters|ženkl|\d ?[-–] ?\d/u,
    },
    {
      en: 'The Provider researches in public sources and in the material that the Client supplies, and names the sources of figures and quotations.',
      lt: 'Informaciją Paslaugų teikėjas renka iš viešų šaltinių ir Kliento pateiktos medžiagos, o skaičių ir citatų šaltinius nurodo.',
      when: LONG_TEXT,
      unless: /research|sources|šaltini/u,
    },
    {
      en: 'The Client arranges the interviews; the Provider prepares the questions and shows quotations to the people interviewed before publication.',
      lt: 'Pokalbius suorganizuoja Klientas; Paslaugų teikėjas parengia klausimus ir citatas prieš skelbiant parodo pašnekovams.',
      when: /interview|pokalb|interviu/u,
      unless: /arranges|suorganizuoja/u,
    },
    {
      en: 'Each article comes with a headline, a short summary and subheadings.',
      lt: 'Prie kiekvieno straipsnio pridedama antraštė, trumpa santrauka ir paantraštės.',
      when: /article|blog|post|straipsn|tinklarašt|įraš/u,
      unless: /headline|summary|antrašt|santrauk/u,
    },
    {
      en: 'Keywords are used where they read naturally; each page text comes with a title and a description for search results.',
      lt: 'Raktažodžiai vartojami ten, kur skamba natūraliai; prie kiekvieno puslapio teksto pridedamas pavadinimas ir aprašymas paieškos rezultatams.',
      when: /\bseo\b|keyword|website|landing|raktažod|svetain|paiešk/u,
      unless: /meta|title and|pavadinimas ir aprašymas/u,
    },
    {
      en: 'An outline is approved before a text is written; a new topic or direction after that is a new text.',
      lt: 'Prieš rašant patvirtinamas teksto planas; nauja tema ar kryptis po to yra naujas tekstas.',
      when: LONG_TEXT,
      unless: /outline|teksto plan/u,
    },
    {
      en: 'The texts are delivered proofread and in an editable format.',
      lt: 'Tekstai perduodami ištaisyti ir redaguojamu formatu.',
      unless: /proofread|editable|redaguojam|korekt/u,
    },
    {
      en: 'Before publication the Client checks facts, figures and legal claims in its own field.',
      lt: 'Prieš skelbdamas Klientas patikrina savo srities faktus, skaičius ir teisinius teiginius.',
      unless: /checks? (?:the )?facts|patikrina/u,
    },
  ],
  deliverables: [
    {
      en: 'Final texts, proofread, in an editable format',
      lt: 'Galutiniai ištaisyti tekstai redaguojamu formatu',
      isForAll: true,
      unless: /texts?|articles?|copy|tekst|straipsn/u,
    },
  ],
  exclusions: [
    {
      en: 'Illustrations, photographs and layout',
      lt: 'Iliustracijos, nuotraukos ir maketavimas',
      unless: /illustrat|photo|layout|iliustr|nuotrauk|maket/u,
    },
    {
      isForThin: true,
      en: 'Translation into other languages',
      lt: 'Vertimas į kitas kalbas',
      unless: /translat|vertim|languages|kalbomis/u,
    },
    {
      en: 'Legal review of statements',
      lt: 'Teiginių teisinis vertinimas',
      when: REGULATED,
      unless: /legal|teisin/u,
    },
    {
      isForThin: true,
      en: 'Updates of the texts after acceptance',
      lt: 'Tekstų atnaujinimas po priėmimo',
      unless: /updat|atnaujin/u,
    },
  ],
  stages: [
    { en: 'Outlines approved', lt: 'Patvirtinti tekstų planai', share: 30 },
    { en: 'First versions delivered', lt: 'Perduoti pirmieji variantai', share: 40 },
    { en: 'Final texts delivered', lt: 'Perduoti galutiniai tekstai', share: 30 },
  ],
};
