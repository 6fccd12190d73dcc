import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  premises: `Kliento patalpose Paslaugų teikėjas laikosi iš anksto raštu pateiktų protingų saugos, sveikatos ir prieigos taisyklių, o Klientas užtikrina saugią darbo vietą.`,
  systems: `Prieigą prie Kliento sistemų Paslaugų teikėjas naudoja tik Paslaugoms teikti, saugo slaptažodžius ir raktus, nedelsdamas praneša Klientui, jeigu jie galėjo tapti žinomi kitiems, ir atsisako prieigos, kai baigia teikti Paslaugas arba kai Klientas to paprašo.`,
  accounts: `Ilgam laikui reikalingos paskyros, licencijos, domenai ir priegloba registruojami Kliento vardu.`,
  accessibility: `Skaitmeninis Rezultatas atitinka prieinamumo standartą tiek, kiek jo lygis nurodytas Paslaugų aprašyme arba kiek pačiam Rezultatui tai privaloma pagal teisės aktus.`,
  operation: `Po paleidimo Rezultatą eksploatuoja Klientas. Dėl Paslaugų teikėjo teikiamos prieglobos, stebėsenos, atnaujinimų ar priežiūros, kurių aprašyme nėra, ir jų kainos Šalys susitaria atskirai.{defects}`,
  defects: ` Pareigai šalinti trūkumus pagal Sutarties {defects} punktą tai įtakos neturi.`,
} as const satisfies Wording<typeof en>;
