import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  earlierByUse: {
    balanced: ``,
    freelancer: `, arba kai Klientas jį anksčiau paskelbia, pradeda naudoti ar perduoda kitiems`,
  },
  criteria: `Rezultatas priimamas, jeigu atitinka jo aprašymą Sutartyje ir pagal ją padarytus pakeitimus. Vien skonio dalykai nėra pagrindas jo nepriimti.`,
  testing: `Programinė įranga ir interneto svetainės prieš paleidimą išbandomos bandomojoje aplinkoje. Jų nepriimti galima tik dėl trūkumo, kuris neleidžia naudotis sutarta funkcija arba labai tai apsunkina; kiti trūkumai pašalinami po priėmimo.`,
  review: `Per {review} nuo Rezultato perdavimo Klientas pasirašo priėmimo–perdavimo aktą ar kitaip raštu patvirtina, kad Rezultatą priima, arba raštu nurodo trūkumus – kuo Rezultatas neatitinka aprašymo.{restart}`,
  restart: ` Jeigu per šį laiką Klientas pateikia pastabas pagal į Paslaugas įeinantį pataisymų ratą, terminas iš naujo skaičiuojamas nuo pataisyto varianto gavimo.`,
  correction: `Pagrįstai nurodytus trūkumus Paslaugų teikėjas savo sąskaita pašalina per {days} arba per ilgesnį laiką, jeigu jo protingai reikia. Pataisymus Klientas patikrina per {review}{repetition}.`,
  repetition: {
    client: `; tai gali būti kartojama, kol Rezultatas atitiks aprašymą`,
    otherwise: ` ir nebegali nurodyti trūkumų, kuriuos galėjo nurodyti anksčiau`,
  },
  signOff: `Rezultatas priimamas tik rašytiniu Kliento patvirtinimu; Kliento tylėjimas ar Rezultato naudojimas priėmimu nelaikomas.`,
  payment: `Dėl nepateikto patvirtinimo sąskaita neribotai neatidedama. Dėl visų Klientui nustatytų terminų, įskaitant pataisymų ratus ir pakartotinius patikrinimus, sąskaita už Rezultatą iš viso atidedama ne ilgiau kaip {longest} nuo perdavimo; dienos, kuriomis Paslaugų teikėjas dirba prie Rezultato, neįskaičiuojamos. Po to Paslaugų teikėjas turi teisę išrašyti sąskaitą{warranty}, lyg Rezultatas būtų priimtas, nebent jis dar nepašalino pagrįstai nurodytų trūkumų.`,
  paymentApart: `Mokėjimas nuo priėmimo nepriklauso.{warranty}`,
  warranty: {
    waiting: ` ir prasideda garantinis terminas`,
    apart: ` Jeigu per {longest} nuo perdavimo Klientas priėmimo nepatvirtina, garantinis terminas prasideda, lyg Rezultatas būtų priimtas; dienos, kuriomis Paslaugų teikėjas dirba prie Rezultato, neįskaičiuojamos.`,
  },
  longest: `Visi dėl Rezultato Klientui nustatyti terminai kartu trunka ne ilgiau kaip {longest}, net jeigu atskirai skaičiuojami jie būtų ilgesni; dienos, kuriomis Paslaugų teikėjas dirba prie Rezultato, neįskaičiuojamos.`,
  deemed: `Rezultatas laikomas priimtu, kai baigiasi Sutarties {review}, {correction} ar {longest} punkte Klientui nustatytas terminas ir Klientas nenurodo pagrindo Rezultato nepriimti{earlierByUse}.`,
} as const satisfies Wording<typeof en>;
