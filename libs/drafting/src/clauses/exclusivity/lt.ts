import type { ClauseText } from '../../writing.js';

const MOST_COMPETITORS = { freelancer: 'trims', balanced: 'penkiems', client: 'dešimčiai' } as const;

export const lt: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'restriction',
    text`Sutarties galiojimo metu Paslaugų teikėjas tos pačios rūšies paslaugų neteikia konkurentams (ne daugiau kaip ${MOST_COMPETITORS[terms.style]}), kuriuos Klientas raštu įvardijo prieš pasirašant Sutartį. Kitas konkurentas įtraukiamas tik abiem Šalims raštu susitarus dėl jo ir dėl atlygio už tai. Atlygis už šį apribojimą įskaičiuotas į Kainą.`,
  ),
  paragraph(
    'end',
    text`Apribojimas baigiasi kartu su Sutartimi.${
      {
        freelancer: ` Jis baigiasi ir tada, kai Klientas ${format.count(30, 'calendar-day')} neduoda Paslaugų teikėjui darbo arba daugiau kaip ${format.count(10, 'working-day')} vėluoja sumokėti.`,
        balanced: ` Jis baigiasi ir tada, kai Klientas ${format.count(60, 'calendar-day')} neduoda Paslaugų teikėjui darbo.`,
        client: '',
      }[terms.style]
    } Visiems kitiems Paslaugų teikėjas turi teisę dirbti laisvai. Darbą, dėl kurio su įvardytu konkurentu susitarė prieš pasirašydamas Sutartį ir apie kurį pranešė Klientui, jis gali užbaigti.`,
  ),
];
