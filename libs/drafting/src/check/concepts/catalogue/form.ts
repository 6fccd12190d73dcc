import { say, type Concept } from './concept.js';

/** What may be wrong with the frame of the contract and its end. */
export const FORM: Readonly<Record<string, Concept>> = {
  'amendments.unilateral': {
    category: 'legal',
    severity: 4,
    en: say(
      'The client alone may change the contract terms',
      'Ask that the contract, its prices and any policies that bind you change only when both sides agree in writing.',
      'What you agreed today – the price, the dates or the rules – may be different tomorrow, although you never said yes.',
    ),
    lt: say(
      'Klientas vienas gali keisti sutarties sąlygas',
      'Paprašykite, kad sutartis, kainos ir jums privalomos taisyklės būtų keičiamos tik abiem šalims sutikus raštu.',
      'Tai, dėl ko susitarėte šiandien – kaina, terminai ar taisyklės, – rytoj gali pasikeisti, nors su tuo nesutikote.',
    ),
  },
  'amendments.silence': {
    category: 'legal',
    severity: 3,
    en: say(
      'Silence or continued work counts as your consent',
      'Ask that changes count only when you have agreed to them in writing, and that silence or continued work is not consent.',
      'An overlooked message, or simply carrying on with the work, may bind you to new terms that you never wanted.',
    ),
    lt: say(
      'Tylėjimas ar tolesnis darbas laikomas jūsų sutikimu',
      'Paprašykite, kad pakeitimai galiotų tik jums raštu sutikus, o tylėjimas ar tolesnis darbas nebūtų laikomas sutikimu.',
      'Dėl nepastebėto laiško ar vien dėl to, kad dirbate toliau, jums gali tapti privalomos naujos sąlygos, kurių nenorėjote.',
    ),
  },
  'assignment.one-sided': {
    category: 'legal',
    severity: 2,
    en: say(
      'Only the client may freely transfer the contract',
      'Ask that both sides need the other’s written consent to transfer the contract, or that the same freedom applies to both.',
      'You may find yourself working for a company that you did not choose and that pays worse, while you cannot pass the contract on yourself.',
    ),
    lt: say(
      'Tik klientas gali laisvai perleisti sutartį',
      'Paprašykite, kad sutarčiai perleisti abiem šalims reikėtų rašytinio kitos šalies sutikimo arba abiem galiotų ta pati laisvė.',
      'Gali tekti dirbti įmonei, kurios nesirinkote ir kuri atsiskaito prasčiau, o patys sutarties perleisti negalite.',
    ),
  },
  'assignment.claims-barred': {
    category: 'legal',
    severity: 3,
    en: say(
      'You may not transfer or pledge payment claims',
      'Ask that you may transfer or pledge your claims to payment freely, with a simple notice to the client.',
      'You cannot use unpaid invoices to get money earlier, for example by selling them or borrowing against them, and trying it may even cost you the claim.',
    ),
    lt: say(
      'Negalite perleisti ar įkeisti reikalavimo teisės į atlygį',
      'Paprašykite, kad reikalavimo teisę į atlygį galėtumėte laisvai perleisti ar įkeisti, apie tai tik pranešę klientui.',
      'Neapmokėtų sąskaitų negalite panaudoti pinigams gauti anksčiau, pavyzdžiui, jas parduoti ar skolintis jas įkeitus, o pamėginę galite net netekti teisės į atlygį.',
    ),
  },
  'disputes.court-elsewhere': {
    category: 'legal',
    severity: 3,
    en: say(
      'The place for disputes is inconvenient for you',
      'Ask for a court where you live or work, or where the side that is sued has its seat, or for proceedings held online.',
      'Travel, a lawyer there or a foreign language may cost more than an unpaid invoice, so that you may have to let it go.',
    ),
    lt: say(
      'Ginčai sprendžiami jums nepatogioje vietoje',
      'Paprašykite, kad ginčai būtų sprendžiami teisme pagal jūsų arba tos šalies, kuriai pareikštas ieškinys, buvimo vietą ar nuotoliniu būdu.',
      'Kelionės, advokatas kitoje vietoje ar svetima kalba gali kainuoti daugiau nei jums skolinga suma, todėl skolos gali tekti atsisakyti.',
    ),
  },
  'disputes.no-court': {
    category: 'legal',
    severity: 4,
    en: say(
      'Your way to court is barred or delayed',
      'Ask that each side may go to court when talks have brought nothing within an agreed time, for example 30 days.',
      'If the client does not pay or acts unfairly, you may have nobody independent to turn to in good time. Such a term does not hold everywhere, but you would first have to fight it.',
    ),
    lt: say(
      'Kelias į teismą jums uždarytas arba apsunkintas',
      'Paprašykite, kad nepavykus susitarti per sutartą laiką, pavyzdžiui, 30 dienų, kiekviena šalis galėtų kreiptis į teismą.',
      'Jeigu klientas nemokės ar elgsis nesąžiningai, gali nebūti nepriklausomo asmens, į kurį galėtumėte laiku kreiptis. Tokia sąlyga galioja ne visur, bet pirma tektų ją ginčyti.',
    ),
  },
  'disputes.waiver': {
    category: 'legal',
    severity: 3,
    en: say(
      'You give up rights in a dispute',
      'Ask that the waiver is struck out, so that both sides keep the rights that the law gives them in proceedings.',
      'If it comes to a dispute, you may lack the very step that would help, such as a quick court order or an objection.',
    ),
    lt: say(
      'Iš anksto atsisakote teisių ginčo atveju',
      'Paprašykite šį atsisakymą išbraukti, kad abi šalys išsaugotų įstatymų suteikiamas teises nagrinėjant ginčą.',
      'Kilus ginčui gali trūkti kaip tik tos priemonės, kuri padėtų, pavyzdžiui, teisės prašyti skubių teismo priemonių ar pareikšti prieštaravimų.',
    ),
  },
  'disputes.arbitration-costs': {
    category: 'legal',
    severity: 3,
    en: say(
      'You bear the dispute costs whatever the result',
      'Ask that the losing side bears the costs, or that each side bears its own and shares the common ones equally.',
      'Even if you are right, the dispute may cost you more than you win, so it may be cheaper to accept a loss.',
    ),
    lt: say(
      'Ginčo išlaidas mokate, kad ir koks būtų rezultatas',
      'Paprašykite, kad išlaidas mokėtų pralaimėjusi šalis arba kiekviena šalis mokėtų savąsias, o bendras pasidalytų po lygiai.',
      'Net jei būsite teisūs, ginčas gali kainuoti daugiau, nei laimėsite, todėl gali būti pigiau susitaikyti su nuostoliu.',
    ),
  },
  'disputes.short-limit': {
    category: 'legal',
    severity: 3,
    en: say(
      'Your claims lapse after a short time',
      'Ask that the periods set by law apply, or that any shorter one is the same for both sides and long enough.',
      'If you wait a little, in hope of a friendly solution or because you did not notice, you may lose money that is owed to you.',
    ),
    lt: say(
      'Jūsų reikalavimai greitai nustoja galioti',
      'Paprašykite taikyti įstatymo nustatytus terminus arba tokį trumpesnį terminą, kuris abiem šalims vienodas ir pakankamas.',
      'Jeigu kiek palauksite, tikėdamiesi susitarti geruoju ar laiku nepastebėję, galite netekti jums priklausančių pinigų.',
    ),
  },
  'disputes.client-decides': {
    category: 'legal',
    severity: 4,
    en: say(
      'The client’s decision on a dispute is final',
      'Ask that a dispute which talks do not settle is decided by a court or by a person independent of both sides.',
      'The side that you are in dispute with decides who is right, so you can hardly win.',
    ),
    lt: say(
      'Kliento sprendimas dėl ginčo yra galutinis',
      'Paprašykite, kad nepavykus susitarti ginčą spręstų teismas arba nuo abiejų šalių nepriklausomas asmuo.',
      'Kas teisus, sprendžia ta pati šalis, su kuria ginčijatės, todėl laimėti beveik neįmanoma.',
    ),
  },
  'disputes.client-arbiter': {
    category: 'legal',
    severity: 4,
    en: say(
      'The client alone names who decides a dispute',
      'Ask that both of you name the arbitrator or expert together, or that an institution independent of both does.',
      'Whoever the client has picked, and may pick again, is hardly neutral, and such a decision is often final.',
    ),
    lt: say(
      'Ginčo sprendėją skiria vien klientas',
      'Paprašykite, kad arbitrą ar ekspertą skirtumėte abu kartu arba jį paskirtų nuo abiejų šalių nepriklausoma institucija.',
      'Asmuo, kurį parinko klientas ir galės parinkti vėl, vargu ar nešališkas, o toks sprendimas dažnai būna galutinis.',
    ),
  },
  'entire-agreement.unseen': {
    category: 'clarity',
    severity: 3,
    en: say(
      'Documents you have not seen bind you',
      'Ask for a copy of every document that is to apply, and that the signed contract comes first if they differ.',
      'They may contain other prices, duties or penalties, and in a conflict they come before what you have read.',
    ),
    lt: say(
      'Jus saisto dokumentai, kurių nematėte',
      'Paprašykite visų taikomų dokumentų kopijų ir kad, tekstams skiriantis, pirmenybę turėtų pasirašyta sutartis.',
      'Juose gali būti kitokių kainų, pareigų ar netesybų, o esant prieštaravimui jie viršesni už tai, ką perskaitėte.',
    ),
  },
  'entire-agreement.promises-void': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Earlier promises or your terms do not count',
      'Ask that every promise that matters to you is written into the contract, and that your offer is attached as a part of it.',
      'What you relied on when you named your price – a promise in an e-mail or a condition in your offer – may be worth nothing.',
    ),
    lt: say(
      'Ankstesni pažadai ar jūsų sąlygos negalioja',
      'Paprašykite visus jums svarbius pažadus įrašyti į sutartį, o jūsų pasiūlymą pridėti kaip jos dalį.',
      'Tai, kuo rėmėtės skaičiuodami kainą – pažadas laiške ar jūsų pasiūlymo sąlyga, – gali būti nieko verta.',
    ),
  },
  'governing-law.foreign': {
    category: 'legal',
    severity: 3,
    en: say(
      'A law foreign to you governs the contract',
      'Ask for the law of the country where you work, or at least of a country that you can get advice on easily.',
      'You cannot easily know your rights, and advice on a foreign law costs money even in a small matter.',
    ),
    lt: say(
      'Sutarčiai taikoma jums svetima teisė',
      'Paprašykite taikyti valstybės, kurioje dirbate, teisę arba bent tokią, dėl kurios lengvai gautumėte konsultaciją.',
      'Jums sunku žinoti savo teises, o konsultacija dėl svetimos teisės kainuoja net ir nedidelio ginčo atveju.',
    ),
  },
  'governing-law.two-laws': {
    category: 'legal',
    severity: 2,
    en: say(
      'The choice of law or court is contradictory',
      'Ask for one law, and for a court in the same country.',
      'Before the real question is even heard, there may be a long dispute over which law or which court is the right one.',
    ),
    lt: say(
      'Taikytinos teisės ar teismo pasirinkimas prieštaringas',
      'Paprašykite nurodyti vienos valstybės teisę ir tos pačios valstybės teismą.',
      'Dar nepradėjus spręsti esmės, gali tekti ilgai ginčytis, kuri teisė ar kuris teismas yra tinkamas.',
    ),
  },
  'governing-law.client-chooses': {
    category: 'legal',
    severity: 3,
    en: say(
      'The client later chooses the law or court',
      'Ask that the law and the court are named in the contract now.',
      'You learn only in the dispute which rules apply, and they will probably be the ones that suit the client.',
    ),
    lt: say(
      'Teisę ar teismą vėliau pasirenka klientas',
      'Paprašykite taikytiną teisę ir teismą nurodyti sutartyje jau dabar.',
      'Kokios taisyklės taikomos, sužinosite tik kilus ginčui, ir jos greičiausiai bus palankios klientui.',
    ),
  },
  'notices.conflict': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Rules on notices contradict each other',
      'Ask for one rule: the addresses, e-mail allowed, and one time after which a notice counts as received.',
      'You may send a notice in time and in the way one sentence says, and still be told that it does not count.',
    ),
    lt: say(
      'Pranešimų taisyklės prieštarauja viena kitai',
      'Paprašykite vienos aiškios taisyklės: kokiais adresais pranešama, kad tinka el. paštas ir kada pranešimas laikomas gautu.',
      'Galite pranešti laiku ir taip, kaip nurodyta vienoje vietoje, bet vis tiek išgirsti, kad pranešimas negalioja.',
    ),
  },
  'notices.trap': {
    category: 'legal',
    severity: 3,
    en: say(
      'The notice rules work against you',
      'Ask that e-mail is enough for both sides, and that a notice counts only when it has reached the other side, for example on the next working day.',
      'A deadline may run out before you have read anything, or your own notice may fail because of its form.',
    ),
    lt: say(
      'Pranešimų taisyklės jums nepalankios',
      'Paprašykite, kad abiem šalims pakaktų el. pašto, o pranešimas galiotų tik pasiekęs kitą šalį, pavyzdžiui, kitą darbo dieną.',
      'Terminas gali pasibaigti jums dar nieko neperskaičius arba jūsų pačių pranešimas gali negalioti dėl formos.',
    ),
  },
  'parties.unclear': {
    category: 'essential',
    severity: 3,
    en: say(
      'It is unclear who your client is',
      'Ask for the client’s full legal name, registration number, address and the name and authority of the person who signs.',
      'If you are not paid, you may not know whom to claim from, or find that there is nobody who owes you anything.',
    ),
    lt: say(
      'Neaišku, kas yra jūsų klientas',
      'Paprašykite nurodyti visą kliento pavadinimą, juridinio asmens kodą, adresą, pasirašančio asmens vardą, pavardę ir atstovavimo pagrindą.',
      'Jeigu jums nesumokės, galite nežinoti, iš ko reikalauti, arba paaiškės, kad niekas jums neskolingas.',
    ),
  },
  'parties.personal': {
    category: 'essential',
    severity: 4,
    en: say(
      'You answer personally with your private property',
      'Ask that only the contracting business is liable, and that personal guarantees and promises for the family are struck out.',
      'Your home, your savings or your family may have to pay for a business debt that should have stayed with the business.',
    ),
    lt: say(
      'Atsakote asmeniškai savo turtu',
      'Paprašykite, kad atsakytų tik sutartį sudarantis verslas, o asmeninės garantijos ir įsipareigojimai šeimos vardu būtų išbraukti.',
      'Už verslo skolą, kuri turėjo likti verslui, gali tekti mokėti iš savo būsto, santaupų ar šeimos turto.',
    ),
  },
  'signatures.blanks': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Blanks that matter are left unfilled',
      'Ask that every blank is filled or struck out before anybody signs.',
      'It may be unclear who is bound, since when or to what, and somebody may fill the gap later without you.',
    ),
    lt: say(
      'Svarbios vietos paliktos neužpildytos',
      'Paprašykite, kad prieš pasirašant visos tuščios vietos būtų užpildytos arba išbrauktos.',
      'Gali būti neaišku, kas, nuo kada ar ką įsipareigojo, o spragą vėliau kas nors gali užpildyti be jūsų.',
    ),
  },
  'signatures.bound-alone': {
    category: 'essential',
    severity: 3,
    en: say(
      'You are bound before the client is',
      'Ask that the contract binds both sides from the same moment, or that you too may withdraw until the client has confirmed.',
      'You keep your time free and may even start work, while the client can still say no at no cost.',
    ),
    lt: say(
      'Jūs įsipareigojate anksčiau nei klientas',
      'Paprašykite, kad sutartis abi šalis saistytų nuo tos pačios akimirkos arba kad iki kliento patvirtinimo atsisakyti galėtumėte ir jūs.',
      'Jūs rezervuojate laiką, galbūt net pradedate dirbti, o klientas vis dar gali nieko nemokėdamas atsisakyti.',
    ),
  },
  'term.auto-renewal': {
    category: 'essential',
    severity: 3,
    en: say(
      'The contract renews itself for long periods',
      'Ask that the contract is extended only by agreement of both sides, or that after an extension either may leave with a month’s notice.',
      'Miss one narrow window, and you are bound for another long time at the old terms.',
    ),
    lt: say(
      'Sutartis savaime pratęsiama ilgiems laikotarpiams',
      'Paprašykite, kad sutartis būtų pratęsiama tik abiem šalims susitarus arba kad po pratęsimo kiekviena galėtų pasitraukti įspėjusi prieš mėnesį.',
      'Praleidę trumpą atsisakymo laiką, senomis sąlygomis liksite susaistyti dar ilgai.',
    ),
  },
  'term.no-end': {
    category: 'essential',
    severity: 2,
    en: say(
      'The contract has no end and no exit',
      'Ask for an end date, or for the right of each side to leave with a fixed notice.',
      'You may stay bound to a client, a price or a duty that no longer suits you, and getting out may mean a dispute.',
    ),
    lt: say(
      'Sutartis be pabaigos ir be galimybės pasitraukti',
      'Paprašykite nustatyti pabaigos datą arba kiekvienos šalies teisę pasitraukti iš anksto įspėjus.',
      'Galite likti su klientu, kaina ar pareigomis, kurios jums nebetinka, o pasitraukti gali pavykti tik per ginčą.',
    ),
  },
  'term.lock-in': {
    category: 'essential',
    severity: 4,
    en: say(
      'The contract ties you down for too long',
      'Ask for a shorter term, extended only when both sides agree, and for a way to leave with notice.',
      'For a long time you may be unable to raise your price, take better work or leave a difficult client.',
    ),
    lt: say(
      'Sutartis jus susaisto per ilgam',
      'Paprašykite trumpesnio galiojimo, pratęsiamo tik abiem šalims sutikus, ir galimybės pasitraukti iš anksto įspėjus.',
      'Ilgą laiką gali nepavykti pakelti kainos, imtis geresnio darbo ar palikti sudėtingą klientą.',
    ),
  },
  'term.survives': {
    category: 'essential',
    severity: 3,
    en: say(
      'Burdens continue long after the end',
      'Ask that only named duties go on after the end, such as secrecy and payment, and each for a limited time.',
      'Duties from a finished job may bind you for years, although you are no longer paid for them.',
    ),
    lt: say(
      'Pareigos tęsiasi ilgai po sutarties pabaigos',
      'Paprašykite, kad pasibaigus sutarčiai galiotų tik išvardytos pareigos, pavyzdžiui, konfidencialumas ir atsiskaitymas, ir kiekviena – ribotą laiką.',
      'Baigto darbo pareigos jus gali saistyti dar daug metų, nors už tai nieko nebegaunate.',
    ),
  },
  'termination-breach.any-breach': {
    category: 'risk',
    severity: 3,
    en: say(
      'The client may end for any small breach',
      'Ask that only a serious breach ends the contract, after written notice and time to put it right.',
      'A trifle, such as a late report, may be used to end a contract that the client no longer wants.',
    ),
    lt: say(
      'Klientas gali nutraukti sutartį dėl bet kokios smulkmenos',
      'Paprašykite, kad sutartį būtų galima nutraukti tik dėl esminio pažeidimo, apie jį pranešus raštu ir davus laiko ištaisyti.',
      'Dėl menkniekio, pavyzdžiui, pavėluotos ataskaitos, klientas gali atsisakyti sutarties, kurios jam nebereikia.',
    ),
  },
  'termination-breach.no-cure': {
    category: 'risk',
    severity: 3,
    en: say(
      'You get no chance to fix a breach',
      'Ask for written notice of the breach and a fixed time to put it right, for example 10 to 14 days.',
      'A slip that could be mended in a day may cost you the whole contract.',
    ),
    lt: say(
      'Neturite galimybės ištaisyti pažeidimo',
      'Paprašykite, kad apie pažeidimą būtų pranešama raštu ir duodama laiko jį ištaisyti, pavyzdžiui, 10–14 dienų.',
      'Dėl klaidos, kurią ištaisytumėte per dieną, galite netekti visos sutarties.',
    ),
  },
  'termination-breach.one-sided': {
    category: 'risk',
    severity: 4,
    en: say(
      'Only the client may end for breach',
      'Ask that you too may end the contract for a serious breach, such as non-payment some days after a reminder.',
      'If the client does not pay or does not cooperate, you may have to stay bound and go on working.',
    ),
    lt: say(
      'Tik klientas gali nutraukti sutartį dėl pažeidimo',
      'Paprašykite, kad ir jūs galėtumėte nutraukti sutartį dėl esminio pažeidimo, pavyzdžiui, jei nesumokama praėjus kelioms dienoms po priminimo.',
      'Jeigu klientas nemokės ar nebendradarbiaus, vis tiek gali tekti vykdyti sutartį ir dirbti toliau.',
    ),
  },
  'termination-breach.forfeit': {
    category: 'commercial',
    severity: 5,
    en: say(
      'Ending for breach costs you too much',
      'Ask that work done as agreed until the end is always paid, and that you owe only a proven loss caused by the breach, up to an agreed limit.',
      'One breach may take away pay for work that was good, turn it into a debt, or make you pay the higher price of somebody else.',
    ),
    lt: say(
      'Nutraukimas dėl pažeidimo jums kainuoja per daug',
      'Paprašykite, kad už iki nutraukimo tinkamai atliktą darbą visada būtų sumokama, o jūs atlygintumėte tik įrodytus dėl pažeidimo patirtus nuostolius iki sutartos ribos.',
      'Dėl vieno pažeidimo galite netekti atlygio už gerai atliktą darbą, likti skolingi arba turėti sumokėti didesnę kito atlikėjo kainą.',
    ),
  },
  'termination-convenience.client-only': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Only the client may leave without reason',
      'Ask that each side may leave with the same notice, and that work done until then is paid.',
      'The client is free at any time, while you have to stay, even if the work no longer pays or suits you.',
    ),
    lt: say(
      'Tik klientas gali pasitraukti be priežasties',
      'Paprašykite, kad kiekviena šalis galėtų pasitraukti įspėjusi prieš tiek pat laiko, o už iki tol atliktą darbą būtų sumokėta.',
      'Klientas gali išeiti bet kada, o jūs turite likti, net jei darbas nebeapsimoka ar nebetinka.',
    ),
  },
  'termination-convenience.barred': {
    category: 'commercial',
    severity: 4,
    en: say(
      'You may not leave, or pay for leaving',
      'Ask for a right to leave with reasonable notice and without a payment, once what is due by then has been handed over.',
      'If illness, a change in your life or a difficult client makes it hard to go on, you have to stay or to pay.',
    ),
    lt: say(
      'Pasitraukti negalite arba už tai mokate',
      'Paprašykite teisės pasitraukti be mokesčio, iš anksto įspėjus ir perdavus tai, ką iki tol privalote perduoti.',
      'Jeigu dėl ligos, pasikeitusių aplinkybių ar sudėtingo kliento tęsti taps sunku, turėsite likti arba mokėti.',
    ),
  },
  'termination-convenience.no-pay': {
    category: 'commercial',
    severity: 5,
    en: say(
      'The client may leave without paying for work',
      'Ask that on leaving the client pays for all work done, work in progress included, and for costs that cannot be cancelled.',
      'All that you have done or begun may be unpaid if the client simply changes its mind.',
    ),
    lt: say(
      'Klientas gali pasitraukti nesumokėjęs už darbą',
      'Paprašykite, kad pasitraukdamas klientas sumokėtų už visą atliktą ir pradėtą darbą ir padengtų išlaidas, kurių nebegalima atšaukti.',
      'Jeigu klientas tiesiog persigalvos, už viską, ką atlikote ar pradėjote, gali būti nesumokėta.',
    ),
  },
  'termination-convenience.no-notice': {
    category: 'commercial',
    severity: 3,
    en: say(
      'The client may leave without any notice',
      'Ask for a notice of 14 to 30 days, or for pay for that time instead.',
      'Your income may stop from one day to the next, with no time to find other work.',
    ),
    lt: say(
      'Klientas gali pasitraukti be jokio įspėjimo',
      'Paprašykite įspėti prieš 14–30 dienų arba už tą laiką sumokėti.',
      'Pajamos gali nutrūkti per vieną dieną, nelikus laiko susirasti kito darbo.',
    ),
  },
  'termination-convenience.unequal-notice': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Your notice is much longer than the client’s',
      'Ask for the same notice period for both sides.',
      'The client can go quickly, while you are still bound for a long time to a job that you want to leave.',
    ),
    lt: say(
      'Jūsų įspėjimo terminas daug ilgesnis nei kliento',
      'Paprašykite abiem šalims vienodo įspėjimo termino.',
      'Klientas gali pasitraukti greitai, o jūs dar ilgai liekate susaistyti darbo, kurį norite palikti.',
    ),
  },
  'termination-convenience.long-notice': {
    category: 'commercial',
    severity: 2,
    en: say(
      'The notice period is very long',
      'Ask for a notice that fits the job, for example 14 to 30 days.',
      'You may have to turn down new work because you are still bound to a small job.',
    ),
    lt: say(
      'Įspėjimo terminas labai ilgas',
      'Paprašykite darbo apimčiai tinkamo įspėjimo termino, pavyzdžiui, 14–30 dienų.',
      'Gali tekti atsisakyti naujų darbų, nes vis dar esate susaistyti nedidelio užsakymo.',
    ),
  },
};
