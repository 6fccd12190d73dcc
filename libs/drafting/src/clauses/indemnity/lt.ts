import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  /** When it answers; Lithuanian names here who does. */
  condition: {
    always: `, {party}`,
    fault: `, ir dėl to kaltas {party}, šis`,
    knowledge: `, ir {party} apie {matter} žinojo arba turėjo žinoti, šis`,
  },
  provider: `Jeigu trečiasis asmuo teigia, kad Rezultatas, naudojamas taip, kaip leidžia Sutartis, pažeidžia jo intelektinės nuosavybės teises{condition} atlygina Klientui įsiteisėjusiu sprendimu priteistas arba susitarimu nustatytas sumas ir protingas gynybos išlaidas.`,
  party: { provider: `Paslaugų teikėjas`, client: `Klientas` },
  matter: { provider: `pažeidimą`, client: `tai` },
  client: `Jeigu trečiasis asmuo pareiškia reikalavimą dėl Kliento pateiktos medžiagos ar nurodymų arba dėl Sutarties neleidžiamo Rezultato naudojimo{condition} tokia pačia tvarka atlygina Paslaugų teikėjo nuostolius.`,
  exclusions: `Paslaugų teikėjas neatsako už reikalavimą tiek, kiek jį lėmė Kliento pateikta medžiaga ar nurodymai,{aiParts} Rezultato pakeitimai ar jo jungimas su kitais objektais, kurių Paslaugų teikėjas neatliko ir nepatvirtino, arba naudojimas po to, kai Paslaugų teikėjas pateikė teisių nepažeidžiančią versiją. Teises pažeidžiančiam Rezultatui jis turi teisę gauti licenciją, jį pakeisti arba pateikti kitą, išsaugodamas sutartą paskirtį.`,
  aiParts: ` dirbtinio intelekto įrankiais taip, kaip leidžia Sutarties {aiTools} punktas, sukurtos dalys,`,
  procedure: `Nuostolių atlyginimo reikalaujanti Šalis nedelsdama raštu praneša kitai Šaliai apie reikalavimą, leidžia jai nuo jo gintis, o be jos sutikimo reikalavimo nepripažįsta ir dėl jo nesudaro taikos susitarimo.`,
} as const satisfies Wording<typeof en>;
