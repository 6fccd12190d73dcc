import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  right: `Kartą per metus, raštu įspėjęs prieš {days}, Klientas turi teisę savo lėšomis patikrinti paskutinių {months} sąskaitas pagrindžiančius įrašus: {records} ir atlygintas išlaidas, ir nieko daugiau.`,
  records: {
    fixed: `papildomus darbus`,
    milestones: `papildomus darbus`,
    hourly: `laiką`,
    retainer: `atliktą darbą`,
    commission: `papildomus darbus`,
    unit: `darbo vienetus`,
    other: `laiką, darbo vienetus`,
  },
  way: `Paslaugų teikėjas atsiunčia įrašų kopijas{access}. Įrašus jis saugo {months} nuo sąskaitos išrašymo. {findings}`,
  access: {
    freelancer: ` el. paštu; įsileisti į savo patalpas ar sistemas jis neprivalo`,
    otherwise: ` arba parodo juos sutartu laiku darbo valandomis`,
  },
  findings: {
    confidential: `Tai, ką Klientas sužino tikrindamas, yra Konfidenciali informacija; jai taikomas Sutarties {duties} punktas.`,
    clientOnly: `Tai, ką sužino tikrindamas, Klientas saugo taip, kaip pagal Sutarties {duties} punktą informaciją saugo Paslaugų teikėjas.`,
    otherwise: `Tai, ką Klientas sužino tikrindamas, jis naudoja tik šiam tikslui ir laiko paslaptyje.`,
  },
  difference: `Jeigu sąskaitose nurodyta per daug, Paslaugų teikėjas skirtumą grąžina per {days} nuo patikrinimo; jeigu per mažai – Klientas jį sumoka per tą patį terminą.{cost}`,
  cost: ` Jeigu per didelė suma viršija teisingą daugiau kaip {percent}, Paslaugų teikėjas atlygina ir protingas patikrinimo išlaidas.`,
} as const satisfies Wording<typeof en>;
