import type { Writer, Written } from '../../clause.js';
import { when, type ClauseText } from '../../writing.js';
import { needsImmunityNotice } from './whistle-blower.js';

export const lt: ClauseText = (terms, write) => {
  const { text, format } = write;
  const mutual = terms.confidentiality.kind === 'mutual';
  const recipient = mutual ? 'informacijos gavėjas' : 'Paslaugų teikėjas';
  const quality = {
    freelancer: `kuri pateikiant pažymėta kaip konfidenciali arba per ${format.count(5, 'working-day')} nuo pateikimo raštu įvardyta kaip konfidenciali`,
    balanced: 'kuri pažymėta kaip konfidenciali arba akivaizdžiai tokia yra pagal savo pobūdį',
    client: 'kuri nėra viešai žinoma, nesvarbu, ar ji pažymėta kaip konfidenciali',
  }[terms.style];

  return [
    write.paragraph(
      'definition',
      text`${write.strong('Konfidenciali informacija')} – bet kokios formos informacija apie ${mutual ? 'Šalies' : 'Kliento'} verslą, klientus, produktus, technologijas, finansus ar planus, kurią ${mutual ? 'kita Šalis' : 'Paslaugų teikėjas'} gauna dėl Sutarties ir ${quality}.`,
    ),
    write.paragraph(
      'duties',
      mutual
        ? text`Konfidencialią informaciją gavusi Šalis (toliau – informacijos gavėjas) įsipareigoja:`
        : text`Paslaugų teikėjas įsipareigoja:`,
      [
        text`naudoti Konfidencialią informaciją tik Sutarčiai vykdyti arba iš jos kylančioms teisėms įgyvendinti;`,
        text`saugoti ją ne mažiau rūpestingai negu savo konfidencialią informaciją ir visada imtis protingų apsaugos priemonių;`,
        text`atskleisti ją tik tiems savo darbuotojams, patarėjams ir subtiekėjams, kuriems jos reikia šiam tikslui ir kurie yra įsipareigoję ją saugoti, ir atsakyti už jų veiksmus.`,
      ],
    ),
    write.paragraph('exclusions', text`Šie įsipareigojimai netaikomi informacijai:`, [
      text`kuri yra arba tampa vieša ne dėl Sutarties pažeidimo;`,
      text`kurią ${recipient} jau teisėtai turėjo be pareigos ją saugoti;`,
      text`kurią ${recipient} teisėtai gauna iš kito asmens, turinčio teisę ją atskleisti;`,
      text`kurią ${recipient} sukuria savarankiškai, nesinaudodamas Konfidencialia informacija.`,
    ]),
    write.paragraph(
      'compelled',
      text`Konfidencialią informaciją galima atskleisti tiek, kiek to reikalauja teisės aktai, teismas ar valdžios institucija. Jeigu teisės aktai leidžia, ${recipient} apie tai iš anksto praneša ${mutual ? 'ją pateikusiai Šaliai' : 'Klientui'} ir atskleidžia ne daugiau, negu privaloma.`,
    ),
    write.paragraph(
      'reporting',
      text`Jokia Sutarties nuostata nedraudžia kompetentingai institucijai pranešti apie galimą teisės pažeidimą ar duoti parodymus.`,
    ),
    ...when(needsImmunityNotice(terms), () => immunityNotice(write)),
    ...when(write.has('credit-portfolio') && terms.portfolio !== 'forbidden', () => [
      write.paragraph(
        'portfolio',
        text`Rezultato rodymas taip, kaip leidžia Sutarties ${write.ref('credit-portfolio.portfolio')} punktas, šių įsipareigojimų nepažeidžia.`,
      ),
    ]),
    write.paragraph(
      'return',
      text`Gavęs raštišką prašymą, o pasibaigus Sutarčiai – bet kuriuo atveju, ${recipient} per ${format.count(10, 'working-day')} grąžina arba ištrina Konfidencialią informaciją${terms.style === 'client' ? ' ir tai patvirtina raštu' : ''}. Galima pasilikti kopijas, kurias saugoti įpareigoja teisės aktai, ir įprastas atsargines kopijas; joms šie įsipareigojimai taikomi toliau.`,
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
