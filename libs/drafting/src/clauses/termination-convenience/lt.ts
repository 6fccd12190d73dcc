import type { Writer, Written } from '../../clause.js';
import { hasPrice } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';

const importantReasons = ({ provider }: Terms): readonly string[] => [
  'Klientas, nepaisydamas rašytinio priminimo, nemoka arba nebendradarbiauja',
  provider.kind === 'person'
    ? 'asmeniškai teikti Paslaugas Paslaugų teikėjui trukdo liga, šeiminės aplinkybės ar kita objektyvi priežastis'
    : 'teikti Paslaugas Paslaugų teikėjui trukdo objektyvi priežastis, už kurią jis neatsako',
  'Kliento nurodymas prieštarauja teisės aktams arba atsirado interesų konfliktas',
];

const PAYMENT: Readonly<Record<Style, string>> = {
  balanced:
    'sumoka už iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina protingas išlaidas, kurias Paslaugų teikėjas įsipareigojo padengti iki pranešimo ir kurių išvengti negali',
  freelancer:
    'sumoka už visas iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina visas išlaidas, kurias Paslaugų teikėjas įsipareigojo padengti iki pranešimo ir kurių išvengti negali',
  client:
    'sumoka už iki Sutarties pasibaigimo pagal Sutartį suteiktas Paslaugas, įskaitant tinkamus naudoti pradėtus darbus, ir atlygina neišvengiamas išlaidas, kurias patvirtino iki pranešimo',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    ...(legalSystem(terms.governingLaw) === 'lithuanian'
      ? lithuanianRights(terms, write)
      : rights(terms, write)),
    ...when(terms.style === 'client', () => [
      paragraph(
        'task-in-progress',
        text`Paslaugų teikėjui nutraukiant Sutartį, ji pasibaigia ne anksčiau, negu jis užbaigia pradėtą etapą ar užduotį, nebent Klientas sutinka su ankstesne pabaiga.`,
      ),
    ]),
    paragraph(
      'payment',
      text`Kai Šalis įspėjusi nutraukia Sutartį, Klientas ${PAYMENT[terms.style]}.${hasPrice(terms) ? ' Fiksuota kaina mokama proporcingai suteiktoms Paslaugoms.' : ''} Iki Sutarties pasibaigimo Paslaugų teikėjas vengia naujų išlaidų ir be Kliento pritarimo nepradeda naujos Paslaugų dalies.`,
    ),
  ];
};

const rights = (terms: Terms, { text, paragraph, format }: Writer): readonly Written[] => [
  paragraph(
    'right',
    text`Kiekviena Šalis turi teisę bet kada, nenurodydama priežasties, nutraukti Sutartį, raštu įspėjusi kitą Šalį prieš ${format.count(terms.noticeDays, 'calendar-day')}.`,
  ),
];

/** Civil Code, article 6.721: the client's right needs no reason and no period; the provider's needs an important reason. */
const lithuanianRights = (terms: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph } = write;
  const days = write.format.count(terms.noticeDays, 'calendar-day');
  return [
    paragraph(
      'client',
      text`Klientas turi teisę bet kada, nenurodydamas priežasties, nutraukti Sutartį (Lietuvos Respublikos civilinio kodekso 6.721 straipsnio 1 dalis). Apie tai jis raštu įspėja prieš ${days}; dėl trumpesnio įspėjimo nutraukimas netampa negaliojantis.`,
    ),
    terms.style === 'freelancer'
      ? paragraph(
          'provider',
          text`Paslaugų teikėjas turi teisę nutraukti Sutartį, raštu įspėjęs Klientą prieš ${days}. Šalys susitaria, kad priežasties nurodyti jis neprivalo ir Kliento nuostolių dėl to neatlygina.`,
        )
      : paragraph(
          'provider',
          text`Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, raštu įspėjęs Klientą prieš ${days}; dėl to atsiradusius Kliento nuostolius jis atlygina tik tada, kai dėl tos priežasties yra kaltas. Svarbiomis priežastimis Šalys laiko tai, kad:`,
          listed(write, importantReasons(terms)),
        ),
  ];
};
