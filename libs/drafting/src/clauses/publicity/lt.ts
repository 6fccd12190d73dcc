import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  reference: `Paslaugų teikėjas turi teisę savo klientų sąraše rodyti Kliento pavadinimą ir logotipą{published}.`,
  published: `, kai Rezultatas jau paskelbtas`,
  consent: `{subject} Šalies pavadinimą, logotipą ar pareiškimus savo reklamoje ir pranešimuose spaudai Šalis naudoja tik turėdama išankstinį rašytinį jos sutikimą.`,
  subject: { other: `Kitais atvejais kitos`, any: `Kitos` },
  withdrawal: `Dėl rimtos priežasties Šalis turi teisę tokį sutikimą atšaukti ateičiai. Jau atspausdintą medžiagą galima sunaudoti{unlessHarm}.`,
  unlessHarm: `, nebent tai pakenktų Klientui`,
  portfolio: `Paslaugų teikėjo darbų aplankui ir pasiūlymams taikomas tik Sutarties {portfolio} punktas.`,
} as const satisfies Wording<typeof en>;
