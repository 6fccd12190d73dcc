import { lithuanianStatus } from '../../engagement.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const company = terms.provider.kind === 'company';
  const status = statusText(terms);

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
    ...when(status !== undefined, () => [paragraph('individual-activity', text`${status ?? ''}`)]),
  ];
};

/** What the law of Lithuania asks of a natural person who earns without being employed. */
function statusText(terms: Terms): string | undefined {
  switch (lithuanianStatus(terms)) {
    case 'certificate':
      return 'Paslaugas Paslaugų teikėjas teikia vykdydamas pagal Lietuvos Respublikos teisę įregistruotą individualią veiklą ir užtikrina, kad registracija galiotų visą Sutarties galiojimo laiką.';
    case 'business_certificate':
      return `Paslaugas Paslaugų teikėjas teikia turėdamas šią veiklos rūšį apimantį verslo liudijimą ir užtikrina, kad jis galiotų visą Sutarties galiojimo laiką.${
        terms.client.kind === 'company'
          ? ' Apie tai, kad artėja teisės aktuose nustatyta pajamų iš juridinių asmenų riba, jis Klientui praneša iš anksto.'
          : ''
      }`;
    case 'author':
      return 'Rezultatą Paslaugų teikėjas kuria kaip autorius, Lietuvoje neįregistravęs individualios veiklos. Kaina yra autorinis atlyginimas už Rezultato sukūrimą ir teises į jį.';
    default:
      return undefined;
  }
}
