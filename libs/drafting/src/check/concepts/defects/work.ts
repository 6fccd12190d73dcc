import { say } from '../../rules.js';
import type { Defect } from './defect.js';

/** What may be wrong with the work itself, its dates, its checking and its changes. */
export const WORK: readonly Defect[] = [
  {
    id: 'acceptance.after-acceptance',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask that acceptance is final, apart from hidden faults reported within a set time.',
        'If the client may still reject or change what it has accepted, the job never ends and paid money is never safely yours.',
      ),
      lt: say(
        'Paprašykite, kad priėmimas būtų galutinis, išskyrus paslėptus trūkumus, apie kuriuos pranešama per nustatytą laiką.',
        'Jei klientas gali atmesti ar keisti tai, ką jau priėmė, darbas niekada nesibaigia, o gauti pinigai niekada nėra tikrai jūsų.',
      ),
    },
  },
  {
    id: 'acceptance.long-review',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask for a shorter review, for example 7 working days, after which the work counts as accepted.',
        'While the client may go on checking, your invoice and your next job wait.',
      ),
      lt: say(
        'Paprašykite trumpesnio patikrinimo termino, pavyzdžiui, 7 darbo dienų, po kurio darbas laikomas priimtu.',
        'Kol klientas gali tikrinti, laukia ir jūsų sąskaita, ir kitas darbas.',
      ),
    },
  },
  {
    id: 'acceptance.reject-without-reason',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask that a rejection comes in writing, says what departs from the description, and gives you time to correct it.',
        'Work rejected without reasons cannot be corrected, and with it you may lose the payment.',
      ),
      lt: say(
        'Paprašykite, kad atsisakymas priimti būtų rašytinis, nurodytų, kas neatitinka aprašymo, ir paliktų laiko ištaisyti.',
        'Be priežasčių atmesto darbo ištaisyti neįmanoma, o kartu galite netekti ir atlygio.',
      ),
    },
  },
  {
    id: 'acceptance.use-without-accepting',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask that using or publishing the work counts as accepting it, and that it is not used before it is paid.',
        'A client who already uses the work has little reason to accept or pay for it.',
      ),
      lt: say(
        'Paprašykite, kad darbo naudojimas ar paskelbimas būtų laikomas jo priėmimu ir kad iki apmokėjimo jis nebūtų naudojamas.',
        'Jau naudodamasis darbu klientas neturi dėl ko skubėti jį priimti ar už jį mokėti.',
      ),
    },
  },
  {
    id: 'ai-tools.ban-any',
    kind: 'risky',
    category: 'clarity',
    text: {
      en: say(
        'Consider asking that ordinary aids such as spelling, search and image correction stay allowed.',
        'Almost every program contains some artificial intelligence. A total ban is broken by opening a text editor.',
      ),
      lt: say(
        'Siūlome paprašyti, kad įprastos priemonės, tokios kaip rašybos tikrinimas, paieška ar nuotraukų taisymas, liktų leidžiamos.',
        'Dirbtinio intelekto yra beveik kiekvienoje programoje. Visišką draudimą pažeistumėte vien atvėrę teksto rengyklę.',
      ),
    },
  },
  {
    id: 'ai-tools.human-guarantee',
    kind: 'risky',
    category: 'clarity',
    text: {
      en: say(
        'Ask that you state to the best of your knowledge how the work was made, without repayment because of what a detector says.',
        'Detectors are often wrong about work made by people. Your pay should not hang on their guess.',
      ),
      lt: say(
        'Paprašykite, kad tik patvirtintumėte, kaip, kiek jums žinoma, darbas sukurtas, ir kad dėl aptikimo programos išvados nereikėtų grąžinti pinigų.',
        'Tokios programos dažnai klysta ir žmogaus darbą palaiko mašinos. Jūsų atlygis neturėtų priklausyti nuo jų spėjimo.',
      ),
    },
  },
  {
    id: 'ai-tools.training',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask that training of artificial intelligence on your work, drafts, voice or likeness needs your consent and a price of its own.',
        'A program trained on your work can replace you in the next job, and nothing here pays for that.',
      ),
      lt: say(
        'Paprašykite, kad dirbtinį intelektą mokyti jūsų darbais, juodraščiais, balsu ar atvaizdu būtų galima tik jums sutikus ir už atskirą atlygį.',
        'Jūsų darbais išmokyta programa kitą kartą gali jus pakeisti, o už tai čia nemokama.',
      ),
    },
  },
  {
    id: 'change-control.no-time',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask that every agreed change also moves the dates by the time it takes.',
        'More work by the same date means nights and weekends, or a delay that you answer for.',
      ),
      lt: say(
        'Paprašykite, kad dėl kiekvieno sutarto pakeitimo terminai pasislinktų tiek, kiek jam reikia laiko.',
        'Daugiau darbo iki tos pačios dienos reiškia naktis ir savaitgalius arba vėlavimą, už kurį atsakote jūs.',
      ),
    },
  },
  {
    id: 'client-duties.provider-chases',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Consider asking that the client supplies its materials and access by a set date, and bears its own delay.',
        'What only the client has you cannot obtain by yourself, yet its absence would be your fault.',
      ),
      lt: say(
        'Siūlome paprašyti, kad klientas savo medžiagą ir prieigas pateiktų iki nustatytos dienos ir pats atsakytų už savo vėlavimą.',
        'Ko turi tik klientas, patys negausite, tačiau kaltė dėl to tektų jums.',
      ),
    },
  },
  {
    id: 'client-duties.slow-feedback',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask for a period for the client’s answers and materials, after which your dates move by as much as it was late.',
        'When the client may be late and your dates stay, its delay becomes yours.',
      ),
      lt: say(
        'Paprašykite nustatyti, per kiek laiko klientas atsako ir pateikia medžiagą, o jam vėluojant tiek pat pasislenka ir jūsų terminai.',
        'Jei klientas gali vėluoti, o jūsų terminai nesikeičia, jo vėlavimas tampa jūsų.',
      ),
    },
  },
  {
    id: 'handover.before-payment',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that sources and passwords are handed over once what is due has been paid.',
        'Sources and passwords are often all that you hold while an invoice is open.',
      ),
      lt: say(
        'Paprašykite, kad pradiniai failai ir slaptažodžiai būtų perduodami, kai sumokėta tai, kas priklauso.',
        'Kol sąskaita neapmokėta, pradiniai failai ir slaptažodžiai dažnai yra viskas, ką turite.',
      ),
    },
  },
  {
    id: 'handover.destroy',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking to keep one copy for proof, for the law and, where agreed, for your portfolio.',
        'Without any copy you can prove neither what you delivered nor when.',
      ),
      lt: say(
        'Siūlome paprašyti leisti pasilikti vieną kopiją įrodymams, įstatymų reikalavimams ir, jei susitarta, aplankui.',
        'Neturėdami kopijos neįrodysite nei ką, nei kada perdavėte.',
      ),
    },
  },
  {
    id: 'revisions.many',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking for two or three rounds in the price, and a rate for further ones.',
        'So many rounds can double the work while the price stays.',
      ),
      lt: say(
        'Siūlome paprašyti, kad į kainą būtų įtraukti du ar trys pataisymų ratai, o kiti turėtų įkainį.',
        'Tiek ratų darbą gali padvigubinti, o kaina lieka ta pati.',
      ),
    },
  },
  {
    id: 'revisions.new-direction',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that a new brief or a new direction is a change with a price of its own, and no correction.',
        'Otherwise the client can have a second design for the price of the first.',
      ),
      lt: say(
        'Paprašykite, kad nauja užduotis ar kita kryptis būtų laikoma atskirai apmokamu pakeitimu, o ne pataisymu.',
        'Kitaip už vieno kūrinio kainą klientas gali gauti ir antrą.',
      ),
    },
  },
  {
    id: 'scope.contradiction',
    kind: 'vague',
    category: 'essential',
    text: {
      en: say(
        'Ask that the work and its amounts are described in one place, and which place wins when two differ.',
        'Where two places describe different work, the client will read the larger one.',
      ),
      lt: say(
        'Paprašykite, kad darbas ir jo kiekis būtų aprašyti vienoje vietoje arba kad būtų pasakyta, kuri vieta viršesnė.',
        'Kur dvi vietos aprašo skirtingą darbą, klientas skaitys tą, kurioje jo daugiau.',
      ),
    },
  },
  {
    id: 'scope.elsewhere',
    kind: 'vague',
    category: 'essential',
    text: {
      en: say(
        'Consider asking for the document that describes the work, and attach it before you sign.',
        'You would promise work that you have not read about.',
      ),
      lt: say(
        'Siūlome paprašyti dokumento, kuriame aprašytas darbas, ir pridėti jį prieš pasirašant.',
        'Kitaip pažadėtumėte darbą, kurio aprašymo neskaitėte.',
      ),
    },
  },
  {
    id: 'site-rules.monitoring',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that you show results and agreed records of time, without surveillance of your computer or your day.',
        'Surveillance reaches your other clients’ work and makes you look like an employee.',
      ),
      lt: say(
        'Paprašykite, kad parodytumėte rezultatus ir sutartą laiko apskaitą, o jūsų kompiuteris ir diena nebūtų stebimi.',
        'Stebint pasiekiami ir kitų jūsų klientų darbai, o jūs atrodote kaip darbuotojas.',
      ),
    },
  },
  {
    id: 'subcontracting.strict',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that you answer for helpers as for yourself, and that the client needs a good reason to refuse one.',
        'You would answer for others without any fault, or lose them in the middle of the job.',
      ),
      lt: say(
        'Paprašykite, kad už pagalbininkus atsakytumėte kaip už save, o jų atsisakyti klientas galėtų tik nurodęs pagrįstą priežastį.',
        'Kitaip atsakytumėte už kitus be jokios kaltės arba netektumėte jų darbui įpusėjus.',
      ),
    },
  },
  {
    id: 'timeline.always-available',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask for hours in which you answer, and a price for nights, weekends and holidays.',
        'Being on call at all times is work. Here nobody pays for it.',
      ),
      lt: say(
        'Paprašykite nustatyti valandas, kada atsakote, ir naktų, savaitgalių bei švenčių kainą.',
        'Budėjimas bet kuriuo metu irgi yra darbas, o čia už jį nemokama.',
      ),
    },
  },
  {
    id: 'timeline.no-extension',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask that your dates move when the client or others outside your control are late.',
        'You would answer for a delay that somebody else caused.',
      ),
      lt: say(
        'Paprašykite, kad jūsų terminai pasislinktų, kai vėluoja klientas ar kiti, kurie nuo jūsų nepriklauso.',
        'Kitaip atsakytumėte už kito sukeltą vėlavimą.',
      ),
    },
  },
];
