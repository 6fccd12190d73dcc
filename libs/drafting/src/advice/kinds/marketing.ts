import { REGULATED, type Kind } from './kind.js';

export const marketing: Kind = {
  opening: {
    en: 'Plan and run the Client’s marketing in the channels that the Parties agree on.',
    lt: 'Planuoti ir vykdyti Kliento rinkodarą Šalių suderintuose kanaluose.',
  },
  details: [
    {
      en: 'The Provider proposes a plan with goals, audience, channels and dates, and works by it when the Client has approved it.',
      lt: 'Paslaugų teikėjas pasiūlo planą su tikslais, auditorija, kanalais ir datomis ir pagal jį dirba Klientui jį patvirtinus.',
      when: /\bplan|strateg|planav|planą|plano/u,
      unless: /\bplan\b with|planą su/u,
    },
    {
      en: 'Advertising runs in the Client’s own accounts and within the budget that the Client approves in writing; the platforms bill the Client directly.',
      lt: 'Reklama vykdoma paties Kliento paskyrose ir neviršijant Kliento raštu patvirtinto biudžeto; platformos sąskaitas pateikia tiesiogiai Klientui.',
      when: /advert|\bads?\b|campaign|ppc|google|meta|facebook|instagram|linkedin|reklam|kampanij/u,
      unless: /budget|biudžet/u,
    },
    {
      en: 'Newsletters go only to people on lists that the Client has collected lawfully, and each contains a link to unsubscribe.',
      lt: 'Naujienlaiškiai siunčiami tik teisėtai Kliento surinktais adresais, o kiekviename yra nuoroda prenumeratai atsisakyti.',
      when: /newsletter|mailing list|e-?mail (?:marketing|campaign)|naujienlaišk/u,
      unless: /unsubscrib|atsisak/u,
    },
    {
      en: 'Posts are prepared ahead by an editorial calendar; answering comments and messages of the public is included only on working days.',
      lt: 'Įrašai rengiami iš anksto pagal turinio kalendorių; į viešus komentarus ir žinutes atsakoma tik darbo dienomis.',
      when: /social|posts?\b|facebook|instagram|linkedin|tiktok|socialin|įraš/u,
      unless: /calendar|kalendor/u,
    },
    {
      en: 'No place in the results of search engines is promised.',
      lt: 'Vieta paieškos sistemų rezultatuose nežadama.',
      when: /\bseo\b|search engine|paieškos sistem|optimizav\p{L}* paiešk/u,
    },
    {
      en: 'The Client approves texts and images before they are published and answers for the claims that it has approved.',
      lt: 'Tekstus ir vaizdus prieš paskelbiant patvirtina Klientas; už patvirtintus teiginius atsako jis.',
      unless: /approv|patvirtin/u,
    },
    {
      en: 'Each month the Provider reports what was done, what it cost and which figures changed, and proposes next steps.',
      lt: 'Kas mėnesį Paslaugų teikėjas pateikia ataskaitą, kas padaryta, kiek tai kainavo ir kaip keitėsi rodikliai, ir pasiūlo kitus žingsnius.',
      when: /month|retainer|mėnes|mėn\b|menes|\bads\b|google reklam/u,
      unless: /report|ataskait/u,
    },
    {
      en: 'Targets guide the work; reach, followers, leads and sales are not promised, because they also depend on platforms, competitors and the Client.',
      lt: 'Tikslai padeda kryptingai dirbti; pasiekiamumas, sekėjai, užklausos ir pardavimai nežadami, nes priklauso ir nuo platformų, konkurentų bei Kliento.',
      unless: /not promised|guarantee|nežadam|negarantuoj/u,
    },
    {
      en: 'The Client gives access to its accounts, information about its products or services and images before the first activity starts.',
      lt: 'Prieigą prie paskyrų, informaciją apie prekes ar paslaugas ir vaizdus Klientas pateikia prieš pradedant darbus.',
      unless: /gives access|prieig/u,
    },
  ],
  deliverables: [
    {
      en: 'Texts and images of the newsletters',
      lt: 'Naujienlaiškių tekstai ir vaizdai',
      when: /newsletter|mailing|naujienlaišk/u,
      unless: /newsletter|naujienlaišk/u,
    },
    {
      en: 'Advertisements set up in the Client’s accounts',
      lt: 'Kliento paskyrose parengti reklaminiai skelbimai',
      when: /advert|\bads?\b|campaign|reklam|kampanij/u,
      unless: /advertisement|\bads?\b|reklamini/u,
    },
  ],
  exclusions: [
    {
      en: 'Advertising budget and platform fees',
      lt: 'Reklamos biudžetas ir platformų mokesčiai',
      unless: /budget|\bspend\b|\bpaid ads|biud[žz]et/u,
    },
    {
      en: 'Production of photographs and videos',
      lt: 'Nuotraukų ir vaizdo įrašų gamyba',
      unless: /photo|video|clip|\breels?\b|film|nuotrauk|vaizdo|klip|filmuo|fotograf/u,
    },
    {
      en: 'Changes to the Client’s website',
      lt: 'Kliento svetainės pakeitimai',
      when: /\bads?\b|campaign|google|reklam|kampanij/u,
      unless: /website|landing|\bseo\b|\bpages?\b|svetain|puslapi/u,
    },
    {
      en: 'Legal review of claims and promotions',
      lt: 'Teiginių ir akcijų teisinis vertinimas',
      when: REGULATED,
      unless: /legal|teisin/u,
    },
  ],
  stages: [
    { en: 'Plan approved', lt: 'Patvirtintas planas', share: 30 },
    { en: 'Campaign running', lt: 'Pradėta kampanija', share: 40 },
    { en: 'Final report delivered', lt: 'Pateikta galutinė ataskaita', share: 30 },
  ],
};
