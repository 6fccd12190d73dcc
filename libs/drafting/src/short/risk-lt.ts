import type { Wording } from '../writing/clause.js';
import type { en } from './risk-en.js';

export const lt = {
  certificate: `Paslaugų teikėjas dirba pagal Lietuvoje išduotą individualios veiklos vykdymo pažymą ir užtikrina, kad ji galiotų.`,
  independence: `Paslaugų teikėjas veikia savarankiškai; Sutartis darbo santykių nesukuria{staff}. Jis pats sprendžia, kaip, kur ir kada dirbti, ir turi teisę dirbti kitiems klientams{exclusivity}.{noAuthority}`,
  noAuthority: ` Prisiimti įsipareigojimų Kliento vardu jis neturi teisės.`,
  staff: ` nei su juo, nei su jo darbuotojais`,
  exclusivity: `, laikydamasis Sutarties {exclusivity} punkto`,
  care: `Paslaugų teikėjas dirba kvalifikuotai ir rūpestingai, kaip patyręs savo srities profesionalas. {knowledge}Rezultatas, išskyrus Kliento medžiagą{aiParts}, nepažeidžia kitų asmenų teisių.`,
  knowledge: { client: ``, otherwise: `Kiek jam žinoma, ` },
  aiClaims: `, ne dėl dalių, sukurtų dirbtinio intelekto įrankiais taip, kaip leidžia Sutarties {aiTools} punktas,`,
  aiParts: ` ir dirbtinio intelekto įrankiais taip, kaip leidžia Sutarties {aiTools} punktas, sukurtas dalis`,
  defects: `Per protingą terminą Paslaugų teikėjas nemokamai pašalina neatitikimus Sutarčiai, už kuriuos atsako ir apie kuriuos Klientas praneša per {days} nuo {start}. {remedy}`,
  start: { withAcceptance: `priėmimo`, otherwise: `perdavimo` },
  remedy: {
    freelancer: `Jeigu to padaryti nepavyksta, Paslaugų teikėjas grąžina už netinkamą dalį sumokėtą Kainą; be teisės nutraukti Sutartį pagal jos {breach} punktą, kitų teisių gynimo būdų dėl trūkumų Klientas neturi.`,
    balanced: `Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą.`,
    client: `Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą arba pavesti juos pašalinti kitam asmeniui (protingas išlaidas atlygina Paslaugų teikėjas); kitos Kliento teisės išlieka.`,
  },
  warranties: `Klientas garantuoja, kad{knowledge} jo pateiktą medžiagą galima naudoti Paslaugoms ir ji nepažeidžia kitų asmenų teisių{claims}.`,
  asFarAsKnown: `, kiek Klientui žinoma,`,
  claims: {
    marketing: `, o jo teiginiai ir kontaktų sąrašai teisėti`,
    copywriting: `, o jo pateikti teiginiai teisėti`,
  },
  indirect: `Šalys neatlygina netiesioginių nuostolių, negautų pajamų ar pelno, nuostolių dėl prarastų užsakymų ar reputacijos.`,
  claimsOfOthers: `Jeigu trečiasis asmuo teigia, kad Rezultatas pažeidžia jo intelektinės nuosavybės teises{provider}, Paslaugų teikėjas atlygina Kliento nuostolius tiek, kiek reikalavimas kyla ne dėl Kliento medžiagos ar nurodymų{aiClaims} ir ne dėl neleidžiamo naudojimo. Jeigu reikalavimas kyla dėl tokios medžiagos, nurodymų ar naudojimo{client}, Klientas atlygina Paslaugų teikėjo nuostolius. Atlyginanti Šalis nedelsiant informuojama ir turi teisę gintis.{limit}`,
  condition: {
    always: ``,
    fault: `, ir dėl to kaltas {party}`,
    knowledge: `, ir {party} apie tai žinojo arba turėjo žinoti`,
  },
  party: { provider: `Paslaugų teikėjas`, client: `Klientas` },
  limit: ` Šios sumos įskaičiuojamos į Sutarties {cap} punkte nustatytą ribą.`,
  relief: `Šalis neatsako, kol Sutartį vykdyti jai trukdo aplinkybės, kurių ji negalėjo numatyti ir negali išvengti ar įveikti (nenugalima jėga, force majeure{illness}){dates}{money}. Po {days} kiekviena Šalis turi teisę iš karto nutraukti Sutartį.`,
  dates: `; terminai pratęsiami`,
  illness: `, pavyzdžiui, sunki Paslaugų teikėjo liga`,
  money: {
    freelancer: `, bet nuo pareigos mokėti tai neatleidžia`,
    otherwise: `, bet už atliktą darbą sumokama`,
    commission: `, bet uždirbtas komisinis atlyginimas sumokamas`,
  },
} as const satisfies Wording<typeof en>;
