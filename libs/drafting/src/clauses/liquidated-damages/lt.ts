import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  provider: `Jeigu Paslaugų teikėjas dėl savo kaltės {late} perduoda vėliau, negu sutarta, jis už kiekvieną vėlavimo darbo dieną moka Klientui netesybas – {percent} {part}`,
  late: { stage: `etapo darbus`, otherwise: `Rezultato dalį` },
  part: {
    stage: `sumos, Sutarties {stages} punkte nurodytos už tą etapą.`,
    hours: `Kainos už valandas, kurių tai Rezultato daliai protingai reikia.`,
    month: `Kainos už mėnesį, kurį ją reikėjo perduoti.`,
    whole: `Kainos. Jeigu vėluojama perduoti tik dalį Rezultato, netesybos skaičiuojamos nuo tokios Kainos dalies, kuri atitinka tos Rezultato dalies darbus.`,
  },
  client: `Jeigu Klientas dėl savo kaltės vėluoja pateikti sutartą medžiagą, prieigą ar atsakymus, jis moka Paslaugų teikėjui tokio pat dydžio netesybas, taip pat skaičiuojamas nuo Kainos už darbus, kurie dėl to sustojo. Už vėlavimą sumokėti šios netesybos nemokamos.`,
  limit: `Už vieną vėlavimą Šalis moka ne daugiau kaip {percent} tos pačios sumos; už vėlavimą, kurį lėmė kita Šalis arba nenugalima jėga (force majeure), netesybos nemokamos. Šalys jas laiko protingu, iš anksto sutartu vėlavimo nuostolių įvertinimu, o ne baudimo priemone.`,
  otherRemedies: `{effect} Teisė nutraukti Sutartį išlieka.{cap}`,
  effect: {
    client: `Netesybos įskaitomos į nuostolius, atlyginamus dėl to paties vėlavimo.`,
    otherwise: `Netesybos yra vienintelis nuostolių dėl paties vėlavimo atlyginimas.`,
  },
  cap: ` Netesybos įskaičiuojamos į Sutarties {liabilityCap} punkte nustatytą ribą.`,
} as const satisfies Wording<typeof en>;
