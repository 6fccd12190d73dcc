import type { Writer, Written } from '../../clause.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Terms, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { excludesImplied } from './implied.js';

/** What the provider answers for in this kind of work besides skill, care and the law. */
const CARE: Readonly<Partial<Record<WorkType, string>>> = {
  marketing: 'laikosi naudojamų platformų taisyklių, o reklamą ir mokamą bendradarbiavimą aiškiai pažymi;',
  web_development:
    'laikosi pripažintos saugaus programavimo praktikos ir į Rezultatą neįdeda kenkėjiško kodo;',
  copywriting:
    'prieš pateikdamas kiekvieną tekstą patikrina, ar jame nėra plagiato, ir Kliento prašymu nurodo šaltinius;',
  consulting: 'sužinojęs apie interesų konfliktą, nedelsdamas apie jį praneša Klientui;',
};

const UNTOUCHED: Readonly<Record<WorkType, string>> = {
  general: 'Kliento ar trečiojo asmens padarytų Rezultato pakeitimų',
  consulting: 'Kliento ar trečiojo asmens padarytų Rezultato pakeitimų',
  design: 'Kliento, spaustuvės ar kito trečiojo asmens padarytų Rezultato pakeitimų',
  marketing: 'Kliento padarytų pakeitimų, dėl pasikeitusių platformos taisyklių, kainų ar funkcijų',
  web_development:
    'Kliento ar trečiojo asmens padarytų kodo, turinio, nuostatų ar prieglobos aplinkos pakeitimų',
  copywriting: 'Kliento ar trečiojo asmens padarytų teksto pakeitimų',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const care = CARE[terms.workType];

  return [
    paragraph('care', text`Paslaugų teikėjas pareiškia ir garantuoja, kad:`, [
      text`Paslaugas teikia kvalifikuotai ir rūpestingai, kaip galima tikėtis iš patyrusio savo srities profesionalo;`,
      ...(care === undefined ? [] : [text`${care}`]),
      text`laikosi jo darbui taikomų teisės aktų.`,
    ]),
    originality(terms, write),
    ...when(terms.warrantyDays > 0, () => defects(terms, write)),
    ...results(terms, write),
    ...when(excludesImplied(terms), () => [
      paragraph(
        'implied',
        text`Kiek leidžia teisės aktai, Sutartyje nurodytos garantijos pakeičia visas garantijas ir sąlygas, kurios kitu atveju būtų numanomos pagal teisę, įskaitant ${legalSystem(terms.governingLaw) === 'american' ? 'tinkamumo prekybai' : 'tinkamos kokybės'} ir tinkamumo konkrečiam tikslui garantijas.`,
      ),
    ]),
  ];
};

const originality = (terms: Terms, { text, paragraph, has, ref }: Writer): Written =>
  paragraph(
    'originality',
    text`${terms.style === 'client' ? '' : 'Kiek Paslaugų teikėjui žinoma, '}Rezultatas yra paties Paslaugų teikėjo darbas arba teisėtai įgytas, o jo naudojimas taip, kaip leidžia Sutartis, nepažeidžia kitų asmenų teisių. Tai netaikoma Kliento pateiktai medžiagai${
      has('ai-tools') && terms.aiUse !== 'forbidden'
        ? text` ir Rezultato dalims, sukurtoms dirbtinio intelekto įrankiais taip, kaip leidžia Sutarties ${ref('ai-tools')} punktas; dėl šių dalių Paslaugų teikėjas garantuoja tik tai, kad jas peržiūrėjo ir nežino apie jokį pažeidimą`
        : ''
    }.`,
  );

/** What no provider of this kind of work can promise, where the scope does not say so already. */
const results = ({ workType, style }: Terms, { text, paragraph }: Writer): readonly Written[] => {
  switch (workType) {
    case 'consulting':
    case 'marketing':
    case 'copywriting':
      return [];
    case 'web_development':
      return [
        paragraph(
          'results',
          text`Paslaugų teikėjas negarantuoja, kad Rezultatas veiks be pertrūkių ir klaidų ar su kitais negu sutarti įrenginiais, naršyklėmis ir paslaugomis.`,
        ),
      ];
    case 'general':
    case 'design':
      return when(style !== 'client', () => [
        paragraph(
          'results',
          text`Paslaugų teikėjas įsipareigoja dirbti rūpestingai, bet nežada konkretaus verslo rezultato.`,
        ),
      ]);
  }
};

const defects = (terms: Terms, { text, paragraph, format, has, ref }: Writer): readonly Written[] => [
  paragraph(
    'defects',
    text`Jeigu per ${format.count(terms.warrantyDays, 'calendar-day')} nuo ${has('acceptance') ? 'priėmimo' : 'perdavimo'} (garantinis terminas) Klientas praneša, kad Rezultatas neatitinka Sutarties, Paslaugų teikėjas per protingą terminą nemokamai pašalina trūkumus. Tai netaikoma trūkumams, kurie atsirado dėl ${UNTOUCHED[terms.workType]}, dėl Kliento pateiktos medžiagos, informacijos ar nurodymų arba dėl naudojimo kitam negu sutartas tikslui ar kitoje aplinkoje.`,
  ),
  paragraph(
    'remedy',
    {
      freelancer: text`Jeigu per protingą terminą trūkumų pašalinti nepavyksta, Paslaugų teikėjas grąžina už netinkamą dalį sumokėtą Kainos dalį. Trūkumų pašalinimas ir sumokėtos dalies grąžinimas yra vieninteliai Kliento teisių gynimo būdai dėl trūkumų.`,
      balanced: text`Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą, o kai trūkumas esminis – nutraukti Sutartį dėl esminio pažeidimo (Sutarties ${ref('termination-breach')} punktas).`,
      client: text`Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą arba pavesti juos pašalinti kitam asmeniui protingomis Paslaugų teikėjo išlaidomis. Kitos Kliento teisės išlieka.`,
    }[terms.style],
  ),
];
