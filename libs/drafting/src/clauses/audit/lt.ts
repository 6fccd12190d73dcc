import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph, format, has, ref }) => [
  paragraph(
    'right',
    text`Kartą per metus, raštu įspėjęs prieš ${format.count(10, 'working-day')}, Klientas turi teisę savo lėšomis patikrinti paskutinių ${format.countGenitive(12, 'month')} sąskaitas pagrindžiančius įrašus: laiką, darbo vienetus ir atlygintas išlaidas, ir nieko daugiau.`,
  ),
  paragraph(
    'way',
    text`Paslaugų teikėjas atsiunčia įrašų kopijas${
      terms.style === 'freelancer'
        ? ' el. paštu; įsileisti į savo patalpas ar sistemas jis neprivalo'
        : ' arba parodo juos sutartu laiku darbo valandomis'
    }. Įrašus jis saugo ${format.count(24, 'month')} nuo sąskaitos išrašymo. ${
      has('confidentiality')
        ? text`Tai, ką Klientas sužino tikrindamas, yra Konfidenciali informacija; jai taikomas Sutarties ${ref('confidentiality.duties')} punktas${
            terms.confidentiality.kind === 'client-only' ? ', kuris atitinkamai įpareigoja ir Klientą' : ''
          }.`
        : 'Tai, ką Klientas sužino tikrindamas, jis naudoja tik šiam tikslui ir laiko paslaptyje.'
    }`,
  ),
  paragraph(
    'difference',
    text`Jeigu sąskaitose nurodyta per daug, Paslaugų teikėjas skirtumą grąžina per ${format.count(terms.dueDays, 'calendar-day')}; jeigu per mažai – Klientas jį sumoka per tą patį terminą.${
      terms.style === 'client'
        ? ` Jeigu per didelė suma viršija teisingą daugiau kaip ${format.percent(10)}, Paslaugų teikėjas atlygina ir protingas patikrinimo išlaidas.`
        : ''
    }`,
  ),
];
