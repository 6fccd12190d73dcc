import { when, type ClauseText } from '../../writing.js';
import { courtsCountry } from '../../cities.js';
import { MEDIATION_DAYS, NEGOTIATION_DAYS } from './steps.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  return [
    paragraph(
      'negotiation',
      text`Ginčus Šalys pirmiausia sprendžia derybomis per ${format.count(NEGOTIATION_DAYS, 'calendar-day')} nuo dienos, kai viena Šalis ginčą raštu aprašo kitai.`,
    ),
    ...when(terms.disputeSteps === 'mediation', () => [
      paragraph(
        'mediation',
        text`Nesusitarus derybomis, ginčas sprendžiamas mediacija su bendru sutarimu pasirinktu mediatoriumi, kurio atlygį Šalys moka po lygiai. Jeigu per ${format.count(MEDIATION_DAYS, 'calendar-day')} nuo pasiūlymo taikyti mediaciją mediatorius nepasirenkamas arba nesusitariama, kiekviena Šalis turi teisę kreiptis į teismą.`,
      ),
    ]),
    paragraph(
      'court',
      terms.courtCity === undefined
        ? text`Neišspręstus ginčus nagrinėja ${format.courts(courtsCountry(terms))} pagal įstatymų nustatytą teismingumą.`
        : text`Neišspręstus ginčus nagrinėja ${format.courts(courtsCountry(terms))}. Teismo vieta: ${terms.courtCity}.`,
    ),
    paragraph(
      'direct',
      text`Ši tvarka nekliudo Šaliai prašyti teismo skubios apsaugos, iš karto kreiptis dėl teismo įsakymo ar nedidelio ieškinio arba kreiptis į kompetentingą instituciją.`,
    ),
    paragraph(
      'performance',
      text`Kol ginčas nagrinėjamas, Šalys toliau vykdo tai, dėl ko nesiginčija${terms.style === 'freelancer' ? ', o Klientas laiku moka neginčijamas sumas' : ''}.${
        terms.style === 'client'
          ? ''
          : text` Teisė sustabdyti Paslaugas pagal Sutarties ${write.ref('late-payment.suspension')} punktą išlieka.`
      }`,
    ),
  ];
};
