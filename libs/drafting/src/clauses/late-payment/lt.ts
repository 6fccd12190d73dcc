import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  statutory: {
    lithuanian: `Lietuvos Respublikos mokėjimų, atliekamų pagal komercines sutartis, vėlavimo prevencijos įstatyme nustatytas palūkanas (8\u00a0procentiniais punktais didesnes už Europos Centrinio Banko pagrindinių refinansavimo operacijų palūkanų normą)`,
    european: `Sutarčiai taikomoje teisėje komercinėms sutartims nustatytas palūkanas už pavėluotą mokėjimą (pagal Direktyvą 2011/7/ES – bent 8\u00a0procentiniais punktais didesnes už orientacinę normą)`,
    british: `Jungtinės Karalystės 1998\u00a0m. įstatyme dėl pavėluoto komercinių skolų mokėjimo („Late Payment of Commercial Debts (Interest) Act 1998“) nustatytas palūkanas, 8\u00a0procentiniais punktais per metus didesnes už Anglijos banko bazinę normą`,
    none: `palūkanas, kurias Sutarčiai taikoma teisė nustato už pavėluotą sutartinių skolų mokėjimą`,
  },
  fixedSum: {
    lithuanian: `fiksuotą 40\u00a0Eur išieškojimo išlaidų sumą ir ją viršijančias protingas išieškojimo išlaidas`,
    european: `Sutarčiai taikomoje teisėje nustatytą fiksuotą išieškojimo išlaidų sumą (ne mažiau kaip 40\u00a0Eur) ir ją viršijančias protingas išieškojimo išlaidas`,
    british: `Jungtinės Karalystės 1998\u00a0m. įstatyme dėl pavėluoto komercinių skolų mokėjimo nustatytą fiksuotą sumą (40\u00a0GBP, kai skola mažesnė kaip 1\u00a0000\u00a0GBP, 70\u00a0GBP, kai mažesnė kaip 10\u00a0000\u00a0GBP, kitais atvejais – 100\u00a0GBP) ir ją viršijančias protingas išieškojimo išlaidas`,
    none: `protingas Paslaugų teikėjo įrodytas pavėluotos sumos išieškojimo išlaidas`,
  },
  recovery: `Už kiekvieną laiku neapmokėtą sąskaitą Klientas taip pat sumoka {fixedSum}.`,
  suspension: `Jeigu neginčijama suma nesumokama ilgiau kaip {patience} po mokėjimo termino pabaigos, Paslaugų teikėjas, raštu įspėjęs Klientą, turi teisę sustabdyti Paslaugas, kol ji bus sumokėta.{dates}`,
  dates: ` Terminai atitinkamai pratęsiami.`,
  statutoryRate: `Laiku nesumokėjęs, Klientas nuo kitos dienos po mokėjimo termino be atskiro priminimo moka {statutory}.`,
  dailyRate: `Laiku nesumokėjęs, Klientas už kiekvieną pavėluotą dieną moka delspinigius – {percent} nesumokėtos sumos, bet ne daugiau, negu leidžia teisės aktai.`,
  higherStatutory: `{rate} Jeigu teisės aktuose už tą patį laikotarpį nustatytos palūkanos už pavėluotą mokėjimą didesnės, vietoj delspinigių Paslaugų teikėjas turi teisę reikalauti jų.`,
  noRate: `Dėl palūkanų ar delspinigių už pavėluotą mokėjimą Šalys nesusitaria. Dėl pavėluoto mokėjimo teisės aktų suteikiamos Paslaugų teikėjo teisės išlieka.`,
} as const satisfies Wording<typeof en>;
