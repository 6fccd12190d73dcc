import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  subjects: {
    'late-payment': `pavėluoto mokėjimo`,
    handover: `perdavimo pasibaigus Sutarčiai`,
    'ip-ownership': `teisių į Rezultatą`,
    'credit-portfolio': `autorystės nurodymo ir darbų aplanko`,
    confidentiality: `konfidencialumo`,
    'data-protection': `asmens duomenų`,
    'non-solicitation': `įsipareigojimo nevilioti darbuotojų ar klientų`,
    'provider-warranties': `garantijų`,
    'liability-cap': `atsakomybės`,
    indemnity: `trečiųjų asmenų reikalavimų`,
    'governing-law': `taikytinos teisės`,
    disputes: `ginčų`,
  },
  commission: `komisinio atlyginimo`,
  portfolio: `darbų aplanko`,
  severability: `Vienos Sutarties nuostatos negaliojimas nedaro negaliojančių kitų jos nuostatų. Negaliojančią nuostatą Šalys pakeičia galiojančia, kuri artimiausia jos tikslui. Šalis atsisako teisės tik tada, kai tai pareiškia raštu; pavėluotas ar dalinis pasinaudojimas teise nėra jos atsisakymas.`,
  survival: `Nuostatos, kurios pagal savo esmę skirtos galioti ir pasibaigus Sutarčiai, lieka galioti, visų pirma nuostatos dėl {subjects}.`,
} as const satisfies Wording<typeof en>;
