import { say } from '../../rules.js';
import type { Defect } from './defect.js';

/** What may be wrong with price and payment. */
export const MONEY: readonly Defect[] = [
  {
    id: 'deposit.refundable',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that the advance stays yours for work done and time reserved when the client ends the project.',
        'An advance that must be given back in full protects you from nothing.',
      ),
      lt: say(
        'Paprašykite, kad klientui nutraukus projektą avansas liktų jums už atliktą darbą ir rezervuotą laiką.',
        'Avansas, kurį reikia grąžinti visą, jūsų nuo nieko neapsaugo.',
      ),
    },
  },
  {
    id: 'expenses.approval-after',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking that costs are approved before they arise and then repaid against receipts.',
        'If the client decides afterwards what was reasonable, you may bear costs that it asked for.',
      ),
      lt: say(
        'Siūlome paprašyti, kad išlaidos būtų suderinamos iš anksto ir tada atlyginamos pagal kvitus.',
        'Jei tik vėliau klientas sprendžia, kas buvo pagrįsta, jums gali tekti ir jo paties prašytos išlaidos.',
      ),
    },
  },
  {
    id: 'fees.below-effort',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask how many hours or pieces the fee covers, and for a rate for what goes beyond.',
        'Without a limit of work a fixed fee pays you less with every hour that the client asks for.',
      ),
      lt: say(
        'Paprašykite nurodyti, kiek valandų ar darbų apima kaina, ir įkainį už tai, kas viršija.',
        'Jei darbo kiekis neribotas, kiekviena papildoma valanda jūsų atlygį mažina.',
      ),
    },
  },
  {
    id: 'fees.clawback',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask that money paid for accepted work is not repaid, except where a court decides so.',
        'What you have earned and perhaps spent could be taken back years later on the client’s judgement.',
      ),
      lt: say(
        'Paprašykite, kad už priimtą darbą sumokėti pinigai nebūtų grąžinami, nebent taip nuspręstų teismas.',
        'Kliento nuožiūra iš jūsų galėtų būti atimta tai, ką jau uždirbote ir gal išleidote.',
      ),
    },
  },
  {
    id: 'fees.client-may-cut',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask that the price changes only by agreement of both sides, and that deductions need proof.',
        'A price that the client may lower by its own judgement is no price.',
      ),
      lt: say(
        'Paprašykite, kad kaina keistųsi tik abiejų šalių susitarimu, o išskaitoms reikėtų įrodymų.',
        'Kaina, kurią klientas gali mažinti savo nuožiūra, nėra kaina.',
      ),
    },
  },
  {
    id: 'fees.contingent',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask that you are paid for the work you do, with at most a bonus for results that others decide.',
        'You would work first and be paid only if funding, sales or somebody else’s decision turn out well.',
      ),
      lt: say(
        'Paprašykite, kad būtų mokama už jūsų atliktą darbą, o nuo kitų priklausantys rezultatai duotų nebent priedą.',
        'Dirbtumėte iš anksto, o gautumėte tik tada, jei pasisektų gauti lėšų, parduoti ar kažkas kitas taip nuspręstų.',
      ),
    },
  },
  {
    id: 'fees.estimate',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Consider asking that an estimate binds neither side, or that going over it is agreed and paid.',
        'Here the estimate is a ceiling for you and no promise by the client.',
      ),
      lt: say(
        'Siūlome paprašyti, kad sąmata nesaistytų nė vienos šalies arba kad jos viršijimas būtų suderinamas ir apmokamas.',
        'Čia sąmata jums yra riba, o klientui – ne įsipareigojimas.',
      ),
    },
  },
  {
    id: 'fees.no-increase',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Consider asking that rates are looked at once a year, for example by the official price index.',
        'Rates that stand still for years become lower with every year.',
      ),
      lt: say(
        'Siūlome paprašyti, kad įkainiai kasmet būtų peržiūrimi, pavyzdžiui, pagal oficialų kainų indeksą.',
        'Metų metus nesikeičiantys įkainiai iš tikrųjų kasmet mažėja.',
      ),
    },
  },
  {
    id: 'invoicing.at-end',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask for payment in parts: some at the start, some by stage, the rest at the end.',
        'You would finance the whole project and learn only at its end whether the client pays.',
      ),
      lt: say(
        'Paprašykite mokėti dalimis: dalį pradžioje, dalį už etapus, likutį pabaigoje.',
        'Kitaip visą projektą finansuotumėte jūs ir tik pabaigoje sužinotumėte, ar klientas moka.',
      ),
    },
  },
  {
    id: 'invoicing.formalities',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that a mistake in an invoice may be corrected without losing the payment or starting a long wait.',
        'Pay for work that is done should not be lost by a date or a form.',
      ),
      lt: say(
        'Paprašykite, kad sąskaitos klaidą būtų galima ištaisyti neprarandant apmokėjimo ir nelaukiant iš naujo.',
        'Atlygio už atliktą darbą neturėtumėte netekti dėl datos ar formos.',
      ),
    },
  },
  {
    id: 'invoicing.in-kind',
    kind: 'risky',
    category: 'commercial',
    text: {
      en: say(
        'Ask to be paid in money; shares, goods or mentions can only come on top.',
        'Exposure, vouchers and shares pay no rent, and tax may be due on them all the same.',
      ),
      lt: say(
        'Paprašykite mokėti pinigais; akcijos, prekės ar paminėjimai gali būti tik priedas.',
        'Žinomumu, kuponais ar akcijomis nuomos nesumokėsite, o mokesčių už juos vis tiek gali tekti sumokėti.',
      ),
    },
  },
  {
    id: 'invoicing.retention',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that nothing is held back after acceptance, or only a small part for a short time.',
        'Money that is held back for months is a loan that you give the client without interest.',
      ),
      lt: say(
        'Paprašykite, kad po priėmimo nieko nebūtų sulaikoma arba būtų sulaikoma tik nedidelė dalis trumpam.',
        'Mėnesiams sulaikyti pinigai yra jūsų klientui duota paskola be palūkanų.',
      ),
    },
  },
  {
    id: 'kill-fee.none',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that cancelled work is paid as far as it is done, with a part of the rest for the time you kept free.',
        'The client could call the project off on any day and leave you without pay and without another job.',
      ),
      lt: say(
        'Paprašykite, kad atšaukus projektą būtų apmokėta tai, kas padaryta, ir dalis likusios kainos už rezervuotą laiką.',
        'Klientas bet kurią dieną galėtų viską atšaukti, o jūs liktumėte ir be atlygio, ir be kito darbo.',
      ),
    },
  },
  {
    id: 'kill-fee.pause',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask for a longest pause, after which you are paid for what is done and are free.',
        'A pause without end keeps your time bound and your money open.',
      ),
      lt: say(
        'Paprašykite nustatyti ilgiausią pertrauką, po kurios padarytas darbas apmokamas, o jūs esate laisvi.',
        'Pertrauka be pabaigos varžo jūsų laiką, o pinigai lieka nesumokėti.',
      ),
    },
  },
  {
    id: 'kill-fee.provider-pays',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that you owe nothing when the project is called off without your fault.',
        'You would pay for the client’s change of mind on top of losing the job.',
      ),
      lt: say(
        'Paprašykite, kad projektą atšaukus ne dėl jūsų kaltės nieko nebūtumėte skolingi.',
        'Netekę darbo dar ir sumokėtumėte už tai, kad klientas persigalvojo.',
      ),
    },
  },
  {
    id: 'late-payment.no-suspension',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask for the right to stop work while an invoice is overdue, with the dates moving by as much.',
        'If you must go on without pay, the sum that you can lose grows every day.',
      ),
      lt: say(
        'Paprašykite teisės sustabdyti darbą, kol pradelsta sąskaita neapmokėta, ir tiek pat pratęsti terminus.',
        'Jei privalote dirbti negaudami atlygio, suma, kurios galite netekti, kasdien auga.',
      ),
    },
  },
  {
    id: 'late-payment.token',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking for interest from the first day of delay, at least as high as the law gives.',
        'When paying late costs next to nothing, your invoice is paid last.',
      ),
      lt: say(
        'Siūlome paprašyti delspinigių ar palūkanų nuo pirmos vėlavimo dienos, ne mažesnių, negu nustato įstatymas.',
        'Kai vėluoti beveik nieko nekainuoja, jūsų sąskaita apmokama paskutinė.',
      ),
    },
  },
  {
    id: 'taxes.bank-charges',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Consider asking that each side bears the charges of its own bank.',
        'Charges for transfers, platforms and exchange make the price smaller.',
      ),
      lt: say(
        'Siūlome paprašyti, kad kiekviena šalis mokėtų savo banko mokesčius.',
        'Pervedimo, platformų ir valiutos keitimo mokesčiai mažina kainą.',
      ),
    },
  },
];
