import type { ClauseText } from '../../writing.js';
import { EXIT_DAYS } from './exit-days.js';

export const lt: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'relief',
    text`Šalis neatsako už Sutarties nevykdymą, kol ir kiek ją vykdyti trukdo aplinkybės, kurių ji nekontroliuoja, sudarydama Sutartį negalėjo protingai numatyti ir negali išvengti ar įveikti (nenugalima jėga, force majeure), pavyzdžiui, karas, stichinė nelaimė, epidemija, valdžios institucijų veiksmai ar ilgi viešųjų elektros ar ryšio tinklų sutrikimai.${
      terms.provider.kind === 'person' && terms.style !== 'client'
        ? ' Sunki liga ar nelaimingas atsitikimas, dėl kurių Paslaugų teikėjas negali dirbti, laikomi tokiomis aplinkybėmis.'
        : ''
    } ${
      terms.style === 'freelancer'
        ? 'Nuo pareigos sumokėti pinigus nenugalima jėga neatleidžia.'
        : 'Nuo pareigos sumokėti už jau atliktą darbą nenugalima jėga neatleidžia, o lėšų trūkumas nenugalima jėga nelaikomas.'
    }`,
  ),
  paragraph(
    'notice',
    text`Tokių aplinkybių paveikta Šalis per ${format.count(5, 'working-day')} praneša kitai Šaliai, kas atsitiko ir kiek tai gali trukti, ir imasi protingų priemonių pasekmėms sumažinti. Sutarti terminai pratęsiami tiek, kiek laiko prarasta.${
      terms.style === 'client'
        ? ' Kol Paslaugų teikėjas negali vykdyti Sutarties, Klientas turi teisę skubius darbus pavesti kitiems asmenims ir už juos Paslaugų teikėjui nemoka.'
        : ''
    }`,
  ),
  paragraph(
    'exit',
    text`Jeigu aplinkybės trunka ilgiau kaip ${format.count(EXIT_DAYS[terms.style], 'calendar-day')}, kiekviena Šalis turi teisę raštu pranešdama iš karto nutraukti Sutartį. Tokiu atveju Klientas sumoka už iki tol suteiktas Paslaugas ir atlygina sutartas išlaidas.`,
  ),
];
