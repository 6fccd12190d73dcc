import { say } from '../../rules.js';
import type { Defect } from './defect.js';

/** What may be wrong with rights, secrecy, papers, disputes and the end of a contract. */
export const RIGHTS: readonly Defect[] = [
  {
    id: 'amendments.silence',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that changes need your signature or your written yes.',
        'An e-mail that you overlooked, or a day’s work, would change the contract.',
      ),
      lt: say(
        'Paprašykite, kad pakeitimams reikėtų jūsų parašo arba rašytinio sutikimo.',
        'Kitaip sutartį pakeistų nepastebėtas laiškas ar viena darbo diena.',
      ),
    },
  },
  {
    id: 'background-materials.swept-in',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that your earlier tools, templates and know-how stay yours, with a licence for the client to use them in the work.',
        'You would sell the tools that you live on together with one job.',
      ),
      lt: say(
        'Paprašykite, kad anksčiau sukurti jūsų įrankiai, šablonai ir patirtis liktų jums, o klientas gautų licenciją naudoti juos šiame darbe.',
        'Kitaip su vienu darbu parduotumėte ir įrankius, iš kurių gyvenate.',
      ),
    },
  },
  {
    id: 'background-materials.unlimited-licence',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that the licence to your own tools covers their use as a part of this work only.',
        'The client could use, pass on or sell your tools by themselves, for nothing.',
      ),
      lt: say(
        'Paprašykite, kad licencija jūsų pačių įrankiams galiotų tik jų naudojimui kaip šio darbo daliai.',
        'Kitaip klientas galėtų jūsų įrankius naudoti, perduoti ar parduoti atskirai ir nemokamai.',
      ),
    },
  },
  {
    id: 'confidentiality.penalty',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that a breach of secrecy costs the loss that is proved, or a sum in proportion to the price.',
        'One slip of the tongue could cost more than the whole job, even when nobody is harmed.',
      ),
      lt: say(
        'Paprašykite, kad atskleidus paslaptį būtų atlyginami įrodyti nuostoliai arba kainai proporcinga suma.',
        'Viena neatsargi užuomina galėtų kainuoti daugiau negu visas darbas, net jei niekas nenukentėjo.',
      ),
    },
  },
  {
    id: 'confidentiality.residual-gag',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that your general skill and experience stay free to use, and that honest complaints are allowed.',
        'You cannot forget what you learned, and your next client pays for exactly that.',
      ),
      lt: say(
        'Paprašykite, kad bendrus įgūdžius ir patirtį galėtumėte laisvai naudoti, o sąžiningai skųstis nebūtų draudžiama.',
        'Ko išmokote, nepamiršite, o kitas klientas moka būtent už tai.',
      ),
    },
  },
  {
    id: 'credit-portfolio.ghost',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking that no other name is put on your work, or for a price for working unnamed.',
        'Work under another’s name brings you no further client.',
      ),
      lt: say(
        'Siūlome paprašyti, kad jūsų darbas nebūtų skelbiamas kito vardu, arba atskiro atlygio už darbą be vardo.',
        'Kito vardu paskelbtas darbas jums naujų klientų neatneš.',
      ),
    },
  },
  {
    id: 'definitions.sweeping',
    kind: 'vague',
    category: 'clarity',
    text: {
      en: say(
        'Ask for a definition that lists what is meant, without “any related” or all companies of the group.',
        'A wide definition widens every duty that uses the word, without saying so there.',
      ),
      lt: say(
        'Paprašykite apibrėžties, kuri išvardija, kas turima omenyje, be „ir visa, kas susiję“ ar visų grupės įmonių.',
        'Plati apibrėžtis nepastebimai išplečia kiekvieną pareigą, kurioje tas žodis vartojamas.',
      ),
    },
  },
  {
    id: 'disputes.client-decides',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that disputes are decided by a court or by somebody independent of both sides.',
        'Nobody is a fair judge of a claim against themselves.',
      ),
      lt: say(
        'Paprašykite, kad ginčus spręstų teismas arba nuo abiejų šalių nepriklausomas asmuo.',
        'Niekas nėra teisingas sau pareikšto reikalavimo teisėjas.',
      ),
    },
  },
  {
    id: 'disputes.no-court',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that either side may go to court when talks fail within a set time.',
        'A claim that you may not bring to court cannot be enforced.',
      ),
      lt: say(
        'Paprašykite, kad per nustatytą laiką nesusitarus kiekviena šalis galėtų kreiptis į teismą.',
        'Jei į teismą kreiptis negalite, savo reikalavimo neįgyvendinsite.',
      ),
    },
  },
  {
    id: 'disputes.short-limit',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that claims lapse only when the law says so.',
        'A claim for pay could be lost before you know that there is a dispute.',
      ),
      lt: say(
        'Paprašykite, kad reikalavimams galiotų tik įstatyme nustatyti senaties terminai.',
        'Teisę į atlygį galėtumėte prarasti dar nesupratę, kad kilo ginčas.',
      ),
    },
  },
  {
    id: 'entire-agreement.promises-void',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Consider asking to write into the contract what you were promised, and that your offer is a part of it.',
        'What was said in talks and e-mails will count for nothing once you sign.',
      ),
      lt: say(
        'Siūlome paprašyti įrašyti į sutartį, kas jums pažadėta, ir kad jūsų pasiūlymas būtų jos dalis.',
        'Pasirašius, per derybas ir laiškuose duoti pažadai nebegalios.',
      ),
    },
  },
  {
    id: 'entire-agreement.unseen',
    kind: 'one-sided',
    category: 'clarity',
    text: {
      en: say(
        'Ask for every document that is named, and that this contract wins where they differ.',
        'You would sign terms that you have not read.',
      ),
      lt: say(
        'Paprašykite visų minimų dokumentų ir kad nesutapus viršesnė būtų ši sutartis.',
        'Kitaip pasirašytumėte neskaitytas sąlygas.',
      ),
    },
  },
  {
    id: 'exclusivity.first-refusal',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask to leave out the right of first refusal, or limit it to a short time and to the same kind of work.',
        'Every later job would have to wait for this client, and others will not wait.',
      ),
      lt: say(
        'Paprašykite pirmumo teisės atsisakyti arba ją apriboti trumpu laiku ir tos pačios rūšies darbu.',
        'Kiekvienas vėlesnis užsakymas turėtų laukti šio kliento, o kiti nelauks.',
      ),
    },
  },
  {
    id: 'governing-law.client-chooses',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that the law and the court are named now.',
        'The client would choose the place where a claim costs you most.',
      ),
      lt: say(
        'Paprašykite, kad taikoma teisė ir teismas būtų nurodyti dabar.',
        'Kitaip klientas pasirinktų vietą, kurioje jums bylinėtis brangiausia.',
      ),
    },
  },
  {
    id: 'governing-law.foreign',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask for the law of your own country, or of the one where the work is done.',
        'Under a foreign law you need a lawyer from there even to learn where you stand.',
      ),
      lt: say(
        'Paprašykite taikyti savo arba darbo atlikimo vietos valstybės teisę.',
        'Taikant svetimą teisę tos šalies teisininko reikia vien tam, kad sužinotumėte, ką galite.',
      ),
    },
  },
  {
    id: 'ip-ownership.no-own-use',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask that methods, style and parts that are not special to this client stay free for you.',
        'Without them you could not take on similar work again.',
      ),
      lt: say(
        'Paprašykite, kad metodus, stilių ir ne vien šiam klientui skirtas dalis galėtumėte laisvai naudoti.',
        'Be jų negalėtumėte imtis panašių darbų.',
      ),
    },
  },
  {
    id: 'ip-ownership.power-of-attorney',
    kind: 'one-sided',
    category: 'legal',
    text: {
      en: say(
        'Ask to leave the power of attorney out; you can sign what is needed when you are asked.',
        'Somebody else could sign in your name, and you could not take it back.',
      ),
      lt: say(
        'Paprašykite įgaliojimo atsisakyti; ko reikės, pasirašysite paprašyti.',
        'Kitaip jūsų vardu galėtų pasirašinėti kitas, o atšaukti to negalėtumėte.',
      ),
    },
  },
  {
    id: 'publicity.forced',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking that posts and references are yours to give.',
        'Praise on order is advertising, which the law may want to be marked and paid.',
      ),
      lt: say(
        'Siūlome paprašyti, kad dėl įrašų ir atsiliepimų spręstumėte patys.',
        'Užsakytas gyrimas yra reklama, o ją gali reikėti pažymėti ir apmokėti.',
      ),
    },
  },
  {
    id: 'term.lock-in',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask for a way out with notice, and that an extension needs both sides and a new look at the price.',
        'You could be bound for years at a price that no longer pays.',
      ),
      lt: say(
        'Paprašykite galimybės pasitraukti įspėjus ir kad pratęsti būtų galima tik abiem sutarus ir peržiūrėjus kainą.',
        'Kitaip metų metus galėtumėte būti įsipareigoję už kainą, kuri nebeatsiperka.',
      ),
    },
  },
  {
    id: 'term.survives',
    kind: 'one-sided',
    category: 'essential',
    text: {
      en: say(
        'Ask which duties go on after the end, and for how long each.',
        'Burdens without an end stay with you long after the last payment.',
      ),
      lt: say(
        'Paprašykite nurodyti, kurios pareigos galioja pasibaigus sutarčiai ir kiek laiko kiekviena.',
        'Neterminuotos pareigos liks su jumis dar ilgai po paskutinio mokėjimo.',
      ),
    },
  },
  {
    id: 'termination-breach.forfeit',
    kind: 'one-sided',
    category: 'commercial',
    text: {
      en: say(
        'Ask that work done until the end is paid whatever the reason for it.',
        'One quarrel at the end could take all that you earned in the project, and more.',
      ),
      lt: say(
        'Paprašykite, kad iki pabaigos atliktas darbas būtų apmokėtas, dėl ko sutartis besibaigtų.',
        'Vienas ginčas pabaigoje galėtų atimti visą projekte uždirbtą atlygį ir dar daugiau.',
      ),
    },
  },
  {
    id: 'termination-convenience.long-notice',
    kind: 'risky',
    category: 'commercial',
    text: {
      en: say(
        'Consider asking for a shorter notice, for example 30 days.',
        'For months you would be bound to a job that you have already decided to leave.',
      ),
      lt: say(
        'Siūlome paprašyti trumpesnio įspėjimo termino, pavyzdžiui, 30 dienų.',
        'Kitaip kelis mėnesius būtumėte saistomi darbo, kurio jau nusprendėte atsisakyti.',
      ),
    },
  },
];
