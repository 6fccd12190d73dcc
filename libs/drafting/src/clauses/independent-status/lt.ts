import { legalSystem } from '../../jurisdiction.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const company = terms.provider.kind === 'company';

  return [
    paragraph(
      'independence',
      text`Paslaugų teikėjas veikia savarankiškai, savo vardu ir rizika. Sutartis nesukuria darbo santykių, atstovavimo ar jungtinės veiklos santykių tarp Šalių${company ? ', taip pat darbo santykių tarp Kliento ir Paslaugų teikėjo darbuotojų' : ''}. Nė viena Šalis neturi teisės kitos Šalies vardu prisiimti įsipareigojimų be atskiro rašytinio įgaliojimo.`,
    ),
    paragraph(
      'autonomy',
      text`Paslaugų teikėjas pats sprendžia, kaip, kur ir kada dirbti, ir naudojasi savo priemonėmis. Klientas turi teisę tikrinti Rezultatą ir sutartų terminų laikymąsi, tačiau darbo laiko nenustato ir darbui nevadovauja.${
        write.has('site-rules')
          ? text` Sutarties ${write.ref('site-rules')} punkte nustatytos taisyklės to nekeičia.`
          : ''
      } ${company ? 'Paslaugų teikėjui ir jo darbuotojams' : 'Paslaugų teikėjui'} nepriklauso mokamos atostogos, ligos išmokos, pensijų įmokos ir kitos Kliento darbuotojams teikiamos garantijos.`,
    ),
    paragraph(
      'other-clients',
      text`Paslaugų teikėjas turi teisę bet kada dirbti kitiems klientams${write.has('exclusivity') ? text`, laikydamasis Sutarties ${write.ref('exclusivity')} punkto` : ''}. Siūlyti ar priimti kitų užsakymų Šalys neprivalo.`,
    ),
    ...when(!company && legalSystem(terms.provider.country) === 'lithuanian', () => [
      paragraph(
        'individual-activity',
        text`Paslaugas Paslaugų teikėjas teikia vykdydamas pagal Lietuvos Respublikos teisę įregistruotą individualią veiklą ir užtikrina, kad registracija galiotų visą Sutarties galiojimo laiką.`,
      ),
    ]),
  ];
};
