import type { ClauseText } from '../../writing.js';
import { survivingSubjects, type Surviving } from './survival.js';

/** In the genitive, after "dėl". */
const SUBJECTS: Readonly<Record<Surviving, string>> = {
  'late-payment': 'pavėluoto mokėjimo',
  handover: 'perdavimo pasibaigus Sutarčiai',
  'ip-ownership': 'teisių į Rezultatą',
  'credit-portfolio': 'autorystės nurodymo ir darbų aplanko',
  confidentiality: 'konfidencialumo',
  'data-protection': 'asmens duomenų',
  'non-solicitation': 'įsipareigojimo nevilioti darbuotojų ar klientų',
  'provider-warranties': 'garantijų',
  'liability-cap': 'atsakomybės',
  indemnity: 'trečiųjų asmenų reikalavimų',
  'governing-law': 'taikytinos teisės',
  disputes: 'ginčų',
};

export const lt: ClauseText = (_terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'severability',
      text`Vienos Sutarties nuostatos negaliojimas nedaro negaliojančių kitų jos nuostatų. Negaliojančią nuostatą Šalys pakeičia galiojančia, kuri artimiausia jos tikslui. Šalis atsisako teisės tik tada, kai tai pareiškia raštu; pavėluotas ar dalinis pasinaudojimas teise nėra jos atsisakymas.`,
    ),
    paragraph(
      'survival',
      text`Nuostatos, kurios pagal savo esmę skirtos galioti ir pasibaigus Sutarčiai, lieka galioti, visų pirma nuostatos dėl ${survivingSubjects(write, SUBJECTS)}.`,
    ),
  ];
};
