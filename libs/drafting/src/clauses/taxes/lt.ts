import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  registeredLater: {
    balanced: `Jeigu tai pasikeičia, Paslaugų teikėjas apie tai iš anksto praneša Klientui ir nuo tada prideda mokestį.`,
    freelancer: `Jeigu tai pasikeičia, Paslaugų teikėjas apie tai praneša Klientui ir nuo tada prideda mokestį.`,
    client: `Jeigu tai pasikeičia, mokestis laikomas įskaičiuotu į sutartą Kainą.`,
  },
  vatName: { tax: `PVM`, ofTax: `PVM` },
  salesTax: { tax: `pardavimo ar panašus mokestis`, ofTax: `pardavimo ar panašaus mokesčio` },
  reverseChargeBesides: ` Sutarta kaina tada nemažinama: šį PVM Klientas sumoka papildomai.`,
  reverseCharge: `Kai pagal teisės aktus PVM privalo apskaičiuoti ir sumokėti Klientas (atvirkštinis apmokestinimas), Paslaugų teikėjas sutartos kainos sąskaitą išrašo be PVM ir joje tai nurodo, o Klientas pateikia Paslaugų teikėjui savo galiojantį PVM mokėtojo kodą ir PVM sumoka savo valstybėje.{besides}`,
  author: `Teisės aktų nustatyta tvarka Klientas iš autorinio atlyginimo išskaičiuoja ir sumoka gyventojų pajamų mokestį ir Paslaugų teikėjui tenkančias socialinio bei sveikatos draudimo įmokas, taip pat sumoka pačiam Klientui tenkančias įmokas. Kaina nurodyta iki šių išskaitymų.`,
  ownTaxes: `{each}{status}`,
  each: {
    withheldByClient: `Kitus mokesčius{contributions} nuo savo pajamų kiekviena Šalis deklaruoja ir sumoka pati.`,
    otherwise: `Kiekviena Šalis pati deklaruoja ir sumoka mokesčius{contributions} nuo savo pajamų.`,
  },
  contributions: ` ir socialinio draudimo įmokas`,
  withholding: {
    client: `Jeigu to reikalauja teisės aktai, Klientas turi teisę iš mokamos sumos išskaičiuoti mokestį. Tokiu atveju jis pateikia Paslaugų teikėjui išskaičiuotą sumą patvirtinantį dokumentą.`,
    otherwise: `Klientas moka neišskaičiuodamas {anyOther}mokesčių. Jeigu teisės aktai reikalauja išskaičiuoti {another}mokestį, Klientas išskaičiuoja ne daugiau, negu privaloma, atsižvelgdamas į Paslaugų teikėjo dokumentais pagrįstas lengvatas, ir pateikia išskaičiuotą sumą patvirtinantį dokumentą.`,
  },
  anyOther: `kitų `,
  another: `kitą `,
  bankCharges: `Savo ir tarpininkaujančių bankų mokesčius sumoka Klientas, kad Paslaugų teikėjas gautų visą sąskaitos sumą.`,
  authorDeclares: ` Autorinį atlyginimą Paslaugų teikėjas deklaruoja ir gyventojų pajamų mokestį bei socialinio ir sveikatos draudimo įmokas nuo jo sumoka pats.`,
  exclusive: `Visos Sutarties kainos nurodytos be {ofTax}. Kai to reikalauja teisės aktai, Paslaugų teikėjas mokestį prideda sąskaitoje, taikydamas tuo metu galiojantį tarifą.`,
  inclusive: `Į visas Sutarties kainas įskaičiuotas {tax}, kurį turi taikyti Paslaugų teikėjas. Pasikeitus mokesčio tarifui, kainos nesikeičia.`,
  notRegistered: `Paslaugų teikėjas nėra {ofTax} mokėtojas, todėl mokesčio prie kainų neprideda. {registeredLater}`,
} as const satisfies Wording<typeof en>;
