import type { Writer, Written } from '../../clause.js';
import { depositAmount, takesDeposit, totalPrice } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import type { Inline } from '../../model.js';
import type { Payment, Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { SHARE_OF_HOURS_WARNED, STATEMENT_DAYS, TAIL_MONTHS, TIME_UNIT_MINUTES } from './numbers.js';
import { knowsCommercialAgents } from './commercial-agents.js';

const UNUSED_HOURS: Readonly<Record<Style, string>> = {
  balanced:
    'Nepanaudotos valandos mėnesio pabaigoje nebegalioja. Dėl Paslaugų teikėjo nepanaudotas valandas galima panaudoti kitą mėnesį.',
  freelancer: 'Nepanaudotos valandos mėnesio pabaigoje nebegalioja.',
  client: 'Nepanaudotas valandas galima panaudoti kitą mėnesį; vėliau jos nebegalioja.',
};

export const lt: ClauseText = (terms, write) => {
  const act = freelancerAct(terms);
  return [
    ...BY_STRUCTURE[terms.payment.structure](terms, write),
    ...when(act !== undefined, () => [
      write.paragraph(
        'itemised',
        write.text`Kiek taikomas JAV teisės aktas ${act?.name.lt ?? ''}: paslaugos išvardytos Sutarties ${write.ref('scope.description')} ir po jo einančiuose punktuose; jų vertė, įkainis ir mokėjimo būdas nurodyti ${write.ref('fees')} ir ${write.ref('invoicing.payment')} punktuose; mokėjimo terminas ir paslaugų sąrašo pateikimo terminas nurodyti ${write.ref('invoicing.due')} ir ${write.ref('invoicing.list')} punktuose.`,
      ),
    ]),
  ];
};

const gap = ({ currency }: Payment, { text, blank }: Writer): Inline[] =>
  text`${blank('terms.amount')} ${currency === 'EUR' ? 'Eur' : currency}`;

const money = (payment: Payment, write: Writer) =>
  payment.amount === undefined
    ? gap(payment, write)
    : write.format.moneyInWords(payment.amount, payment.currency);

function price(terms: Terms, write: Writer) {
  const total = totalPrice(terms);
  return total === undefined
    ? gap(terms.payment, write)
    : write.format.moneyInWords(total, terms.payment.currency);
}

/** The deposit and the rest, when the price is paid in these two parts. */
function parts(terms: Terms, write: Writer): readonly Written[] {
  const { text, format, paragraph, ref } = write;
  const total = totalPrice(terms);
  const deposit = depositAmount(terms);
  const { currency } = terms.payment;
  return [
    paragraph('parts', text`Kaina mokama dalimis:`),
    write.table(
      'fees',
      ['Dalis', 'Suma', 'Kada'],
      [
        [
          text`Avansas (${format.percent(terms.depositPercent)})`,
          deposit === undefined
            ? text`${format.percent(terms.depositPercent)} Kainos`
            : text`${format.moneyInWords(deposit, currency)}`,
          text`prieš pradedant darbą (${ref('deposit')} punktas)`,
        ],
        [
          text`Likusi dalis (${format.percent(100 - terms.depositPercent)})`,
          deposit === undefined || total === undefined
            ? text`likusi Kainos dalis`
            : text`${format.moneyInWords(total - deposit, currency)}`,
          text`atlikus darbą (${ref('invoicing')} punktas)`,
        ],
      ],
    ),
  ];
}

const BY_STRUCTURE: Readonly<Record<Payment['structure'], ClauseText>> = {
  fixed: (terms, write) => [
    write.paragraph(
      'price',
      write.text`Sutarties Kaina – ${price(terms, write)}. Tai fiksuota kaina, kad ir kiek laiko prireiktų Paslaugoms.`,
    ),
    ...when(takesDeposit(terms) && terms.depositPercent < 100, () => parts(terms, write)),
  ],

  milestones: (terms, write) => {
    const { text, paragraph, format } = write;
    const fixed = text`Visa Sutarties Kaina – ${price(terms, write)}. Tai fiksuota kaina, kad ir kiek laiko prireiktų Paslaugoms.`;
    if (terms.milestones.length === 0) {
      return [
        paragraph('price', fixed),
        paragraph(
          'parts',
          text`Kuri Kainos dalis tenka kuriam etapui, Šalys raštu susitaria prieš pradedant darbą. Etapams nepriskirta Kainos dalis mokama užbaigus Paslaugas.`,
        ),
      ];
    }
    return [
      paragraph('price', fixed),
      paragraph('parts', text`Kaina mokama už etapus:`),
      write.table(
        'fees',
        ['Etapas', 'Suma'],
        terms.milestones.map(({ name, amount, percent }) => [
          text`${name}`,
          amount !== undefined
            ? text`${format.moneyInWords(amount, terms.payment.currency)}`
            : percent !== undefined
              ? text`${format.percent(percent)} Kainos`
              : text`suderinama raštu`,
        ]),
      ),
    ];
  },

  hourly: (terms, write) => {
    const { text, paragraph, format } = write;
    const cap = terms.payment.hoursCap;
    return [
      paragraph(
        'rate',
        text`Kaina apskaičiuojama pagal Paslaugoms sugaištą laiką. Valandinis įkainis: ${money(terms.payment, write)}. Laikas skaičiuojamas ${TIME_UNIT_MINUTES} minučių tikslumu. Paslaugų teikėjas fiksuoja darbo datą, užduotį ir trukmę ir šiuos įrašus prideda prie kiekvienos sąskaitos.`,
      ),
      cap === undefined
        ? paragraph(
            'estimate',
            text`Preliminarus valandų skaičius nėra fiksuota kaina. Pamatęs, kad preliminarus valandų skaičius bus viršytas, Paslaugų teikėjas apie tai nedelsdamas praneša Klientui.`,
          )
        : paragraph(
            'cap',
            text`Be išankstinio rašytinio Kliento pritarimo apmokama ne daugiau kaip ${format.countOf(cap, 'hour')}, ir ilgiau dirbti Paslaugų teikėjas neprivalo. Panaudojus ${format.percent(SHARE_OF_HOURS_WARNED)} šių valandų, Paslaugų teikėjas apie tai praneša Klientui.`,
          ),
    ];
  },

  retainer: (terms, write) => {
    const { text, paragraph, format } = write;
    const included = terms.payment.hoursCap;
    return [
      paragraph(
        'monthly',
        text`Kaina mokama kaip abonentinis (mėnesinis) mokestis. Mokestis už kiekvieną kalendorinį mėnesį: ${money(terms.payment, write)}. Už nepilną mėnesį mokama proporcingai dienų skaičiui.`,
      ),
      ...when(included !== undefined, () => [
        paragraph(
          'hours',
          text`Į mėnesinį mokestį įeina ne daugiau kaip ${format.countOf(included ?? 0, 'hour')} darbo. ${UNUSED_HOURS[terms.style]} Papildomoms valandoms reikia išankstinio Kliento pritarimo; jos apmokamos pagal Sutarties ${write.ref('change-control.rate')} punktą.`,
        ),
      ]),
    ];
  },

  commission: (terms, write) => {
    const { text, paragraph, format } = write;
    const { amount } = terms.payment;
    return [
      paragraph(
        'rate',
        text`Kaina yra komisinis atlyginimas – ${amount === undefined ? text`${write.blank('terms.amount')} %` : format.percent(amount)} grynųjų pajamų, kurias Klientas gauna iš pardavimų, įvykusių dėl Paslaugų.`,
      ),
      paragraph(
        'net-revenue',
        text`Grynosios pajamos – gauta pardavimo kaina be PVM ir panašių mokesčių, pristatymo išlaidų, nuolaidų ir grąžintų sumų. Jos skaičiuojamos šia valiuta: ${terms.payment.currency}.`,
      ),
      paragraph(
        'attribution',
        text`Laikoma, kad pardavimas įvyko dėl Paslaugų, jeigu įrašai rodo, kad pirkėjas pas Klientą atėjo dėl Paslaugų teikėjo rekomendacijos, kampanijos, nuorodos ar kito darbo.`,
      ),
      paragraph(
        'tail',
        text`Komisinis atlyginimas mokamas ir už pardavimus, dėl kurių susitarta iki Sutarties pasibaigimo, nors už juos sumokama vėliau, taip pat už pardavimus, dėl kurių susitarta per ${format.count(TAIL_MONTHS[terms.style], 'month')} nuo jos pasibaigimo ${
          terms.style === 'client'
            ? 'su pirkėjais, kuriuos Paslaugų teikėjas Klientui surado anksčiau'
            : 'ir kurie įvyko dėl anksčiau suteiktų Paslaugų'
        }.`,
      ),
      paragraph(
        'statement',
        text`Per ${format.count(STATEMENT_DAYS, 'calendar-day')} nuo kiekvieno mėnesio pabaigos Klientas pateikia šių pardavimų, grynųjų pajamų ir komisinio atlyginimo ataskaitą. Kartą per metus, prieš protingą laiką pranešus, ją pagrindžiančius įrašus turi teisę patikrinti Paslaugų teikėjas arba nepriklausomas konfidencialumą saugantis apskaitos specialistas.`,
      ),
      ...when(knowsCommercialAgents(terms), () => [
        paragraph(
          'agents',
          text`Jeigu pagal teisės aktus Paslaugų teikėjas laikomas prekybos agentu, lieka galioti teisės, kurių sutartis atimti negali, pavyzdžiui, teisė į ilgesnį įspėjimo terminą ar kompensaciją pasibaigus Sutarčiai.`,
        ),
      ]),
    ];
  },

  other: (terms, write) => {
    const { text, paragraph } = write;
    const { structureText, amount } = terms.payment;
    return [
      ...when(structureText !== undefined, () => [
        paragraph('basis', text`Kaina apskaičiuojama taip: ${structureText ?? ''}.`),
      ]),
      ...when(structureText === undefined || amount !== undefined, () => [
        paragraph(
          'price',
          structureText === undefined
            ? text`Sutarta Kaina: ${money(terms.payment, write)}.`
            : text`Skaičiuojant taikoma suma: ${money(terms.payment, write)}. Už ką ji mokama, nurodyta Sutarties ${write.ref('fees.basis')} punkte; visa Kaina ji laikoma tik tada, kai taip pasakyta tame punkte.`,
        ),
      ]),
    ];
  },
};
