import { say } from '../../rules.js';
import type { Defect } from './defect.js';

/** What may be wrong with liability, penalties, promises and the parties themselves. */
export const RISK: readonly Defect[] = [
  {
    id: 'audit.costs',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that the client pays for its audits, and that repayment needs proof you can check.',
        'You would pay for a visit that you did not ask for, by a sum that the client works out.',
      ),
      lt: say(
        'Paprašykite, kad už savo patikrinimus mokėtų klientas, o grąžinti reikėtų tik tai, kas įrodyta ir ką galite patikrinti.',
        'Kitaip mokėtumėte už patikrinimą, kurio neprašėte, sumą, kurią apskaičiuoja klientas.',
      ),
    },
  },
  {
    id: 'client-warranties.provider-answers',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that the client answers for the rights in, and the legality of, what it gives you.',
        'You cannot know who owns the client’s texts and pictures, yet you would pay when somebody complains.',
      ),
      lt: say(
        'Paprašykite, kad už savo pateiktos medžiagos teisėtumą ir teises į ją atsakytų klientas.',
        'Negalite žinoti, kam priklauso kliento tekstai ir nuotraukos, tačiau kam nors pasiskundus mokėtumėte jūs.',
      ),
    },
  },
  {
    id: 'data-protection.impossible',
    kind: 'risky',
    category: 'legal',
    text: {
      en: say(
        'Ask for data protection duties that you can keep: notice without undue delay, usual tools, reasonable measures.',
        'What nobody can keep is broken from the first day, and you answer for it.',
      ),
      lt: say(
        'Paprašykite įvykdomų duomenų apsaugos pareigų: pranešti nedelsiant, kiek įmanoma, naudoti įprastas priemones, taikyti protingas apsaugos priemones.',
        'Ko neįmanoma įvykdyti, tai nevykdoma nuo pirmos dienos, o atsakote jūs.',
      ),
    },
  },
  {
    id: 'force-majeure.provider-bears',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that events beyond control excuse both sides, and that work done until then is paid.',
        'You would bear alone what nobody could prevent.',
      ),
      lt: say(
        'Paprašykite, kad nuo šalių nepriklausančios aplinkybės atleistų abi šalis, o iki jų atliktas darbas būtų apmokėtas.',
        'Kitaip vieni prisiimtumėte tai, ko niekas negalėjo išvengti.',
      ),
    },
  },
  {
    id: 'indemnity.client-fault',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that you make good only what you caused by your own fault.',
        'You would pay for the client’s own mistakes and instructions, and no insurer covers that.',
      ),
      lt: say(
        'Paprašykite, kad atlygintumėte tik tai, ką sukėlėte dėl savo kaltės.',
        'Kitaip mokėtumėte už paties kliento klaidas ir nurodymus, o to joks draudikas nedengia.',
      ),
    },
  },
  {
    id: 'independent-status.reclassification',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that each side bears the taxes and fines that the law puts on it if the relationship is judged to be employment.',
        'Whether it looks like employment depends mostly on the client, and its taxes and fines can exceed what you earned.',
      ),
      lt: say(
        'Paprašykite, kad santykius pripažinus darbo santykiais kiekviena šalis mokėtų tuos mokesčius ir baudas, kuriuos jai nustato įstatymas.',
        'Ar tai panašu į darbo santykius, daugiausia priklauso nuo kliento, o jo mokesčiai ir baudos gali viršyti jūsų uždarbį.',
      ),
    },
  },
  {
    id: 'liability-cap.for-others',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that you answer for yourself and your own helpers only.',
        'Hosting, platforms and other contractors are not yours to control, yet their mistakes would be yours to pay.',
      ),
      lt: say(
        'Paprašykite, kad atsakytumėte tik už save ir savo pagalbininkus.',
        'Prieglobos, platformų ir kitų rangovų nevaldote, tačiau už jų klaidas mokėtumėte jūs.',
      ),
    },
  },
  {
    id: 'liability-cap.high',
    kind: 'risky',
    category: 'risk',
    text: {
      en: say(
        'Ask for a limit in proportion to the price, for example the fees of this contract.',
        'A limit many times above what you earn protects you hardly better than none.',
      ),
      lt: say(
        'Paprašykite kainai proporcingos ribos, pavyzdžiui, šios sutarties kainos.',
        'Riba, daug kartų viršijanti jūsų uždarbį, saugo beveik taip pat menkai, kaip jokia.',
      ),
    },
  },
  {
    id: 'liability-cap.presumed',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that the client proves your fault and its loss, as is usual.',
        'You would have to prove that you did nothing wrong, or accept the sum that the client has worked out.',
      ),
      lt: say(
        'Paprašykite, kad kaltę ir savo nuostolius, kaip įprasta, įrodytų klientas.',
        'Kitaip patys turėtumėte įrodyti, kad nieko blogo nepadarėte, arba sutikti su kliento apskaičiuota suma.',
      ),
    },
  },
  {
    id: 'liquidated-damages.automatic',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that a penalty needs fault and a written notice, and is not simply taken from your invoice.',
        'The client would be judge and cashier at once.',
      ),
      lt: say(
        'Paprašykite, kad netesyboms reikėtų kaltės ir rašytinio pranešimo ir kad jos nebūtų tiesiog išskaitomos iš jūsų sąskaitos.',
        'Kitaip klientas būtų ir teisėjas, ir kasininkas.',
      ),
    },
  },
  {
    id: 'liquidated-damages.high',
    kind: 'risky',
    category: 'risk',
    text: {
      en: say(
        'Ask for a small penalty with an upper limit, for example 0.02 % a day and at most 5 % of the price.',
        'A penalty out of proportion can eat up the whole price in a few days.',
      ),
      lt: say(
        'Paprašykite nedidelių netesybų su viršutine riba, pavyzdžiui, 0,02 % per dieną ir ne daugiau kaip 5 % kainos.',
        'Neproporcingos netesybos per kelias dienas gali praryti visą kainą.',
      ),
    },
  },
  {
    id: 'liquidated-damages.plus-damages',
    kind: 'one-sided',
    category: 'risk',
    text: {
      en: say(
        'Ask that a penalty is counted against damages, so that the same loss is paid once.',
        'You would pay twice for one mistake.',
      ),
      lt: say(
        'Paprašykite, kad netesybos būtų įskaitomos į nuostolius ir ta pati žala būtų atlyginama vieną kartą.',
        'Kitaip už vieną klaidą mokėtumėte du kartus.',
      ),
    },
  },
  {
    id: 'notices.trap',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask for the same ways of notice for both sides, e-mail included, and that it counts from when it could be read.',
        'A notice that you never saw could bind you, while yours does not count because of its form.',
      ),
      lt: say(
        'Paprašykite abiem šalims vienodų pranešimo būdų, įskaitant el. paštą, ir kad pranešimas galiotų nuo tada, kai galėjo būti perskaitytas.',
        'Jus galėtų saistyti nematytas pranešimas, o jūsų negaliotų vien dėl formos.',
      ),
    },
  },
  {
    id: 'parties.personal',
    kind: 'risky',
    category: 'essential',
    text: {
      en: say(
        'Ask that only the party to the contract answers, without a guarantee by you, your family or your home.',
        'A personal guarantee takes away what a company is for: your own property stands behind the job.',
      ),
      lt: say(
        'Paprašykite, kad atsakytų tik sutarties šalis, o jūs, jūsų šeima ar būstas nebūtų laidas.',
        'Asmeninis laidavimas panaikina įmonės prasmę: už darbą atsakote savo turtu.',
      ),
    },
  },
  {
    id: 'parties.unclear',
    kind: 'vague',
    category: 'essential',
    text: {
      en: say(
        'Ask for the other party’s full legal name, number and address, and who may sign for it.',
        'If it is not clear who owes you, you cannot claim your pay from anybody.',
      ),
      lt: say(
        'Paprašykite tikslaus kitos šalies pavadinimo, kodo ir adreso bei nurodyti, kas gali už ją pasirašyti.',
        'Jei neaišku, kas jums skolingas, atlygio neturėsite iš ko reikalauti.',
      ),
    },
  },
  {
    id: 'provider-warranties.future-law',
    kind: 'risky',
    category: 'legal',
    text: {
      en: say(
        'Ask that the work meets the law and platform rules as they stand on delivery; later changes are new work.',
        'Nobody knows the laws to come, and you would adapt the work without pay.',
      ),
      lt: say(
        'Paprašykite, kad darbas atitiktų perdavimo dieną galiojančius įstatymus ir platformų taisykles, o vėlesni pakeitimai būtų naujas darbas.',
        'Būsimų įstatymų niekas nežino, o darbą prie jų taikytumėte be atlygio.',
      ),
    },
  },
  {
    id: 'signatures.bound-alone',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask that both sides are bound on the same day.',
        'You would keep your time free for a client who may still say no.',
      ),
      lt: say(
        'Paprašykite, kad abi šalys įsipareigotų tą pačią dieną.',
        'Kitaip laikytumėte laiką klientui, kuris dar gali atsisakyti.',
      ),
    },
  },
];
