import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { PATIENCE_DAYS, latePaymentRegime, type LatePaymentRegime } from './regime.js';

const STATUTORY: Readonly<Record<LatePaymentRegime, string>> = {
  lithuanian:
    'Lietuvos Respublikos mokėjimų, atliekamų pagal komercines sutartis, vėlavimo prevencijos įstatyme nustatytas palūkanas: Europos Centrinio Banko pagrindinėms refinansavimo operacijoms taikoma norma, galiojanti atitinkamo pusmečio sausio 1 d. arba liepos 1 d., padidinta 8 procentiniais punktais',
  european:
    'Sutarčiai taikomoje teisėje komercinėms sutartims nustatytas palūkanas už pavėluotą mokėjimą (pagal Direktyvą 2011/7/ES – bent 8 procentiniais punktais didesnes už orientacinę normą)',
  british:
    'Jungtinės Karalystės 1998 m. įstatyme dėl pavėluoto komercinių skolų mokėjimo („Late Payment of Commercial Debts (Interest) Act 1998“) nustatytas metines palūkanas, 8 procentiniais punktais didesnes už Anglijos banko bazinę normą',
  none: 'palūkanas, kurias Sutarčiai taikoma teisė nustato už pavėluotą sutartinių skolų mokėjimą',
};

const FIXED_SUM: Readonly<Record<LatePaymentRegime, string>> = {
  lithuanian: 'fiksuotą 40 Eur išieškojimo išlaidų sumą ir ją viršijančias protingas išieškojimo išlaidas',
  european: 'fiksuotą 40 Eur išieškojimo išlaidų sumą ir ją viršijančias protingas išieškojimo išlaidas',
  british:
    'Jungtinės Karalystės 1998 m. įstatyme dėl pavėluoto komercinių skolų mokėjimo nustatytą fiksuotą sumą (40 GBP, kai skola mažesnė kaip 1 000 GBP, 70 GBP, kai mažesnė kaip 10 000 GBP, kitais atvejais – 100 GBP) ir ją viršijančias protingas išieškojimo išlaidas',
  none: 'protingas Paslaugų teikėjo įrodytas pavėluotos sumos išieškojimo išlaidas',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const regime = latePaymentRegime(terms.governingLaw);
  const patience = format.count(PATIENCE_DAYS[terms.style], 'calendar-day');
  return [
    paragraph('interest', interest(terms, regime, write)),
    ...when(terms.lateInterest.kind !== 'none' && terms.style !== 'client', () => [
      paragraph(
        'recovery',
        text`Už kiekvieną pavėluotai apmokėtą sąskaitą Klientas taip pat sumoka ${FIXED_SUM[regime]}.`,
      ),
    ]),
    paragraph(
      'suspension',
      text`Jeigu neginčijama suma nesumokama ilgiau kaip ${patience} po mokėjimo termino pabaigos, Paslaugų teikėjas, raštu įspėjęs Klientą, turi teisę sustabdyti Paslaugas, kol ji bus sumokėta. Terminai pratęsiami tiek, kiek Paslaugos buvo sustabdytos ir kiek laiko reikia joms atnaujinti.`,
    ),
  ];
};

function interest(terms: Terms, regime: LatePaymentRegime, { text, format }: Writer): Inline[] {
  const { lateInterest } = terms;
  switch (lateInterest.kind) {
    case 'statutory':
      return text`Laiku nesumokėjęs, Klientas už laikotarpį nuo kitos dienos po mokėjimo termino iki sumokėjimo be atskiro priminimo moka ${STATUTORY[regime]}.`;
    case 'daily': {
      const rate = text`Laiku nesumokėjęs, Klientas už kiekvieną pavėluotą dieną moka delspinigius – ${format.percent(lateInterest.percent)} nesumokėtos sumos, bet ne daugiau, negu leidžia teisės aktai.`;
      return regime === 'none' || terms.style === 'client'
        ? rate
        : text`${rate} Jeigu to paties laikotarpio teisės aktuose nustatytos palūkanos už pavėluotą mokėjimą didesnės, vietoj delspinigių Paslaugų teikėjas turi teisę reikalauti jų.`;
    }
    case 'none':
      return text`Dėl palūkanų ar delspinigių už pavėluotą mokėjimą Šalys nesusitaria. Teisės, kurias Paslaugų teikėjui dėl pavėluoto mokėjimo suteikia teisės aktai, lieka galioti.`;
  }
}
