import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  request: `Per {days} nuo to, kai Klientas raštu pasiūlo pakeitimą ar papildomus darbus, Paslaugų teikėjas raštu nurodo, kaip tai paveiks kainą ir terminus.`,
  instruction: `Dėl pakeitimo susitariama raštu. Klientas taip pat turi teisę nurodyti atlikti protingą pakeitimą, jeigu jis neperžengia Sutarties {description} punkte aprašytų Paslaugų srities; kaina ir terminai tada pakeičiami tiek, kiek dėl jo protingai reikia. Paslaugų teikėjas turi teisę atsisakyti to, ko atlikti neleidžia jo kvalifikacija ar turimas laikas.`,
  agreement: `Pakeitimas Šalims privalomas, kai abi raštu susitaria dėl jo ir įtakos terminams{price}. Iki tol Paslaugos teikiamos taip, kaip sutarta anksčiau{noneBefore}.`,
  noneBefore: `, o pakeistų ar papildomų darbų Paslaugų teikėjas neatlieka`,
  price: { open: ` bei kainai`, known: `, taip pat dėl kainos, jeigu jos nenustato {rate} punktas` },
  platforms: `Jeigu platforma pakeičia savo taisykles, kainas ar funkcijas arba sustabdo paskyrą ne dėl Paslaugų teikėjo ir tai paveikia Paslaugas, Šalys tai laiko pasiūlymu pakeisti Paslaugas.`,
  rate: {
    open: `Jeigu papildomi darbai raštu užsakyti, o dėl kainos nesusitarta, Klientas moka tokiems darbams įprastą kainą.{invoiced}`,
    known: `Jeigu Šalys nesusitaria dėl kitokios kainos, papildomi darbai apmokami pagal sugaištą laiką. Jų valandinis įkainis: {amount}.{invoiced}`,
  },
  /** In the other ways of paying, it is invoiced with the rest. */
  invoiced: {
    once: ` Sąskaita už juos išrašoma juos atlikus.`,
    monthly: ` Sąskaita už juos išrašoma mėnesio pabaigoje.`,
  },
} as const satisfies Wording<typeof en>;
