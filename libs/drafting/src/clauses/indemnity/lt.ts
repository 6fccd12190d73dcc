import { when, type ClauseText } from '../../writing.js';
import { CONDITIONS, type Condition } from './condition.js';

const claimIf = (
  condition: Condition,
  party: { readonly genitive: string; readonly nominative: string; readonly matter: string },
): string =>
  ({
    always: '',
    fault: `, ir yra ${party.genitive} kaltė`,
    knowledge: `, ir ${party.nominative} apie ${party.matter} žinojo arba turėjo žinoti`,
  })[condition];

export const lt: ClauseText = (terms, { text, paragraph, has, ref }) => {
  const { provider, client } = CONDITIONS[terms.style];

  return [
    paragraph(
      'provider',
      text`Jeigu trečiasis asmuo teigia, kad Rezultatas, naudojamas taip, kaip leidžia Sutartis, pažeidžia jo intelektinės nuosavybės teises${claimIf(provider, { genitive: 'Paslaugų teikėjo', nominative: 'Paslaugų teikėjas', matter: 'pažeidimą' })}, Paslaugų teikėjas atlygina Klientui galutiniu sprendimu priteistas arba susitarimu nustatytas sumas ir protingas gynybos išlaidas.`,
    ),
    paragraph(
      'client',
      text`Jeigu trečiasis asmuo pareiškia reikalavimą dėl Kliento pateiktos medžiagos ar nurodymų arba dėl to, kad Klientas naudojo Rezultatą taip, kaip Sutartis neleidžia${claimIf(client, { genitive: 'Kliento', nominative: 'Klientas', matter: 'trūkumą' })}, Klientas tokia pačia tvarka atlygina Paslaugų teikėjo nuostolius.`,
    ),
    paragraph('exclusions', text`Paslaugų teikėjas neatsako už reikalavimą tiek, kiek jį lėmė:`, [
      text`Kliento pateikta medžiaga ar nurodymai;`,
      text`Rezultato pakeitimai ar jo jungimas su kitais objektais, kurių Paslaugų teikėjas neatliko ir nepatvirtino;`,
      text`tolesnis naudojimas po to, kai Paslaugų teikėjas pateikė teisių nepažeidžiančią versiją.`,
    ]),
    paragraph('procedure', text`Nuostolių atlyginimo prašanti Šalis:`, [
      text`nedelsdama raštu praneša kitai Šaliai apie reikalavimą;`,
      text`leidžia kitai Šaliai gintis nuo reikalavimo ir jos sąskaita padeda;`,
      text`be kitos Šalies sutikimo, kurio ši neatsisako duoti be rimtos priežasties, reikalavimo nepripažįsta ir dėl jo nesudaro taikos susitarimo.`,
    ]),
    paragraph(
      'replacement',
      text`Jeigu Rezultatas pažeidžia ar gali pažeisti teises, Paslaugų teikėjas turi teisę gauti jam licenciją, jį pakeisti arba pateikti kitą, kad pažeidimo neliktų, o sutarta paskirtis būtų išsaugota.`,
    ),
    ...when(has('liability-cap') && terms.liabilityCap !== 'uncapped' && terms.style !== 'client', () => [
      paragraph(
        'limit',
        text`Pagal ${ref('indemnity.provider')} ir ${ref('indemnity.client')} punktus mokamos sumos įskaičiuojamos į Sutarties ${ref('liability-cap')} punkte nustatytą ribą.`,
      ),
    ]),
  ];
};
