import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  independence: `Paslaugų teikėjas veikia savarankiškai{business}. Sutartis nesukuria darbo santykių{agency} ar jungtinės veiklos santykių tarp Šalių{staffEmployment}. Nė viena Šalis neturi teisės kitos Šalies vardu prisiimti įsipareigojimų be atskiro rašytinio įgaliojimo.`,
  business: `, savo vardu ir rizika`,
  agency: `, atstovavimo`,
  staffEmployment: `, taip pat darbo santykių tarp Kliento ir Paslaugų teikėjo darbuotojų`,
  autonomy: `Paslaugų teikėjas pats sprendžia, kaip, kur ir kada dirbti, ir naudojasi savo priemonėmis. Klientas turi teisę tikrinti Rezultatą ir sutartų terminų laikymąsi, tačiau darbo laiko nenustato ir darbui nevadovauja.{benefits}`,
  /** Where the contract favours the client. */
  benefits: ` {staff} nepriklauso mokamos atostogos, ligos išmokos, pensijų įmokos ir kitos Kliento darbuotojams teikiamos garantijos.`,
  staff: { company: `Paslaugų teikėjui ir jo darbuotojams`, otherwise: `Paslaugų teikėjui` },
  otherClients: `Paslaugų teikėjas turi teisę bet kada dirbti kitiems klientams{exclusivity}. Siūlyti ar priimti kitų užsakymų Šalys neprivalo.`,
  exclusivity: `, laikydamasis Sutarties {exclusivity} punkto`,
  certificate: `Paslaugas Paslaugų teikėjas teikia vykdydamas pagal Lietuvos Respublikos teisę įregistruotą individualią veiklą ir užtikrina, kad registracija galiotų visą Sutarties galiojimo laiką.`,
  businessCertificate: `Paslaugas Paslaugų teikėjas teikia turėdamas Lietuvoje išduotą šią veiklos rūšį apimantį verslo liudijimą ir užtikrina, kad jis galiotų visą Sutarties galiojimo laiką.{incomeLimit}`,
  incomeLimit: ` Apie tai, kad artėja teisės aktuose nustatyta pajamų iš juridinių asmenų riba, jis Klientui praneša iš anksto.`,
  author: `Rezultatą Paslaugų teikėjas kuria kaip autorius, Lietuvoje neįregistravęs individualios veiklos. Kaina yra autorinis atlyginimas už Rezultato sukūrimą ir teises į jį.`,
} as const satisfies Wording<typeof en>;
