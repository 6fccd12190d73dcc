import type { Writer, Written } from '../../clause.js';
import type { Terms } from '../../terms.js';

export const lt = (terms: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph } = write;
  const builds = terms.workType === 'web_development' || terms.workType === 'design';
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
    ...(builds
      ? [
          paragraph(
            'accessibility',
            terms.style === 'client'
              ? text`Skaitmeninis Rezultatas atitinka Žiniatinklio turinio prieinamumo gairių (WCAG) 2.1 AA lygį tiek, kiek tai priklauso nuo Paslaugų teikėjo darbo.`
              : text`Skaitmeninis Rezultatas atitinka prieinamumo standartą, pavyzdžiui, Žiniatinklio turinio prieinamumo gaires (WCAG), tik jeigu Paslaugų aprašyme nurodytas standartas ir jo lygis.`,
          ),
        ]
      : []),
    ...(terms.workType === 'web_development'
      ? [
          paragraph(
            'operation',
            text`Priegloba, atsarginės kopijos, stebėsena, atnaujinimai ir priežiūra po paleidimo į Paslaugas neįeina, nebent tai nurodyta Sutarties ${write.ref('scope')} punkte.${
              terms.warrantyDays > 0 && write.has('provider-warranties')
                ? text` Pareiga šalinti trūkumus pagal Sutarties ${write.ref('provider-warranties.defects')} punktą išlieka.`
                : ''
            }`,
          ),
        ]
      : []),
  ];
};
