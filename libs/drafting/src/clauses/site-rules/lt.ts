import { when, type ClauseText } from '../../writing.js';

const WCAG = 'Žiniatinklio turinio prieinamumo gairių (WCAG) 2.1 AA lygį';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'premises',
      text`Kai reikia dirbti Kliento patalpose, Paslaugų teikėjas laikosi iš anksto raštu pateiktų protingų saugos, sveikatos ir prieigos taisyklių, o Klientas užtikrina saugią darbo vietą.`,
    ),
    paragraph('systems', text`Gavęs prieigą prie Kliento sistemų, Paslaugų teikėjas:`, [
      text`paskyromis naudojasi tik Paslaugoms ir neduoda jų asmenims, kuriems jų nereikia;`,
      text`saugo slaptažodžius bei raktus ir nedelsdamas praneša Klientui, jeigu jie galėjo tapti žinomi;`,
      text`atsisako prieigos, kai baigia teikti Paslaugas arba kai Klientas to paprašo.`,
    ]),
    paragraph(
      'accounts',
      text`Ilgam laikui reikalingas paskyras, licencijas, domenus ir prieglobą savo vardu įsigyja ir apmoka Klientas; nebereikalingą prieigą jis panaikina.`,
    ),
    ...when(terms.workType === 'design', () => [
      paragraph(
        'accessibility',
        text`Skaitmeninis Rezultatas ${
          terms.style === 'client'
            ? `atitinka ${WCAG} tiek, kiek tai priklauso nuo Paslaugų teikėjo darbo.`
            : 'atitinka prieinamumo standartą tik tada, kai Paslaugų aprašyme nurodytas standartas ir jo lygis.'
        }`,
      ),
    ]),
    ...when(terms.workType === 'web_development', () => [
      ...when(terms.style === 'client', () => [
        paragraph(
          'accessibility',
          text`Jeigu Paslaugų aprašyme nenurodytas kitas prieinamumo standartas, Rezultatas atitinka ${WCAG}.`,
        ),
      ]),
      paragraph(
        'operation',
        text`Po paleidimo Rezultatą eksploatuoja Klientas, kaip nurodyta Sutarties ${write.ref('scope.operation')} punkte. Jeigu Klientas pageidauja, kad prieglobą, stebėseną, atnaujinimus ar priežiūrą atliktų Paslaugų teikėjas, dėl to ir dėl kainos Šalys susitaria atskirai.${
          terms.warrantyDays > 0 && write.has('provider-warranties')
            ? text` Pareigai šalinti trūkumus pagal Sutarties ${write.ref('provider-warranties.defects')} punktą tai įtakos neturi.`
            : ''
        }`,
      ),
    ]),
  ];
};
