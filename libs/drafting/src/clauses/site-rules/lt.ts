import { when, type ClauseText } from '../../writing.js';

const WCAG = 'Žiniatinklio turinio prieinamumo gairių (WCAG) 2.1 AA lygį';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'premises',
      text`Kai reikia dirbti Kliento patalpose, Paslaugų teikėjas laikosi iš anksto raštu pateiktų protingų saugos, sveikatos ir prieigos taisyklių, o Klientas užtikrina saugią darbo vietą.`,
    ),
    paragraph(
      'systems',
      text`Prieigą prie Kliento sistemų Paslaugų teikėjas naudoja tik Paslaugoms teikti, saugo slaptažodžius ir raktus, nedelsdamas praneša Klientui, jeigu jie galėjo tapti žinomi kitiems, ir atsisako prieigos, kai baigia teikti Paslaugas arba kai Klientas to paprašo.`,
    ),
    paragraph(
      'accounts',
      text`Ilgam laikui reikalingos paskyros, licencijos, domenai ir priegloba registruojami Kliento vardu. Nebereikalingą prieigą Klientas panaikina.`,
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
        text`Po paleidimo Rezultatą eksploatuoja Klientas. Dėl Paslaugų teikėjo atliekamos prieglobos, stebėsenos, atnaujinimų ar priežiūros ir jų kainos Šalys susitaria atskirai.${
          terms.warrantyDays > 0 && write.has('provider-warranties')
            ? text` Pareigai šalinti trūkumus pagal Sutarties ${write.ref('provider-warranties.defects')} punktą tai įtakos neturi.`
            : ''
        }`,
      ),
    ]),
  ];
};
