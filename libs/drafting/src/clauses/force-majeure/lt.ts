import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  relief: `Šalis neatsako už Sutarties nevykdymą, kol ir kiek ją vykdyti trukdo aplinkybės, kurių ji nekontroliuoja, sudarydama Sutartį negalėjo protingai numatyti ir negali išvengti ar įveikti (nenugalima jėga, force majeure), pavyzdžiui, karas, stichinė nelaimė, epidemija, valdžios institucijų veiksmai ar ilgi viešųjų elektros ar ryšio tinklų sutrikimai.{illness} {money}`,
  illness: ` Sunki liga ar nelaimingas atsitikimas, dėl kurių Paslaugų teikėjas negali dirbti, laikomi tokiomis aplinkybėmis.`,
  money: {
    freelancer: `Nuo pareigos sumokėti pinigus nenugalima jėga neatleidžia.`,
    commission: `Nuo pareigos sumokėti uždirbtą komisinį atlyginimą nenugalima jėga neatleidžia, o lėšų trūkumas nenugalima jėga nelaikomas.`,
    otherwise: `Nuo pareigos sumokėti už jau atliktą darbą nenugalima jėga neatleidžia, o lėšų trūkumas nenugalima jėga nelaikomas.`,
  },
  notice: `Tokių aplinkybių paveikta Šalis per {days} praneša kitai Šaliai, kas atsitiko ir kiek tai gali trukti, ir imasi protingų priemonių pasekmėms sumažinti.{dates}{substitute}`,
  dates: ` Sutarti terminai pratęsiami tiek, kiek laiko prarasta.`,
  substitute: ` Kol Paslaugų teikėjas negali vykdyti Sutarties, Klientas turi teisę skubius darbus pavesti kitiems asmenims ir už juos Paslaugų teikėjui nemoka.`,
  exit: `Jeigu aplinkybės trunka ilgiau kaip {days}, kiekviena Šalis turi teisę raštu pranešdama iš karto nutraukti Sutartį. Tokiu atveju Klientas sumoka {owed} ir atlygina iki tol patirtas sutartas išlaidas.`,
  owed: {
    commission: `pagal Sutarties {rate} ir {tail} punktus mokėtiną komisinį atlyginimą`,
    otherwise: `už iki tol suteiktas Paslaugas`,
  },
} as const satisfies Wording<typeof en>;
