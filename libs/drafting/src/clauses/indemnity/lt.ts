import { when, type ClauseText } from '../../writing.js';
import { CONDITIONS, type Condition } from './condition.js';

/** The condition and who answers. */
const answers = (condition: Condition, party: string, matter: string): string =>
  ({
    always: `, ${party}`,
    fault: `, ir dėl to kaltas ${party}, šis`,
    knowledge: `, ir ${party} apie ${matter} žinojo arba turėjo žinoti, šis`,
  })[condition];

export const lt: ClauseText = (terms, { text, paragraph, has, ref }) => {
  const { provider, client } = CONDITIONS[terms.style];

  return [
    paragraph(
      'provider',
      text`Jeigu trečiasis asmuo teigia, kad Rezultatas, naudojamas taip, kaip leidžia Sutartis, pažeidžia jo intelektinės nuosavybės teises${answers(provider, 'Paslaugų teikėjas', 'pažeidimą')} atlygina Klientui galutiniu sprendimu priteistas arba susitarimu nustatytas sumas ir protingas gynybos išlaidas.`,
    ),
    paragraph(
      'client',
      text`Jeigu trečiasis asmuo pareiškia reikalavimą dėl Kliento pateiktos medžiagos ar nurodymų arba dėl Sutarties neleidžiamo Rezultato naudojimo${answers(client, 'Klientas', 'tai')} tokia pačia tvarka atlygina Paslaugų teikėjo nuostolius.`,
    ),
    paragraph(
      'exclusions',
      text`Paslaugų teikėjas neatsako už reikalavimą tiek, kiek jį lėmė Kliento pateikta medžiaga ar nurodymai, Rezultato pakeitimai ar jo jungimas su kitais objektais, kurių Paslaugų teikėjas neatliko ir nepatvirtino, arba naudojimas po to, kai Paslaugų teikėjas pateikė teisių nepažeidžiančią versiją. Teises pažeidžiančiam Rezultatui jis turi teisę gauti licenciją, jį pakeisti arba pateikti kitą, išsaugodamas sutartą paskirtį.`,
    ),
    paragraph(
      'procedure',
      text`Nuostolių atlyginimo reikalaujanti Šalis nedelsdama raštu praneša kitai Šaliai apie reikalavimą, leidžia jai nuo jo gintis ir jos sąskaita padeda, o be jos sutikimo, kurio ši neatsisako duoti be rimtos priežasties, reikalavimo nepripažįsta ir dėl jo nesudaro taikos susitarimo.`,
    ),
    ...when(has('liability-cap') && terms.liabilityCap !== 'uncapped' && terms.style !== 'client', () => [
      paragraph(
        'limit',
        text`Pagal ${ref('indemnity.provider')} ir ${ref('indemnity.client')} punktus mokamos sumos įskaičiuojamos į Sutarties ${ref('liability-cap')} punkte nustatytą ribą.`,
      ),
    ]),
  ];
};
