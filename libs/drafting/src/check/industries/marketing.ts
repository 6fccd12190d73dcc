import type { Industry } from './industry.js';

export const marketing: Industry = {
  en: {
    name: 'Marketing',
    considerations: [
      'E-mail advertising and cookies need consent in the European Union (GDPR and ePrivacy rules); the United States have rules of their own for e-mail and text messages (CAN-SPAM, TCPA).',
      'Paid posts and influencer content have to be recognisable as advertising; agree on who checks this.',
      'Claims about a product need proof, and the proof is in the client’s hands.',
      'Platforms in the European Union label advertisements and name who paid for them (Digital Services Act).',
      'Music, photographs and posts of users need licences for advertising, not only for private use.',
      'A platform may suspend an account or change its policy overnight: agree on what then happens to fees and goals.',
      'If you handle lists of customers for the client, an agreement under article 28 of the GDPR usually belongs in the contract.',
    ],
    bestPractices: [
      'Keep your fee apart from the ad spend, and let the client pay the platforms directly.',
      'Call figures targets, not guarantees.',
      'Agree on how fast the client approves content.',
      'Let accounts, pixels and data belong to the client, and keep a list of who has access.',
      'Say how often you report, and whether unused retainer hours move to the next month.',
      'Make an exit with 30 days’ notice possible for both sides.',
    ],
    commonPitfalls: [
      'Guaranteed rankings, followers or return on ad spend.',
      'Ad accounts opened in the freelancer’s name, with the freelancer’s card.',
      'Automatic renewal that can be stopped only 90 days ahead.',
      'A performance fee without an agreed way of counting who brought the sale.',
      'Nobody named who marks advertising as such.',
    ],
  },
  lt: {
    name: 'Rinkodara',
    considerations: [
      'Reklamai el. paštu ir slapukams Europos Sąjungoje reikia sutikimo (BDAR ir e. privatumo taisyklės); JAV el. laiškams ir žinutėms taikomos savos taisyklės (CAN-SPAM, TCPA).',
      'Apmokėti įrašai ir nuomonės formuotojų turinys turi būti atpažįstami kaip reklama: susitarkite, kas tai tikrina.',
      'Teiginius apie prekę reikia pagrįsti, o įrodymus turi klientas.',
      'Europos Sąjungoje platformos žymi reklamą ir nurodo, kas už ją sumokėjo (Skaitmeninių paslaugų aktas).',
      'Muzikai, nuotraukoms ir naudotojų įrašams reklamoje reikia reklamai tinkamų licencijų, o ne tik asmeniniam naudojimui skirtų.',
      'Platforma gali sustabdyti paskyrą arba per naktį pakeisti taisykles: susitarkite, kas tada nutinka atlygiui ir tikslams.',
      'Jeigu tvarkote kliento pirkėjų sąrašus, prie sutarties paprastai pridedama duomenų tvarkymo sutartis pagal BDAR 28 straipsnį.',
    ],
    bestPractices: [
      'Savo atlygį atskirkite nuo reklamos biudžeto ir tegul klientas platformoms moka pats.',
      'Rodiklius vadinkite tikslais, o ne garantijomis.',
      'Susitarkite, per kiek laiko klientas patvirtina turinį.',
      'Tegul paskyros, stebėjimo kodai ir duomenys priklauso klientui, o jūs turėkite sąrašą, kas prie jų prieina.',
      'Nurodykite, kaip dažnai teikiate ataskaitas ir ar nepanaudotos abonentinės valandos perkeliamos į kitą mėnesį.',
      'Tegul kiekviena šalis gali pasitraukti įspėjusi prieš 30 dienų.',
    ],
    commonPitfalls: [
      'Garantuotos pozicijos paieškoje, sekėjai ar reklamos grąža.',
      'Reklamos paskyros, atidarytos laisvai samdomo specialisto vardu ir apmokamos jo kortele.',
      'Automatinis pratęsimas, kurį galima sustabdyti tik prieš 90 dienų.',
      'Atlygis už rezultatą, kai nesutarta, kaip nustatoma, kas atvedė pirkėją.',
      'Nenurodyta, kas pažymi, kad turinys yra reklama.',
    ],
  },
};
