import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  negotiation: `Ginčus Šalys pirmiausia sprendžia derybomis per {days} nuo dienos, kai viena Šalis ginčą raštu aprašo kitai.`,
  mediation: `Nesusitarus derybomis, ginčas sprendžiamas taikant mediaciją, kurią veda bendru sutarimu pasirinktas mediatorius; jo atlygį Šalys moka po lygiai. Jeigu per {days} nuo pasiūlymo taikyti mediaciją mediatorius nepasirenkamas arba nesusitariama, kiekviena Šalis turi teisę kreiptis į teismą.`,
  court: {
    country: `Neišspręstus ginčus nagrinėja {courts} pagal įstatymų nustatytą teismingumą.`,
    city: `Neišspręstus ginčus nagrinėja {courts}. Teismo vieta: {courtCity}.`,
  },
  direct: `Ši tvarka nekliudo Šaliai prašyti laikinųjų apsaugos priemonių, iš karto {procedure} arba kreiptis į kompetentingą instituciją.`,
  procedure: {
    small: `pareikšti ieškinį dėl nedidelės sumos`,
    orders: `kreiptis dėl teismo įsakymo ar pareikšti ieškinį dėl nedidelės sumos`,
  },
  performance: `Kol ginčas nagrinėjamas, Šalys toliau vykdo tai, dėl ko nesiginčija{undisputed}.{suspending}`,
  undisputed: `, o Klientas laiku moka neginčijamas sumas`,
  suspending: ` Teisė sustabdyti Paslaugas pagal Sutarties {suspension} punktą išlieka.`,
} as const satisfies Wording<typeof en>;
