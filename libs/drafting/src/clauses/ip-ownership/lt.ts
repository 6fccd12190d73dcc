import type { Writer, Written } from '../../clause.js';
import { hasDeliverables } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Payment, Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { REVERSION_DAYS, isWorkForHire, namesWaysOfUse, transferOf } from './rules.js';

/** The rights of article 15(1) of the Lithuanian Law on Copyright and Related Rights, which other laws share. */
const WAYS_OF_USE: readonly string[] = [
  'atgaminti jį bet kokia forma ar būdu',
  'jį išleisti',
  'jį versti',
  'jį adaptuoti, aranžuoti, inscenizuoti ar kitaip perdirbti',
  'platinti jo originalą ar kopijas parduodant, nuomojant, teikiant panaudai ar kitaip perduodant nuosavybėn arba valdyti, taip pat importuojant ir eksportuojant',
  'viešai rodyti jo originalą ar kopijas',
  'viešai jį atlikti bet kokiais būdais ir priemonėmis',
  'jį transliuoti, retransliuoti ir kitaip viešai skelbti, įskaitant padarymą viešai prieinamo internete',
];

/** What a licence covers: using the Deliverable, not dealing in it. */
const LICENSED_USE: readonly string[] = [
  'atgaminti jį bet kokia forma ar būdu',
  'jį išleisti ir padaryti viešai prieinamą internete',
  'platinti ir viešai rodyti jo kopijas',
  'techniškai pritaikyti jį kitiems formatams ir įrenginiams',
];

/** What has to be paid before rights pass; in the accusative. */
const PAYMENT: Readonly<Record<Payment['structure'], string>> = {
  fixed: 'visą Kainą',
  milestones: 'visą Kainos dalį už etapą, kuriam tas Rezultatas priklauso',
  hourly: 'visą Kainą už tam Rezultatui skirtas valandas',
  retainer: 'visus mėnesinius mokesčius už laikotarpį iki to Rezultato perdavimo',
  commission: 'visą komisinį atlyginimą, kurį Klientas turi sumokėti iki to Rezultato perdavimo dienos',
  other: 'visą Kainą už tą Rezultatą',
};

export const lt: ClauseText = (terms, write) =>
  terms.ip === 'licence' ? licence(terms, write) : assignment(terms, write);

function assignment(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph, format, ref } = write;
  const { style } = terms;
  const onPayment = terms.ip === 'assignment-on-payment';
  return [
    paragraph('transfer', text`${transfer(terms, write)}${onPayment ? ` ${BEFORE_PAYMENT}` : ''}`),
    ...when(isWorkForHire(terms), () => [
      paragraph(
        'work-for-hire',
        text`Kiek leidžia teisės aktai, Rezultatas taip pat yra pagal užsakymą Klientui sukurtas kūrinys (angl. „work made for hire“), kaip jis suprantamas pagal 17 U.S.C. § 101. Kiek jis toks nėra, taikomas Sutarties ${ref('ip-ownership.transfer')} punkte nustatytas teisių perdavimas.`,
      ),
    ]),
    ...when(namesWaysOfUse(terms), () => [transferredWays(terms, write)]),
    extent(terms, write),
    ...when(!onPayment && style === 'freelancer', () => [
      paragraph(
        'reversion',
        text`Jeigu pradelstos Kainos už Rezultatą Klientas nesumoka per ${format.count(REVERSION_DAYS, 'calendar-day')} nuo rašytinio priminimo, teisės į jį grįžta Paslaugų teikėjui.`,
      ),
    ]),
    ...when(hasDrafts(terms, write), () => [
      transferredDrafts(terms, write),
      paragraph(
        'documents',
        text`Kitus dokumentus, kurių reikia šioms teisėms įrodyti ar įregistruoti, Paslaugų teikėjas pasirašo${style === 'client' ? ' savo' : ' Kliento'} sąskaita.`,
      ),
    ]),
  ];
}

function transfer(terms: Terms, { text }: Writer): Inline[] {
  const moment =
    terms.ip === 'assignment-on-payment'
      ? `kai Paslaugų teikėjas gauna ${PAYMENT[terms.payment.structure]}`
      : 'kai tik Rezultatas ar jo dalis sukuriami';
  switch (transferOf(terms)) {
    case 'exclusive-use':
      return text`Paslaugų teikėjas suteikia Klientui išimtinę, perleidžiamą ir sublicencijuojamą teisę visais būdais naudoti Rezultatą. Šią teisę Klientas įgyja, ${moment}. Tuo pačiu metu Klientui pereina teisės į dizainą, duomenų bazes ir kitos perleidžiamos intelektinės nuosavybės teisės į Rezultatą.`;
    case 'assignment':
      return text`Paslaugų teikėjas perduoda Klientui visas autorių turtines teises, teises į dizainą, duomenų bazes ir kitas intelektinės nuosavybės teises į Rezultatą. Teisės pereina, ${moment}.`;
    case 'deed':
      return text`Šia Sutartimi Paslaugų teikėjas perduoda Klientui visas esamas ir būsimas teises į Rezultatą, įskaitant autorių turtines teises, teises į dizainą, duomenų bazes ir visas kitas intelektinės nuosavybės teises. Perdavimas įsigalioja be jokių papildomų veiksmų, ${moment}.`;
  }
}

