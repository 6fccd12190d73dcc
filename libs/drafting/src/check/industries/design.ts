import type { Industry } from './industry.js';

export const design: Industry = {
  en: {
    name: 'Design',
    considerations: [
      'The value of a design depends on its use: media, countries and years decide the price as much as the hours do.',
      'Printing has its own habits: suppliers deliver a little more or less, and colours differ between screen and paper.',
      'Screens for the public usually have to meet accessibility standards such as WCAG and EN 301 549; agree on the level beforehand.',
      'Searches for earlier trade marks and registered designs are work for a lawyer; most designers leave them to the client.',
      'Clients increasingly ask where images come from and whether an AI tool made them.',
      'A cancellation fee of 25 to 50 per cent of the rest is common in this field.',
      'Under Lithuanian law the author’s moral rights stay with the author, whatever the contract says.',
    ],
    bestPractices: [
      'Name the number of concepts and the rounds of revisions that the price includes.',
      'Ask for a written approval at each stage.',
      'List by type of file what the client receives: final files, working files, and with which rights.',
      'Let the rights pass when the fee is paid in full.',
      'Have licences for fonts and stock images taken out in the client’s name.',
      'Let the client check proofs, and keep the right to show the work in your portfolio.',
    ],
    commonPitfalls: [
      'Unpaid trial work and pitches whose ideas are used afterwards.',
      'A client who takes it for granted that source files are included.',
      'Unlimited revisions.',
      'Moral rights waived by a standard sentence.',
      'Mock-ups put to use before anything is paid.',
      'No tolerance agreed for colours and print runs.',
    ],
  },
  lt: {
    name: 'Dizainas',
    considerations: [
      'Dizaino vertė priklauso nuo naudojimo: žiniasklaidos rūšys, šalys ir metai kainą lemia ne mažiau negu valandos.',
      'Spauda turi savo papročių: spaustuvės pateikia šiek tiek daugiau ar mažiau, o spalvos ekrane ir popieriuje skiriasi.',
      'Viešai naudojami ekranai paprastai derinami prie prieinamumo standartų, tokių kaip WCAG ir EN 301 549: dėl lygio susitarkite iš anksto.',
      'Ankstesnių prekių ženklų ir registruoto dizaino paieška yra teisininko darbas; dauguma dizainerių ją palieka klientui.',
      'Klientai vis dažniau klausia, iš kur vaizdai ir ar jų nesukūrė dirbtinio intelekto įrankis.',
      'Šioje srityje įprasta 25–50 procentų likusios kainos kompensacija už sutarties nutraukimą.',
      'Pagal Lietuvos teisę asmeninės neturtinės autoriaus teisės lieka autoriui, kad ir kas parašyta sutartyje.',
    ],
    bestPractices: [
      'Nurodykite, kiek variantų ir pataisymų ratų įeina į kainą.',
      'Kiekviename etape prašykite rašytinio patvirtinimo.',
      'Pagal failų rūšis išvardykite, ką klientas gauna: galutinius failus, darbinius failus ir kokias teises į juos.',
      'Tegul teisės pereina tada, kai sumokama visa kaina.',
      'Šriftų ir vaizdų bankų licencijas įsigykite kliento vardu.',
      'Tegul maketus prieš spaudą patikrina klientas, o jums lieka teisė darbą rodyti savo darbų aplanke.',
    ],
    commonPitfalls: [
      'Neapmokami bandomieji darbai ir konkursai, kurių idėjos vėliau panaudojamos.',
      'Klientas, kuris mano, kad darbiniai failai įeina savaime.',
      'Neribotas pataisymų skaičius.',
      'Standartinis sakinys, kuriuo atsisakoma asmeninių neturtinių teisių.',
      'Maketai, pradėti naudoti dar nieko nesumokėjus.',
      'Nesutarta, kiek gali skirtis spalvos ir tiražas.',
    ],
  },
};
