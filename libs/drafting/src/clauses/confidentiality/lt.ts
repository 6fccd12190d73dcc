import type { Writer, Written } from '../../clause.js';
import { when, type ClauseText } from '../../writing.js';
import { needsImmunityNotice } from './whistle-blower.js';

export const lt: ClauseText = (terms, write) => {
  const { text, format } = write;
  const mutual = terms.confidentiality.kind === 'mutual';
  const recipient = mutual ? 'informacijos gavėjas' : 'Paslaugų teikėjas';
  const showsPortfolio = write.has('credit-portfolio') && terms.portfolio !== 'forbidden';
  const quality = {
    freelancer: `kuri pateikiant pažymėta kaip konfidenciali arba per ${format.count(5, 'working-day')} nuo pateikimo raštu įvardyta kaip konfidenciali`,
    balanced: 'kuri pažymėta kaip konfidenciali arba akivaizdžiai tokia yra pagal savo pobūdį',
    client: 'kuri nėra viešai žinoma, nesvarbu, ar ji pažymėta kaip konfidenciali',
  }[terms.style];

  return [
    write.paragraph(
      'definition',
      text`${write.strong('Konfidenciali informacija')} – visa informacija apie ${mutual ? 'Šalies' : 'Kliento'} verslą, klientus, produktus, technologijas, finansus ar planus, kurią ${mutual ? 'kita Šalis' : 'Paslaugų teikėjas'} gauna dėl Sutarties ir ${quality}.`,
    ),
    write.paragraph(
      'duties',
      text`${mutual ? 'Konfidencialią informaciją gavusi Šalis (toliau – informacijos gavėjas) įsipareigoja ją' : 'Paslaugų teikėjas įsipareigoja Konfidencialią informaciją'} naudoti tik Sutarčiai vykdyti arba iš jos kylančioms teisėms įgyvendinti, saugoti ne mažiau rūpestingai negu savo ir visada imtis protingų apsaugos priemonių, atskleisti tik tiems darbuotojams, patarėjams ir subtiekėjams, kuriems jos reikia šiam tikslui ir kurie yra įsipareigoję ją saugoti, ir atsakyti už jų veiksmus.`,
    ),
    write.paragraph(
      'exclusions',
      text`Šie įsipareigojimai netaikomi informacijai, kuri yra arba tampa vieša ne dėl Sutarties pažeidimo, kurią ${recipient} jau teisėtai turėjo, teisėtai gauna iš kito asmens, turinčio teisę ją atskleisti, arba sukuria savarankiškai.${
        showsPortfolio
          ? text` Rezultato rodymas taip, kaip leidžia Sutarties ${write.ref('credit-portfolio.portfolio')} punktas, jų nepažeidžia.`
          : ''
      }`,
    ),
    write.paragraph(
      'compelled',
      text`Konfidencialią informaciją galima atskleisti tiek, kiek to reikalauja teisės aktai, teismas ar valdžios institucija; jeigu teisės aktai leidžia, ${recipient} apie tai iš anksto praneša ${mutual ? 'ją pateikusiai Šaliai' : 'Klientui'}. Jokia Sutarties nuostata nedraudžia kompetentingai institucijai pranešti apie galimą teisės pažeidimą ar duoti parodymus.`,
    ),
    ...when(needsImmunityNotice(terms), () => immunityNotice(write)),
    write.paragraph(
      'return',
      text`Per ${format.count(10, 'working-day')} nuo rašytinio prašymo, o jeigu jo nėra – nuo Sutarties pasibaigimo ${recipient} grąžina arba ištrina Konfidencialią informaciją${terms.style === 'client' ? ' ir tai patvirtina raštu' : ''}. Teisės aktų reikalaujamas ir įprastas atsargines kopijas galima pasilikti; šie įsipareigojimai joms taikomi toliau.`,
    ),
    write.paragraph(
      'duration',
      text`Šie įsipareigojimai galioja Sutarties galiojimo metu ir ${format.count(terms.confidentiality.years, 'year')} po jos pasibaigimo.${
        terms.style === 'freelancer'
          ? ''
          : ' Komercinė paslaptis saugoma tol, kol ji tokia laikoma pagal teisės aktus.'
      }`,
    ),
  ];
};

const immunityNotice = ({ text, paragraph }: Writer): readonly Written[] => [
  paragraph(
    'immunity',
    text`Pagal Jungtinių Amerikos Valstijų kodekso 18 U.S.C. § 1833(b) fizinis asmuo nei baudžiamąja, nei civiline tvarka neatsako pagal federalinę ar valstijos komercinių paslapčių teisę, jeigu komercinę paslaptį atskleidžia:`,
    [
      text`konfidencialiai federalinės, valstijos ar vietos valdžios pareigūnui (tiesiogiai ar netiesiogiai) arba advokatui, siekdamas vien tik pranešti apie galimą teisės pažeidimą ar jį ištirti; arba`,
      text`ieškinyje ar kitame dokumente, kuris byloje pateikiamas kaip nevieša medžiaga.`,
    ],
  ),
  paragraph(
    'retaliation',
    text`Fizinis asmuo, kuris kreipiasi į teismą dėl persekiojimo už pranešimą apie galimą teisės pažeidimą, turi teisę atskleisti komercinę paslaptį savo advokatui ir remtis ja byloje, jeigu visi ją atskleidžiantys dokumentai pateikiami kaip nevieša medžiaga, o kitaip ji atskleidžiama tik teismo nurodymu.`,
  ),
];
