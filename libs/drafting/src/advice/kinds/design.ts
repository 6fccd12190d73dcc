import type { Kind } from './kind.js';

/** What is read, or nothing yet: whoever orders a logo or templates thinks of no texts. */
const READ =
  /^\s*$|text|\bcopy\b|words|wording|slogan|headline|brochure|leaflet|flyer|booklet|catalog|menu|magazine|newsletter|\breport|\bbook\b|article|\bpages?\b|tekst|žodži|šūk|antrašt|brošiūr|lankstinuk|skrajut|skrajuč|lapel|katalog|meniu|žurnal|naujienlaišk|ataskait|knyg|straipsn|puslap/u;

export const design: Kind = {
  opening: {
    en: 'Create the design that the Client has ordered, from first concepts to final files.',
    lt: 'Sukurti Kliento užsakytą dizainą nuo pirmųjų idėjų iki galutinių failų.',
  },
  details: [
    {
      en: 'The work starts with a short written brief that the Client confirms: purpose, audience, style, sizes and where the design will be used.',
      lt: 'Darbas pradedamas nuo trumpos rašytinės užduoties, kurią Klientas patvirtina: tikslas, auditorija, stilius, matmenys ir naudojimo vietos.',
      unless: /\bbrief\b|užduot/u,
    },
    {
      en: 'The Provider presents the concepts together; the Client chooses one in writing, and only this one is worked out.',
      lt: 'Idėjas Paslaugų teikėjas pristato kartu; Klientas raštu pasirenka vieną, ir toliau plėtojama tik ji.',
      when: /logo|identity|brand|packag|label|concept|identitet|firmin\p{L}* stili|pakuot|etiket|idėj|koncep/u,
      unless: /chosen|chooses|\bredo|redesign|screens?\b|\bapp\b|pasirink|ekran|programėl/u,
    },
    {
      en: 'Each stage is approved in writing before the next one starts; changing what has been approved is additional work.',
      lt: 'Kiekvienas etapas patvirtinamas raštu prieš pradedant kitą; to, kas patvirtinta, keitimas yra papildomas darbas.',
      unless: /approv|patvirtin/u,
    },
    {
      en: 'The logo is delivered in colour, in one colour and in reverse, with its clear space and smallest size.',
      lt: 'Logotipas pateikiamas spalvotas, vienspalvis ir negatyvinis, nurodant apsauginę zoną ir mažiausią dydį.',
      when: /logo/u,
      unless: /clear space|apsaugin/u,
    },
    {
      en: 'Packaging and printed pieces are prepared on the templates of the printer that the Client names, with bleed and cutting lines.',
      lt: 'Pakuotės ir spaudiniai parengiami pagal Kliento nurodytos spaustuvės šablonus, su užlaidomis ir kirtimo linijomis.',
      when: /packag|print|brochure|flyer|poster|pakuo|spaud|spausd|brošiūr|skrajut|plakat/u,
      unless: /bleed|užlaid/u,
    },
    {
      en: 'Final files are delivered ready for use in the agreed formats; editable working files are included only if this description names them.',
      lt: 'Galutiniai failai pateikiami paruošti naudoti sutartais formatais; redaguojami darbiniai failai įeina tik tada, kai jie čia įvardyti.',
      unless: /working files|source files|editable|figma|canva|darbini\p{L}* fail|redaguojam/u,
    },
    {
      en: 'The Client supplies final texts, photographs and its existing logos and brand rules before the work on them starts.',
      lt: 'Galutinius tekstus, nuotraukas, turimus logotipus ir prekės ženklo taisykles Klientas pateikia prieš pradedant su jais dirbti.',
      unless: /supplies|pateikia/u,
    },
    {
      en: 'Fonts and stock images are proposed with their licences and prices before they are used.',
      lt: 'Šriftai ir vaizdų bankų nuotraukos pasiūlomi kartu su licencijomis ir kainomis prieš juos naudojant.',
      unless: /font|typeface|stock|interior|šrift|interjer/u,
    },
  ],
  deliverables: [
    {
      en: 'Concepts for choice (PDF)',
      lt: 'Idėjos, iš kurių renkamasi (PDF)',
      unless: /concept|illustrat|interior|idėj|koncep|iliustr|interjer/u,
    },
    {
      en: 'Logo in vector and pixel formats (SVG, PDF, PNG)',
      lt: 'Logotipas vektoriniais ir taškiniais formatais (SVG, PDF, PNG)',
      when: /identity|branding|rebrand|identitet|firmin\p{L}* stili/u,
      unless: /logo/u,
    },
    {
      en: 'Print-ready files (PDF) on the printer’s templates',
      lt: 'Spaudai parengti failai (PDF) pagal spaustuvės šablonus',
      when: /packag|print|brochure|flyer|poster|pakuo|spaud|spausd|brošiūr|skrajut|plakat/u,
      unless: /print-ready|spaudai/u,
    },
    {
      en: 'Screen designs for computer and phone in an editable file',
      lt: 'Ekranų maketai kompiuteriui ir telefonui redaguojamame faile',
      when: /\bui\b|\bux\b|\bapp\b|website|interface|programėl|svetain|sąsaj/u,
      unless: /screen|ekran|maket/u,
    },
    {
      en: 'Final files of the chosen design in the agreed formats',
      lt: 'Pasirinkto dizaino galutiniai failai sutartais formatais',
      unless: /final|galutin/u,
    },
  ],
  exclusions: [
    {
      isForThin: true,
      en: 'Licences for fonts and stock images',
      lt: 'Šriftų ir vaizdų bankų licencijos',
      unless: /licen[cs]es? (?:are|is) included|licencijos įeina/u,
    },
    {
      en: 'Writing and translating texts',
      lt: 'Tekstų rašymas ir vertimas',
      when: READ,
      unless: /copywrit|translat|tekstų rašym|vertim/u,
    },
    {
      en: 'Programming of websites or applications',
      lt: 'Svetainių ar programų programavimas',
      when: /website|web page|landing|\bapp\b|\bui\b|\bux\b|screens?\b|interface|svetain|programėl|sąsaj|ekran/u,
      unless: /programming|develop|programav/u,
    },
    {
      isForThin: true,
      en: 'Adaptations for other sizes and media after approval',
      lt: 'Pritaikymas kitiems dydžiams ir laikmenoms po patvirtinimo',
      unless: /adapt|\bsizes|formats\b|\d\s?[x×]\s?\d|pritaik|dydži|format(?:ai|ais|ų)(?=\P{L}|$)/u,
    },
  ],
  stages: [
    { en: 'Concepts presented', lt: 'Pristatytos idėjos', share: 40 },
    { en: 'Chosen concept worked out', lt: 'Išplėtota pasirinkta idėja', share: 30 },
    { en: 'Final files delivered', lt: 'Perduoti galutiniai failai', share: 30 },
  ],
};
