import { say, type Concept } from './concept.js';

/** What may be wrong with the work itself. */
export const WORK: Readonly<Record<string, Concept>> = {
  'acceptance.subjective': {
    category: 'clarity',
    severity: 4,
    en: say(
      'Acceptance or payment depends on the client’s opinion',
      'Ask that acceptance and payment depend only on whether the work matches the agreed description, and that objections are given in writing.',
      'There is nothing to measure the work against, so even careful work may be refused or stay unpaid. If the client is simply not content, you have little to point to.',
    ),
    lt: say(
      'Priėmimas ar mokėjimas priklauso nuo kliento nuomonės',
      'Paprašykite, kad priėmimas ir mokėjimas priklausytų tik nuo to, ar darbas atitinka sutartą aprašymą, o pastabos būtų pateikiamos raštu.',
      'Nėra mato, pagal kurį būtų galima įvertinti darbą, todėl net gero darbo klientas gali nepriimti arba už jį nesumokėti. Jeigu jis bus tiesiog nepatenkintas, neturėsite kuo remtis.',
    ),
  },
  'acceptance.open-ended': {
    category: 'clarity',
    severity: 3,
    en: say(
      'The client can leave your work unaccepted indefinitely',
      'Ask for a fixed time to check the work, for example 10 days, after which silence or use of the work counts as acceptance.',
      'The client can put off its answer, and whatever depends on acceptance – payment, the next stage, the end of the job – waits with it.',
    ),
    lt: say(
      'Klientas gali neribotai delsti priimti jūsų darbą',
      'Paprašykite nustatyti, per kiek laiko, pavyzdžiui, per 10 dienų, klientas patikrina darbą, ir kad vėliau tylėjimas ar naudojimasis darbu būtų laikomas priėmimu.',
      'Klientas gali atidėlioti atsakymą, o kartu lauks viskas, kas priklauso nuo priėmimo: mokėjimas, kitas etapas, darbo pabaiga.',
    ),
  },
  'acceptance.long-review': {
    category: 'clarity',
    severity: 3,
    en: say(
      'The time for checking your work is long',
      'Ask for a shorter time to check, for example 5 to 10 working days, after which the work counts as accepted.',
      'You may wait many weeks to learn whether the work is accepted, and payment or the next stage may wait as well.',
    ),
    lt: say(
      'Darbui patikrinti skirta labai daug laiko',
      'Paprašykite trumpesnio patikrinimo termino, pavyzdžiui, 5–10 darbo dienų; jam pasibaigus darbas turėtų būti laikomas priimtu.',
      'Gali tekti daug savaičių laukti, kol paaiškės, ar darbas priimtas, o kartu gali užsitęsti ir mokėjimas ar kitas etapas.',
    ),
  },
  'acceptance.reject-without-reason': {
    category: 'clarity',
    severity: 4,
    en: say(
      'Work may be rejected without reasons or correction',
      'Ask that a rejection names in writing where the work departs from the description, and that you have a fixed time to correct it.',
      'If the client does not have to say what is wrong, or does not have to let you mend it, a small fault or a change of mind may cost you the pay for the whole work.',
    ),
    lt: say(
      'Darbą galima atmesti nenurodžius priežasčių arba neleidus taisyti',
      'Paprašykite, kad atmesdamas darbą klientas raštu nurodytų, kas neatitinka aprašymo, ir suteiktų jums laiko tai ištaisyti.',
      'Jeigu klientas neprivalo pasakyti, kas negerai, arba leisti jums to ištaisyti, dėl menko trūkumo ar pasikeitusios nuomonės galite netekti atlygio už visą darbą.',
    ),
  },
  'acceptance.use-without-accepting': {
    category: 'clarity',
    severity: 3,
    en: say(
      'Work may be used before acceptance or payment',
      'Ask that using or publishing the work counts as acceptance, and that it is allowed only after payment.',
      'The client can have the benefit of the work while it still refuses to accept it or to pay. You then have little left with which to insist on payment.',
    ),
    lt: say(
      'Darbu galima naudotis jo nepriėmus ar nesumokėjus',
      'Paprašykite, kad naudojimasis darbu ar jo paskelbimas būtų laikomas priėmimu ir būtų leidžiamas tik sumokėjus.',
      'Klientas gali naudotis darbu, nors jo dar nepriėmė arba už jį nesumokėjo. Tada beveik nebeturite kuo paskatinti jo atsiskaityti.',
    ),
  },
  'acceptance.after-acceptance': {
    category: 'clarity',
    severity: 3,
    en: say(
      'Acceptance of your work is never final',
      'Ask that acceptance is final, except for defects that could not be seen earlier and are reported within an agreed time.',
      'The job is never really finished: long after acceptance you may face a refusal, a demand for the money back or more unpaid changes.',
    ),
    lt: say(
      'Darbo priėmimas niekada nėra galutinis',
      'Paprašykite, kad priėmimas būtų galutinis, išskyrus trūkumus, kurių anksčiau nebuvo galima pastebėti ir apie kuriuos pranešta per sutartą terminą.',
      'Darbas iš tikrųjų niekada nesibaigia: ir ilgai po priėmimo klientas gali jo atsisakyti, reikalauti grąžinti pinigus arba toliau nemokamai taisyti.',
    ),
  },
  'acceptance.silence-rejects': {
    category: 'clarity',
    severity: 4,
    en: say(
      'Without an answer your work counts as rejected',
      'Ask that the client answers within a fixed time, for example 10 days, and that the work counts as accepted without an answer.',
      'The client needs only to say nothing: the work is then refused, nobody has said what is wrong with it, and payment does not fall due.',
    ),
    lt: say(
      'Klientui neatsakius darbas laikomas nepriimtu',
      'Paprašykite, kad klientas atsakytų per nustatytą laiką, pavyzdžiui, per 10 dienų, o neatsakius darbas būtų laikomas priimtu.',
      'Klientui užtenka patylėti: darbas bus laikomas atmestu, niekas nenurodys, kas negerai, ir mokėjimo terminas neprasidės.',
    ),
  },
  'ai-tools.ban-any': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Even ordinary software with AI is forbidden',
      'Ask that the ban covers only content generated by AI for the result, and that ordinary aids such as spelling and search stay allowed.',
      'AI is built into spelling checkers, search, editors and many other everyday programs, so you may be in breach without noticing it.',
    ),
    lt: say(
      'Draudžiama net įprasta programinė įranga su dirbtiniu intelektu',
      'Paprašykite, kad būtų draudžiamas tik dirbtinio intelekto sukurtas rezultato turinys, o įprastos priemonės, pavyzdžiui, rašybos tikrinimas ir paieška, liktų leidžiamos.',
      'Dirbtinis intelektas įdiegtas į rašybos tikrinimo, paieškos, redagavimo ir daugelį kitų kasdienių programų, todėl sutartį galite pažeisti to nė nepastebėję.',
    ),
  },
  'ai-tools.human-guarantee': {
    category: 'clarity',
    severity: 3,
    en: say(
      'You guarantee that nothing was made by AI',
      'Ask that you promise only to follow the agreed rules on AI, and that a detector’s result alone proves nothing.',
      'Detectors of AI content make mistakes, and honest work may be marked as generated. You may then have to repay money or pay a penalty without having done anything wrong.',
    ),
    lt: say(
      'Garantuojate, kad niekas nesukurta dirbtiniu intelektu',
      'Paprašykite, kad jums pakaktų laikytis sutartų dirbtinio intelekto naudojimo taisyklių, o vien atpažinimo programos išvada nebūtų laikoma įrodymu.',
      'Programos, atpažįstančios dirbtinio intelekto turinį, klysta ir gali juo palaikyti sąžiningai atliktą darbą. Tada gali tekti grąžinti pinigus arba mokėti baudą, nors nieko blogo nepadarėte.',
    ),
  },
  'ai-tools.training': {
    category: 'clarity',
    severity: 3,
    en: say(
      'The client may train AI on your material',
      'Ask that AI training on your work, drafts, voice or likeness is allowed only with your separate consent and for separate pay.',
      'A trained system can imitate your work, voice or likeness and take the place of later orders, and you may have no say in it and no pay for it.',
    ),
    lt: say(
      'Klientas gali jūsų medžiaga mokyti dirbtinį intelektą',
      'Paprašykite, kad jūsų darbus, eskizus, balsą ar atvaizdą dirbtiniam intelektui mokyti būtų galima naudoti tik gavus atskirą jūsų sutikimą ir už atskirą atlygį.',
      'Išmokyta sistema gali mėgdžioti jūsų darbus, balsą ar atvaizdą ir pakeisti būsimus užsakymus, o jūs galbūt negalėsite to apriboti ir nieko už tai negausite.',
    ),
  },
  'background.duty': {
    category: 'clarity',
    severity: 2,
    en: say(
      'The introduction hides a duty or promise',
      'Ask that the introduction only explains the background, and that every duty stands in the numbered terms or is struck out.',
      'An introduction is easily skipped, yet a promise in it may later be held against you or used to read the other terms more strictly.',
    ),
    lt: say(
      'Sutarties įžangoje paslėptas įsipareigojimas ar pažadas',
      'Paprašykite, kad įžangoje būtų tik paaiškinta, kodėl sudaroma sutartis, o kiekviena pareiga būtų įrašyta į sutarties punktus arba išbraukta.',
      'Įžangą lengva praleisti, tačiau joje esančiu pažadu vėliau gali būti remiamasi prieš jus arba griežčiau aiškinamos kitos sąlygos.',
    ),
  },
  'change-control.free': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Changes or extra tasks are done for free',
      'Ask that any change or addition starts only after both sides have agreed its price and date in writing.',
      'The amount of work may grow while the price stays the same, and your real pay for an hour falls with each request.',
    ),
    lt: say(
      'Pakeitimai ar papildomi darbai atliekami nemokamai',
      'Paprašykite, kad bet koks pakeitimas ar papildomas darbas būtų pradedamas tik abiem šalims raštu sutarus dėl jo kainos ir termino.',
      'Darbo gali daugėti, o kaina lieka ta pati, todėl su kiekvienu prašymu tikrasis jūsų valandos atlygis mažėja.',
    ),
  },
  'change-control.client-decides': {
    category: 'commercial',
    severity: 4,
    en: say(
      'The client alone judges changes or their effects',
      'Ask that a change, its price and its effect on dates count only when both sides have agreed to them in writing.',
      'The client can call extra work a part of the agreed work, or set its price or date as it likes, and you have no say.',
    ),
    lt: say(
      'Dėl pakeitimų ar jų padarinių sprendžia tik klientas',
      'Paprašykite, kad pakeitimas, jo kaina ir įtaka terminams galiotų tik abiem šalims dėl to sutarus raštu.',
      'Klientas gali papildomą darbą pavadinti sutarto darbo dalimi arba savo nuožiūra nustatyti jo kainą ar terminą, o jūsų niekas neklaus.',
    ),
  },
  'change-control.no-time': {
    category: 'clarity',
    severity: 3,
    en: say(
      'Changes never move your deadline',
      'Ask that each change moves the deadline by the time that it needs.',
      'You may get more to do in the same time, and the delay that follows from it may be counted against you.',
    ),
    lt: say(
      'Pakeitimai niekada nepratęsia jūsų termino',
      'Paprašykite, kad kiekvienas pakeitimas pratęstų terminą tiek, kiek jam reikia laiko.',
      'Per tą patį laiką gali tekti atlikti daugiau darbo, o dėl to atsiradęs vėlavimas gali būti laikomas jūsų kalte.',
    ),
  },
  'client-duties.slow-feedback': {
    category: 'clarity',
    severity: 3,
    en: say(
      'The client may delay while your commitments stay',
      'Ask for a fixed time for the client’s answers and material, and that your dates and, where it costs you more, the price move with any delay.',
      'Waiting for answers or material eats your time, yet your date or price stays the same. You may end up working in a rush or being blamed for a delay.',
    ),
    lt: say(
      'Klientui delsiant jūsų įsipareigojimai nesikeičia',
      'Paprašykite nustatyti, per kiek laiko klientas atsako ir pateikia medžiagą, o jam vėluojant pratęsti jūsų terminus ir, jei dėl to patiriate išlaidų, padidinti kainą.',
      'Laukdami atsakymų ar medžiagos prarandate laiką, o jūsų terminas ar kaina lieka tie patys. Gali tekti dirbti skubotai arba aiškintis dėl vėlavimo.',
    ),
  },
  'client-duties.provider-chases': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Getting the client’s material is your burden',
      'Ask for a list of what the client supplies, with dates, and that you do not answer for what was not supplied.',
      'You spend time and money on collecting what only the client can supply, and if something is missing, you bear the consequences.',
    ),
    lt: say(
      'Kliento medžiaga turite pasirūpinti savo sąskaita',
      'Paprašykite sąrašo, ką ir kada pateikia klientas, ir kad už tai, kas nepateikta, neatsakytumėte.',
      'Savo laiką ir pinigus leidžiate rinkdami tai, ką gali pateikti tik klientas, o jeigu ko nors trūksta, padariniai tenka jums.',
    ),
  },
  'definitions.two-names': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Names in the contract are used inconsistently',
      'Ask that each party and each thing has one name only and that the name always means the same.',
      'It may later be argued who owes what to whom, and an unclear word may be read against you.',
    ),
    lt: say(
      'Pavadinimai sutartyje vartojami nenuosekliai',
      'Paprašykite, kad kiekviena šalis ir kiekvienas dalykas turėtų vieną pavadinimą, visur reiškiantį tą patį.',
      'Vėliau gali kilti ginčas, kas kam ir ką privalo, o neaiškus žodis gali būti aiškinamas jūsų nenaudai.',
    ),
  },
  'definitions.undefined': {
    category: 'clarity',
    severity: 2,
    en: say(
      'The contract leaves a key term unexplained',
      'Ask that the term is explained in the contract or the document it refers to is attached, or that the word is struck out.',
      'You cannot know how far your duty goes, and the client may later fill the gap in its own favour.',
    ),
    lt: say(
      'Svarbi sąvoka sutartyje nepaaiškinta',
      'Paprašykite sąvoką paaiškinti sutartyje, pridėti dokumentą, į kurį nurodoma, arba ją išbraukti.',
      'Negalite žinoti, kiek toli siekia jūsų pareiga, o klientas vėliau gali šią spragą užpildyti savo naudai.',
    ),
  },
  'definitions.sweeping': {
    category: 'clarity',
    severity: 3,
    en: say(
      'A definition quietly widens your duties',
      'Ask for a closed definition that names exactly what is meant, without words such as “any related” or “including without limitation”.',
      'Behind one word there may stand more work, more people or more risk than the price was made for.',
    ),
    lt: say(
      'Sąvokos apibrėžimas nepastebimai išplečia jūsų pareigas',
      'Paprašykite baigtinio apibrėžimo, kuriame tiksliai įvardyta, kas turima omenyje, be žodžių „bet koks susijęs“ ar „įskaitant, bet neapsiribojant“.',
      'Už vieno žodžio gali slypėti daugiau darbo, asmenų ar rizikos, nei numatyta skaičiuojant kainą.',
    ),
  },
  'handover.free-help': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Unpaid help continues after the contract ends',
      'Ask for a small number of hours of help that the price includes, and for your hourly rate after that.',
      'You may spend days on explaining, training or transferring when you are already busy with paid work for others.',
    ),
    lt: say(
      'Sutarčiai pasibaigus turite padėti nemokamai',
      'Paprašykite nustatyti nedidelį į kainą įeinantį pagalbos valandų skaičių, o kitas valandas apmokėti pagal jūsų valandinį įkainį.',
      'Aiškinimui, mokymui ar perdavimui galite sugaišti daug dienų, nors jau turite mokamo darbo kitiems.',
    ),
  },
  'handover.before-payment': {
    category: 'commercial',
    severity: 4,
    en: say(
      'You hand everything over even while unpaid',
      'Ask that sources and access are handed over when all invoices due are paid.',
      'Once files and passwords are gone, you have nothing left with which to insist on your pay.',
    ),
    lt: say(
      'Viską turite perduoti net negavę atlygio',
      'Paprašykite, kad pirminiai failai ir prieigos duomenys būtų perduodami apmokėjus visas sąskaitas, kurių terminas suėjęs.',
      'Perdavę failus ir slaptažodžius, nebeturite kuo paskatinti kliento sumokėti.',
    ),
  },
  'handover.destroy': {
    category: 'commercial',
    severity: 2,
    en: say(
      'You may not keep any copy',
      'Ask that you may keep one copy for the records, as proof and, where agreed, for your portfolio.',
      'Without a copy you may be unable to prove what you delivered, to keep the records that the law asks for, or to show the work.',
    ),
    lt: say(
      'Negalite pasilikti jokios kopijos',
      'Paprašykite leisti pasilikti vieną kopiją apskaitai, įrodymui ir, jei sutarta, darbų aplankui.',
      'Be kopijos gali būti neįmanoma įrodyti, ką perdavėte, saugoti dokumentus, kurių reikalauja įstatymai, ar parodyti savo darbą.',
    ),
  },
  'revisions.unlimited': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Corrections are unlimited',
      'Ask for a fixed number of rounds, for example two, with one list of comments each, and further rounds at your hourly rate.',
      'However often the client changes its mind, the price stays the same, and the project may never end.',
    ),
    lt: say(
      'Pataisymų skaičius neribojamas',
      'Paprašykite nustatyti pataisymų ratų skaičių, pavyzdžiui, du, kiekvienam – vieną pastabų sąrašą, o kitus ratus apmokėti pagal valandinį įkainį.',
      'Kad ir kiek kartų klientas persigalvotų, kaina nesikeičia, o projektas gali niekada nesibaigti.',
    ),
  },
  'revisions.many': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Too many or too wide revision rounds',
      'Ask for two or three rounds, each limited to details of the direction already approved, and a price for more.',
      'Corrections may take more time than the work itself, while the price stays the same.',
    ),
    lt: say(
      'Pataisymų ratų per daug arba jie per platūs',
      'Paprašykite dviejų ar trijų ratų, skirtų tik jau patvirtintos krypties detalėms, ir kainos už papildomus.',
      'Taisymai gali užimti daugiau laiko nei pats darbas, o kaina nesikeičia.',
    ),
  },
  'revisions.new-direction': {
    category: 'commercial',
    severity: 3,
    en: say(
      'A new task or direction counts as correction',
      'Ask that corrections stay within the approved description, and that a new direction is a separate order with its own price and date.',
      'You may have to start from the beginning without being paid for what you have already made.',
    ),
    lt: say(
      'Nauja užduotis ar kryptis laikoma pataisymu',
      'Paprašykite, kad pataisymai neperžengtų patvirtinto aprašymo, o nauja kryptis būtų atskiras užsakymas su savo kaina ir terminu.',
      'Gali tekti pradėti viską iš pradžių negavus atlygio už tai, ką jau padarėte.',
    ),
  },
  'scope.any-tasks': {
    category: 'essential',
    severity: 4,
    en: say(
      'The client may add any other tasks',
      'Ask for a list of the tasks that the price covers, and that anything else is ordered and paid separately.',
      'You do not know what you have promised, and your price may have to cover work that you never counted in.',
    ),
    lt: say(
      'Klientas gali pridėti bet kokių kitų užduočių',
      'Paprašykite išvardyti užduotis, kurias apima kaina, o visa kita užsakyti ir apmokėti atskirai.',
      'Nežinote, ką iš tikrųjų pažadėjote, o už tą pačią kainą gali tekti atlikti darbus, kurių neįskaičiavote.',
    ),
  },
  'scope.open-list': {
    category: 'essential',
    severity: 3,
    en: say(
      'The list of work is open-ended',
      'Ask that words such as “including but not limited to” are struck out, and that what is not listed is extra work.',
      'The client may later say that almost anything was meant, and you would have to do it for the same price.',
    ),
    lt: say(
      'Darbų sąrašas nebaigtinis',
      'Paprašykite išbraukti tokius žodžius kaip „įskaitant, bet neapsiribojant“ ir nustatyti, kad tai, kas neišvardyta, yra papildomas darbas.',
      'Vėliau klientas gali tvirtinti, kad turėta omenyje beveik viskas, ir tai tektų atlikti už tą pačią kainą.',
    ),
  },
  'scope.thin': {
    category: 'essential',
    severity: 3,
    en: say(
      'The work is described too vaguely',
      'Ask for a list of what you deliver, in what form and number, and how both sides can tell that it is finished.',
      'Nobody can say when you are done, so payment and acceptance may be put off again and again.',
    ),
    lt: say(
      'Darbas aprašytas per daug bendrai',
      'Paprašykite nurodyti, ką, kokia forma ir kiek perduodate ir kaip abi šalys supras, kad darbas baigtas.',
      'Niekas negali pasakyti, kada darbas baigtas, todėl mokėjimas ir priėmimas gali būti vis atidėliojami.',
    ),
  },
  'scope.contradiction': {
    category: 'essential',
    severity: 3,
    en: say(
      'The work is described in conflicting ways',
      'Ask that the two places are made the same, or that the contract says which one counts.',
      'The client may insist on the larger number or the harder version, and you would have to argue about what was agreed.',
    ),
    lt: say(
      'Darbas aprašytas prieštaringai',
      'Paprašykite suvienodinti abi vietas arba nurodyti, kuri iš jų galioja.',
      'Klientas gali reikalauti didesnio skaičiaus ar sudėtingesnio varianto, o jums tektų ginčytis, dėl ko susitarta.',
    ),
  },
  'scope.elsewhere': {
    category: 'essential',
    severity: 2,
    en: say(
      'The work is described in a missing document',
      'Ask that the description is attached and signed with the contract, or written into it.',
      'You promise to do what you have not read, and the document may turn up later with more in it than you expected.',
    ),
    lt: say(
      'Darbas aprašytas dokumente, kurio nėra',
      'Paprašykite aprašymą pridėti prie sutarties ir pasirašyti kartu su ja arba įrašyti į pačią sutartį.',
      'Pažadate atlikti tai, ko neskaitėte, o vėliau dokumente gali pasirodyti daugiau, nei tikėjotės.',
    ),
  },
  'site-rules.unseen-policies': {
    category: 'clarity',
    severity: 3,
    en: say(
      'House rules you were not shown bind you',
      'Ask for a copy of the rules that apply now, and that later changes bind you only when you have agreed to them.',
      'You may break a rule that you never saw, and new duties may be added while you work.',
    ),
    lt: say(
      'Privalote laikytis vidaus taisyklių, kurių nematėte',
      'Paprašykite dabar galiojančių taisyklių kopijos ir kad vėlesni pakeitimai jums galiotų tik su jais sutikus.',
      'Galite pažeisti taisyklę, kurios niekada nematėte, o jums dirbant gali atsirasti naujų pareigų.',
    ),
  },
  'site-rules.free-maintenance': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Upkeep or support is free or never ends',
      'Ask for a short period of free repair of your own defects, and a separate paid agreement for updates, hosting and support.',
      'After delivery you may have to keep working on the same project, unpaid or with no end in sight, and could not give that time to others.',
    ),
    lt: say(
      'Priežiūra ar pagalba teikiama nemokamai arba be pabaigos',
      'Paprašykite trumpo laikotarpio, kai nemokamai taisote tik savo trūkumus, o dėl atnaujinimų, prieglobos ir pagalbos – atskiro mokamo susitarimo.',
      'Perdavus rezultatą gali tekti toliau dirbti prie to paties projekto, nemokamai arba be pabaigos, ir šio laiko negalėsite skirti kitiems.',
    ),
  },
  'site-rules.monitoring': {
    category: 'legal',
    severity: 3,
    en: say(
      'Your work is controlled too closely',
      'Ask that the client checks results instead of your computer or your time, and that you answer within agreed working hours.',
      'Your privacy and the data of your other clients may be exposed, and such control may look like employment.',
    ),
    lt: say(
      'Jūsų darbas pernelyg griežtai kontroliuojamas',
      'Paprašykite, kad klientas tikrintų rezultatą, o ne jūsų kompiuterį ar laiką, ir kad atsakytumėte sutartomis darbo valandomis.',
      'Gali būti pažeistas jūsų privatumas, atskleisti kitų jūsų klientų duomenys, o tokia kontrolė gali priminti darbo santykius.',
    ),
  },
  'subcontracting.ban': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Nobody may help you with the work',
      'Ask that you may use helpers for parts of the work while you remain responsible to the client.',
      'If you fall ill or need a specialist for one part, you either break the contract or miss the date.',
    ),
    lt: say(
      'Negalite pasitelkti jokių pagalbininkų',
      'Paprašykite leisti daliai darbo pasitelkti kitus asmenis, už kuriuos klientui atsakytumėte jūs.',
      'Susirgę ar prireikus specialisto vienai daliai, arba pažeisite sutartį, arba praleisite terminą.',
    ),
  },
  'subcontracting.strict': {
    category: 'legal',
    severity: 3,
    en: say(
      'The terms for your helpers are too strict',
      'Ask that you answer for helpers as for yourself, only for fault, and that a helper is replaced only for a good written reason, with more time for you.',
      'You may have to pay for things that nobody did wrong, or lose a helper in the middle of the work and still have to keep the date.',
    ),
    lt: say(
      'Sąlygos dėl jūsų pasitelktų asmenų per griežtos',
      'Paprašykite, kad už pasitelktus asmenis atsakytumėte kaip už save, tik esant kaltei, o pakeisti juos tektų tik dėl svarbios raštu nurodytos priežasties, pratęsus terminą.',
      'Gali tekti mokėti, nors niekas nesuklydo, arba darbui įpusėjus netekti padėjėjo ir vis tiek laikytis termino.',
    ),
  },
  'timeline.asap': {
    category: 'essential',
    severity: 2,
    en: say(
      'The deadline is vague or missing',
      'Ask for a date, or a number of working days from the day when you have received everything you need.',
      'Each side may understand another date, and the client can call you late whenever it likes.',
    ),
    lt: say(
      'Terminas neaiškus arba nenurodytas',
      'Paprašykite nurodyti datą arba darbo dienų skaičių nuo tada, kai gavote viską, ko reikia.',
      'Kiekviena šalis gali suprasti kitą datą, o klientas bet kada gali sakyti, kad vėluojate.',
    ),
  },
  'timeline.client-sets': {
    category: 'essential',
    severity: 4,
    en: say(
      'The client alone sets or changes deadlines',
      'Ask that dates are fixed in the contract and change only when both sides agree in writing.',
      'You cannot plan your time, and an impossible date may put you in breach.',
    ),
    lt: say(
      'Klientas vienas nustato ar keičia terminus',
      'Paprašykite terminus įrašyti į sutartį ir keisti tik abiem šalims sutikus raštu.',
      'Negalite planuoti savo laiko, o dėl neįmanomo termino galite pažeisti sutartį.',
    ),
  },
  'timeline.essence': {
    category: 'essential',
    severity: 3,
    en: say(
      'Any delay counts as a serious breach',
      'Ask that only a long delay caused by you counts as serious, after written notice and extra time.',
      'Even a delay of one day, perhaps not caused by you, may cost you the contract or lead to claims.',
    ),
    lt: say(
      'Bet koks vėlavimas laikomas esminiu pažeidimu',
      'Paprašykite, kad esminiu pažeidimu būtų laikomas tik ilgas dėl jūsų kaltės kilęs vėlavimas, raštu įspėjus ir davus papildomo laiko.',
      'Dėl vienos dienos vėlavimo, galbūt kilusio ne dėl jūsų, galite netekti sutarties arba sulaukti reikalavimų.',
    ),
  },
  'timeline.ambiguous-date': {
    category: 'essential',
    severity: 2,
    en: say(
      'A date is ambiguous or contradictory',
      'Ask that each date is written with the month in words and stands in one place only.',
      'You may plan for one day while the client counts on an earlier one and calls you late.',
    ),
    lt: say(
      'Data dviprasmiška arba prieštaringa',
      'Paprašykite mėnesį datose rašyti žodžiu, o kiekvieną datą nurodyti tik vienoje vietoje.',
      'Galite planuoti pagal vieną dieną, o klientas remsis ankstesne ir sakys, kad vėluojate.',
    ),
  },
  'timeline.no-extension': {
    category: 'essential',
    severity: 4,
    en: say(
      'Delays by others do not move your deadline',
      'Ask that your deadline moves by at least as many days as the client or others keep you waiting.',
      'You answer for time that you did not lose, and may have to work nights or face claims because others were late.',
    ),
    lt: say(
      'Kitų vėlavimas nepratęsia jūsų termino',
      'Paprašykite, kad terminas būtų pratęsiamas bent tiek dienų, kiek jums teko laukti kliento ar kitų asmenų.',
      'Atsakote už laiką, kurį sugaišote ne jūs, ir dėl kitų vėlavimo gali tekti dirbti naktimis ar sulaukti reikalavimų.',
    ),
  },
  'timeline.always-available': {
    category: 'essential',
    severity: 3,
    en: say(
      'You are always on call without pay',
      'Ask for named hours and a reasonable time to answer, and for extra pay outside those hours.',
      'Your evenings and holidays belong to the client, you can hardly plan other work, and you earn nothing for it.',
    ),
    lt: say(
      'Turite nemokamai būti nuolat pasiekiami',
      'Paprašykite nustatyti valandas ir protingą atsakymo laiką, o už darbą kitu metu – priemoką.',
      'Jūsų vakarai ir šventės priklauso klientui, kitą darbą planuoti sunku, o už tai nieko negaunate.',
    ),
  },
};