const ARTICLE = ' (Lietuvos Respublikos autorių teisių ir gretutinių teisių įstatymo 15 straipsnio 1 dalis)';
const article = ({ governingLaw }: Terms): string => (governingLaw.code === 'lt' ? ARTICLE : '');

const transferredWays = (terms: Terms, { text, paragraph }: Writer): Written =>
  paragraph(
    'ways-of-use',
    text`Klientas įgyja šias teises į Rezultatą${article(terms)}: ${WAYS_OF_USE.join('; ')}.`,
  );

const licensedWays = (terms: Terms, { text, paragraph, ref }: Writer): Written =>
  paragraph(
    'ways-of-use',
    text`Neperžengdamas Sutarties ${ref('ip-ownership.grant')} punkte nustatytų ribų, Klientas turi teisę naudoti Rezultatą šiais būdais${article(terms)}: ${LICENSED_USE.join('; ')}.`,
  );

const extent = ({ workType }: Terms, { text, paragraph }: Writer): Written =>
  paragraph(
    'extent',
    text`Šios teisės galioja visų valstybių teritorijoje ir visą teisės aktuose nustatytą Rezultato apsaugos terminą.${
      workType === 'web_development'
        ? ' Kai Rezultatas yra programinė įranga, jos apima ir programos pirminį (išeities) tekstą bei jos dokumentaciją.'
        : ''
    } Atlyginimas už jas įskaičiuotas į Kainą.`,
  );

const licensedExtent = ({ text, paragraph }: Writer): Written =>
  paragraph(
    'extent',
    text`Licencija galioja visų valstybių teritorijoje ir visą teisės aktuose nustatytą Rezultato apsaugos terminą. Atlyginimas už ją įskaičiuotas į Kainą.`,
  );

const BEFORE_PAYMENT = 'Iki tol Klientas turi teisę naudoti Rezultatą tik jam peržiūrėti ir išbandyti.';

/** Nothing to set apart in work that hands nothing over. */
const hasDrafts = (terms: Terms, { has }: Writer): boolean =>
  hasDeliverables(terms) || has('background-materials');

const transferredDrafts = ({ style }: Terms, { text, paragraph, has, ref }: Writer): Written =>
  paragraph(
    'drafts',
    text`${style === 'client' ? DRAFTS_PASS : DRAFTS_STAY}${
      has('background-materials')
        ? text` Teisės į Anksčiau sukurtą medžiagą ir trečiųjų asmenų medžiagą neperduodamos; joms taikomi Sutarties ${ref('background-materials.licence')} ir ${ref('background-materials.third-party')} punktai.`
        : ''
    }`,
  );

const DRAFTS_PASS =
  'Taip pat pereina teisės į Rezultatui kurti parengtus juodraščius, darbines rinkmenas ir koncepcijas.';
const DRAFTS_STAY =
  'Juodraščiai, nepasirinktos koncepcijos ir darbinės rinkmenos, kurios nėra Rezultatas, lieka Paslaugų teikėjui.';

const GRANT: Readonly<Record<Style, string>> = {
  balanced:
    'Teisės į Rezultatą lieka Paslaugų teikėjui, o Klientui jis suteikia neišimtinę licenciją naudoti Rezultatą savo veikloje. Kas perima šią veiklą, perima ir licenciją, o Kliento rangovai gali Rezultatą naudoti Kliento reikmėms',
  freelancer:
    'Teisės į Rezultatą lieka Paslaugų teikėjui, o Klientui jis suteikia neišimtinę, neperleidžiamą licenciją naudoti Rezultatą pagal jo aprašyme nurodytą paskirtį',
  client:
    'Teisės į Rezultatą lieka Paslaugų teikėjui, o Klientui jis suteikia išimtinę licenciją naudoti Rezultatą bet kokiam tikslui. Licenciją Klientas turi teisę perleisti ir suteikti sublicencijas',
};

function licence(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph } = write;
  const fromDelivery = terms.style === 'client';
  const start = fromDelivery
    ? 'Licencija įsigalioja, kai Rezultatas perduodamas.'
    : `Licencija įsigalioja, kai Paslaugų teikėjas gauna ${PAYMENT[terms.payment.structure]}. ${BEFORE_PAYMENT}`;
  return [
    paragraph('grant', text`${GRANT[terms.style]}. ${start}`),
    ...when(namesWaysOfUse(terms), () => [licensedWays(terms, write)]),
    licensedExtent(write),
    ...when(!fromDelivery && hasDrafts(terms, write), () => [paragraph('drafts', text`${DRAFTS_STAY}`)]),
    paragraph(
      'reserved',
      text`Visos Sutartimi nesuteiktos teisės lieka Paslaugų teikėjui.${
        fromDelivery ? ' Kitiems asmenims Paslaugų teikėjas Rezultato nenaudoja.' : ''
      }`,
    ),
  ];
}
