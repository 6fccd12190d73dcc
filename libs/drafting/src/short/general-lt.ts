import type { Wording } from '../writing/clause.js';
import type { en } from './general-en.js';

export const lt = {
  court: `Ginčus, kurių Šalys neišsprendžia derybomis per {days} nuo rašytinio pranešimo{mediation}, nagrinėja {courts}{city}. Tai nekliudo bet kada prašyti laikinųjų apsaugos priemonių ar {procedure}.`,
  procedure: { small: `pareikšti ieškinį dėl nedidelės sumos`, orders: `teismo įsakymo` },
  mediation: `, o vėliau – mediacija (jos išlaidos dalijamos po lygiai) per kitas {days}`,
  city: `. Teismo vieta: {courtCity}`,
  notices: {
    balanced: `„Raštu“ reiškia ir el. paštu; pranešimas, kuriuo nutraukiama Sutartis, ar reikalavimas pagal Sutarties {cure} punktą pasirašomas (pakanka elektroninio parašo). El. laiškas laikomas gautu kitą darbo dieną`,
    freelancer: `„Raštu“ reiškia ir el. paštu, taip pat ir pranešant apie Sutarties nutraukimą. El. laiškas laikomas gautu kitą darbo dieną`,
    client: `„Raštu“ reiškia ir el. paštu; pranešimas, kuriuo nutraukiama Sutartis, ar reikalavimas pagal Sutarties {cure} punktą siunčiamas registruotu laišku. Registruotas laiškas laikomas gautu ne vėliau kaip per {days} nuo išsiuntimo, o el. laiškas – kitą darbo dieną`,
  },
  workingDay: `. Darbo diena – diena, kuri Paslaugų teikėjo valstybėje nėra šeštadienis, sekmadienis ar švenčių diena.`,
  transfer: `Perleisti Sutartį Šalis turi teisę tik gavusi rašytinį kitos Šalies sutikimą; reikalavimus sumokėti perleisti galima.`,
  whole: `Sutartis{lists} yra visas Šalių susitarimas; nė vienos Šalies bendrosios sąlygos netaikomos.{fraud}`,
  lists: ` ir joje minimi sąrašai`,
  fraud: ` Atsakomybei už apgaulę tai įtakos neturi.`,
  form: `Sutarties pakeitimai galioja tik pasirašyti abiejų Šalių (taip pat elektroniniu būdu); Paslaugos keičiamos pagal Sutarties {change} punktą.`,
  severability: `Vienos nuostatos negaliojimas nedaro negaliojančių kitų. Kas pagal savo esmę skirta galioti ir pasibaigus Sutarčiai, lieka galioti.`,
  capacity: `Kiekviena Šalis veikia verslo tikslais ir patvirtina, kad jos duomenys teisingi.`,
  authorCapacity: `Kiekviena Šalis patvirtina, kad jos duomenys teisingi. Klientas veikia verslo tikslais.`,
  counterparts: `Sutartis sudaroma {language} dviem vienodą juridinę galią turinčiais egzemplioriais arba, jeigu leidžia teisės aktai, pasirašoma asmenį identifikuojančiais elektroniniais parašais, kuriuos Šalys prilygina rašytiniams.`,
  language: { one: `lietuvių kalba`, both: `anglų ir lietuvių kalbomis` },
} as const satisfies Wording<typeof en>;
