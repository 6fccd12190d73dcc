import type { Wording } from '../writing/clause.js';
import type { en } from './general-en.js';

export const lt = {
  court: `Ginčus, kurių Šalys neišsprendžia derybomis per {days}{mediation}, nagrinėja {courts}{city}. Tai nekliudo bet kada prašyti skubios apsaugos ar teismo įsakymo.`,
  mediation: `, o vėliau – mediacija (jos išlaidos dalijamos po lygiai) per kitas {days}`,
  city: `. Teismo vieta: {courtCity}`,
  notices: {
    balanced: `Pranešimai teikiami raštu, taip pat el. paštu; pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, pasirašomas (pakanka elektroninio parašo). El. laiškas laikomas gautu kitą darbo dieną`,
    freelancer: `Pranešimai, taip pat apie Sutarties nutraukimą, teikiami raštu ar el. paštu. El. laiškas laikomas gautu kitą darbo dieną`,
    client: `Pranešimai teikiami raštu, taip pat el. paštu; pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, siunčiamas registruotu laišku. Registruotas laiškas laikomas gautu ne vėliau kaip per {days} nuo išsiuntimo, o el. laiškas – kitą darbo dieną`,
  },
  workingDay: ` (tai diena, kuri Paslaugų teikėjo valstybėje nėra šeštadienis, sekmadienis ar švenčių diena).`,
  transfer: `Perleisti Sutartį Šalis turi teisę tik gavusi rašytinį kitos Šalies sutikimą; reikalavimus sumokėti perleisti galima.`,
  whole: `Sutartis yra visas Šalių susitarimas; nė vienos Šalies bendrosios sąlygos netaikomos.{fraud}`,
  fraud: ` Atsakomybei už apgaulę tai įtakos neturi.`,
  form: `Sutarties pakeitimai galioja tik pasirašyti abiejų Šalių (taip pat elektroniniu būdu); dėl Paslaugų pakeitimų susitariama pagal Sutarties {change} punktą.`,
  severability: `Vienos nuostatos negaliojimas nedaro negaliojančių kitų.`,
  capacity: `Kiekviena Šalis veikia verslo tikslais ir patvirtina, kad jos duomenys teisingi.`,
  counterparts: `Sutartis sudaroma {language} dviem vienodą juridinę galią turinčiais egzemplioriais arba, jeigu teisės aktai nereikalauja kitos formos, pasirašoma asmenį identifikuojančiais elektroniniais parašais.`,
  language: { one: `lietuvių kalba`, both: `anglų ir lietuvių kalbomis` },
} as const satisfies Wording<typeof en>;
