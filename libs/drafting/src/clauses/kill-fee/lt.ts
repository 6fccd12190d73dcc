import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  nature: `{purpose} Ji nėra netesybos ir neriboja Kliento teisės nutraukti Sutartį. Ji nemokama, jeigu Sutartį pagal jos {providerExit} punktą nutraukia Paslaugų teikėjas arba jeigu Klientas ją nutraukia dėl Paslaugų teikėjo pažeidimo ar nenugalimos jėgos.`,
  purpose: {
    lithuanian: `Ši suma atlygina iki pranešimo apie nutraukimą gavimo patirtas protingas išlaidas (Lietuvos Respublikos civilinio kodekso 6.721 straipsnio 1 dalis).`,
    otherwise: `Kompensacija už Sutarties nutraukimą skirta pasirengimui ir {paidFor}.`,
  },
  paidFor: { client: `neišvengiamoms išlaidoms atlyginti`, otherwise: `rezervuotam laikui apmokėti` },
  concepts: `Visos teisės į Kliento nepriimtas koncepcijas ir juodraščius lieka Paslaugų teikėjui, net jeigu kompensacija už Sutarties nutraukimą sumokėta.`,
  opening: `Jeigu Klientas nutraukia Sutartį pagal jos {terminationConvenience} punktą{beforeCompletion}, jis, be {payment} punkte nurodytų sumų, dar sumoka`,
  beforeCompletion: `, kol Paslaugos neužbaigtos`,
  share: `{percent} {base}`,
  actualCosts: `{opening} už faktiškai atliktą pasirengimą ir faktiškai patirtas išlaidas, kurios dar neapmokėtos (toliau – kompensacija už Sutarties nutraukimą). Paslaugų teikėjas nurodo, iš ko ji susideda, ir ji neviršija {share}.`,
  estimatedCosts: `{opening} kompensaciją už Sutarties nutraukimą – už iki pranešimo atliktą planavimą, pasirengimą ir kitas Paslaugų išlaidas, kurių tos sumos neapima. Šias išlaidas Šalys įvertina taip: {share}; jeigu Klientas įrodo, kad jos mažesnės, mokama mažesnė suma.`,
  cancellationFee: `{opening} kompensaciją už Sutarties nutraukimą – {share}.`,
  /** In the genitive where the language has it, as the next three. */
  scheduledHours: `Kainos už valandas, kurias Klientas buvo užsakęs arba Šalys buvo raštu suplanavusios laikui po Sutarties pasibaigimo`,
  orderedUnits: `Kainos už Kliento užsakytus, bet dar neužbaigtus vienetus`,
  monthlyFee: `vieno mėnesio mokesčio`,
  openServices: `dar nesuteiktų Paslaugų Kainos`,
} as const satisfies Wording<typeof en>;
