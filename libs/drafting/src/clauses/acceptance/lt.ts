import type { Style } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const FIX_DAYS = 10;
const REMINDER_DAYS = 5;
/** Directive 2011/7/EU, article 3(4): an acceptance procedure normally takes at most thirty days. */
const LONGEST_PROCEDURE_DAYS = 30;

const EARLIER_BY_USE: Readonly<Record<Exclude<Style, 'client'>, string>> = {
  balanced: '',
  freelancer: ', arba kai Klientas jį anksčiau paskelbia, pradeda naudoti ar perduoda kitiems',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const review = format.count(terms.acceptanceDays, 'working-day');
  const longest = format.count(LONGEST_PROCEDURE_DAYS, 'calendar-day');
  const { style } = terms;
  return [
    paragraph(
      'criteria',
      text`Rezultatas priimamas, jeigu atitinka jo aprašymą Sutartyje ir raštu suderintus pakeitimus. Vien skonio dalykai nėra pagrindas jo nepriimti.`,
    ),
    ...when(terms.workType === 'web_development', () => [
      paragraph(
        'testing',
        text`Programinė įranga ir interneto svetainės prieš paleidimą išbandomos bandomojoje aplinkoje. Jų nepriimti galima tik dėl trūkumo, kuris neleidžia naudotis sutarta funkcija arba labai tai apsunkina; kiti trūkumai pašalinami po priėmimo.`,
      ),
    ]),
    paragraph(
      'review',
      text`Per ${review} nuo Rezultato perdavimo Klientas pasirašo priėmimo–perdavimo aktą ar kitaip raštu patvirtina, kad Rezultatą priima, arba raštu pateikia motyvuotas pastabas, kuo Rezultatas neatitinka aprašymo.${write.has('revisions') ? ' Jeigu per šį laiką Klientas pateikia pastabas pagal į Kainą įeinantį pataisymų ratą, terminas iš naujo skaičiuojamas nuo pataisyto varianto gavimo.' : ''}`,
    ),
    paragraph(
      'correction',
      text`Pagrįstose pastabose nurodytus trūkumus Paslaugų teikėjas savo sąskaita pašalina per ${format.count(FIX_DAYS, 'working-day')} arba per ilgesnį laiką, jeigu jo protingai reikia. Pataisymus Klientas patikrina per ${review}${style === 'client' ? '; tai gali būti kartojama, kol Rezultatas atitiks aprašymą' : ' ir nebegali pateikti pastabų, kurias galėjo pateikti anksčiau'}.`,
    ),
    ...(style === 'client'
      ? [
          paragraph(
            'sign-off',
            text`Rezultatas priimamas tik rašytiniu Kliento patvirtinimu; Kliento tylėjimas ar Rezultato naudojimas priėmimu nelaikomas. Jeigu Klientas laiku neatsako, Paslaugų teikėjas turi teisę jam priminti, o Klientas privalo atsakyti per ${format.count(REMINDER_DAYS, 'working-day')}.`,
          ),
          paragraph(
            'payment',
            text`Dėl nepateikto patvirtinimo mokėjimas neribotai neatidedamas. Dėl visų Klientui nustatytų terminų, įskaitant pataisymų ratus, pakartotinius patikrinimus ir priminimus, mokėjimas už Rezultatą iš viso atidedamas ne ilgiau kaip ${longest} nuo perdavimo; dienos, kuriomis Paslaugų teikėjas Rezultatą taiso, neįskaičiuojamos. Po to Paslaugų teikėjas turi teisę išrašyti sąskaitą taip, lyg Rezultatas būtų priimtas, nebent jis dar nepašalino pagrįstose pastabose nurodytų trūkumų.`,
          ),
        ]
      : [
          paragraph(
            'longest',
            text`Kad ir kiek kartų Rezultatas būtų taisomas, visi dėl jo Klientui nustatyti terminai kartu trunka ne ilgiau kaip ${longest}; dienos, kuriomis Paslaugų teikėjas Rezultatą taiso, neįskaičiuojamos.`,
          ),
          paragraph(
            'deemed',
            text`Rezultatas laikomas priimtu, kai baigiasi Sutarties ${write.ref('acceptance.review')}, ${write.ref('acceptance.correction')} ar ${write.ref('acceptance.longest')} punkte Klientui nustatytas terminas ir Klientas nenurodo pagrindo Rezultato nepriimti${EARLIER_BY_USE[style]}.`,
          ),
        ]),
  ];
};
