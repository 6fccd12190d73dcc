import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  customers: `, laikydamasis Sutarties {customers} punkto`,
  mostCompetitors: { freelancer: `trims`, balanced: `penkiems`, client: `dešimčiai` },
  restriction: `Teikdamas Paslaugas, Paslaugų teikėjas tos pačios rūšies paslaugų neteikia konkurentams (ne daugiau kaip {mostCompetitors}), kuriuos Klientas raštu įvardijo prieš pasirašant Sutartį. Kitas konkurentas įtraukiamas tik abiem Šalims raštu susitarus dėl jo ir dėl atlygio už tai. Atlygis už šį apribojimą įskaičiuotas į Kainą.`,
  end: `Apribojimas baigiasi kartu su Paslaugomis.{earlier} Visiems kitiems Paslaugų teikėjas turi teisę dirbti laisvai{customers}. Darbą, dėl kurio su įvardytu konkurentu susitarė prieš pasirašydamas Sutartį ir apie kurį pranešė Klientui, jis gali užbaigti.`,
  earlier: {
    freelancer: ` Jis baigiasi ir tada, kai Klientas {idle} neduoda Paslaugų teikėjui darbo arba daugiau kaip {days} vėluoja sumokėti.`,
    balanced: ` Jis baigiasi ir tada, kai Klientas {idle} neduoda Paslaugų teikėjui darbo.`,
    client: ``,
  },
  unpaid: ` Jis baigiasi ir tada, kai Klientas daugiau kaip {days} vėluoja sumokėti.`,
} as const satisfies Wording<typeof en>;
