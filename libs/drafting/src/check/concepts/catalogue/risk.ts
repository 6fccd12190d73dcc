import { say, type Concept } from './concept.js';

/** What may be wrong with liability and risk. */
export const RISK: Readonly<Record<string, Concept>> = {
  'audit.unlimited': {
    category: 'commercial',
    severity: 3,
    en: say(
      'The client may inspect you almost without limits',
      'Ask that an audit covers only the records of this project, at most once a year, on written notice and for a limited time after the end.',
      'Visits at any time, or demands for old papers, may interrupt your work and expose your private data or those of other clients.',
    ),
    lt: say(
      'Klientas gali jus tikrinti beveik be apribojimų',
      'Paprašykite, kad būtų tikrinami tik šio projekto dokumentai, ne dažniau kaip kartą per metus, iš anksto įspėjus raštu ir tik ribotą laiką po sutarties pabaigos.',
      'Apsilankymai bet kuriuo metu ar senų dokumentų reikalavimai gali trukdyti dirbti ir atskleisti jūsų asmeninius ar kitų klientų duomenis.',
    ),
  },
  'audit.costs': {
    category: 'legal',
    severity: 3,
    en: say(
      'You pay for audits or for their results',
      'Ask that the client bears the cost of its audits, and that you repay only sums that both sides or an independent expert have confirmed.',
      'You may have to pay for inspections that you did not ask for, or repay sums that the client has worked out on its own.',
    ),
    lt: say(
      'Mokate už kliento patikrinimus arba pagal jų rezultatus',
      'Paprašykite, kad už patikrinimus mokėtų klientas, o jūs grąžintumėte tik tas sumas, kurias patvirtino abi šalys arba nepriklausomas ekspertas.',
      'Gali tekti mokėti už patikrinimus, kurių neprašėte, arba grąžinti sumas, kurias klientas apskaičiavo pats.',
    ),
  },
  'client-warranties.provider-answers': {
    category: 'legal',
    severity: 4,
    en: say(
      'You answer for the client’s own materials',
      'Ask that the client promises to hold all rights in what it supplies and bears any claims about it.',
      'You cannot check every right in texts, pictures or data that the client hands you, yet you may have to pay if somebody complains about them.',
    ),
    lt: say(
      'Jūs atsakote už paties kliento medžiagą',
      'Paprašykite, kad klientas patvirtintų, jog turi visas teises į pateiktą medžiagą, ir pats atsakytų už dėl jos kilusius reikalavimus.',
      'Negalite patikrinti visų teisių į kliento pateiktus tekstus, vaizdus ar duomenis, tačiau kam nors dėl jų pareiškus pretenziją gali tekti mokėti jums.',
    ),
  },
  'force-majeure.one-sided': {
    category: 'risk',
    severity: 2,
    en: say(
      'Outside events excuse only the client',
      'Ask that both sides are excused for as long as an event beyond their control lasts.',
      'If illness, a storm or a power failure stops you, you may be in breach, while the client would be excused in the same case.',
    ),
    lt: say(
      'Nenugalima jėga atleidžia nuo pareigų tik klientą',
      'Paprašykite, kad nenugalima jėga, kol ji trunka, atleistų nuo pareigų abi šalis.',
      'Jeigu dirbti sutrukdys liga, audra ar elektros tiekimo gedimas, gali būti laikoma, kad pažeidėte sutartį, o klientas tokiu pačiu atveju būtų atleistas nuo pareigų.',
    ),
  },
  'force-majeure.payment-excused': {
    category: 'risk',
    severity: 4,
    en: say(
      'Lack of money excuses the client from paying',
      'Ask for a sentence that outside events never excuse the payment of money for work already done.',
      'The client’s business risk becomes yours: you have done the work and still may not be paid.',
    ),
    lt: say(
      'Pinigų stygius atleidžia klientą nuo mokėjimo',
      'Paprašykite sakinio, kad jokios aplinkybės neatleidžia nuo pareigos sumokėti už jau atliktą darbą.',
      'Kliento verslo rizika tampa jūsų rizika: darbą atlikote, bet atlygio galite negauti.',
    ),
  },
  'force-majeure.provider-bears': {
    category: 'risk',
    severity: 3,
    en: say(
      'Outside events are entirely at your risk',
      'Ask that during such an event your duties are suspended, deadlines move, and work done until then is paid.',
      'You may have to work on, bear the loss or give money back because of something that nobody could prevent.',
    ),
    lt: say(
      'Visa nenugalimos jėgos rizika tenka jums',
      'Paprašykite, kad tokiu metu jūsų pareigos būtų sustabdytos, terminai pratęsti, o už iki tol atliktą darbą sumokėta.',
      'Dėl to, ko niekas negalėjo išvengti, gali tekti vis tiek dirbti, padengti nuostolius ar grąžinti pinigus.',
    ),
  },
  'indemnity.one-way': {
    category: 'risk',
    severity: 4,
    en: say(
      'Only you make good the other side’s losses',
      'Ask that each side makes good the losses that it causes to the other by its own fault.',
      'If the client’s content or acts bring a claim upon you, you may have to bear it yourself, although you make good the client’s losses.',
    ),
    lt: say(
      'Tik jūs įsipareigojate atlyginti kitos šalies nuostolius',
      'Paprašykite, kad kiekviena šalis atlygintų kitai nuostolius, kuriuos padarė dėl savo kaltės.',
      'Jeigu dėl kliento turinio ar veiksmų kas nors pareikš reikalavimus jums, gali tekti mokėti patiems, nors kliento nuostolius atlyginti privalote.',
    ),
  },
  'indemnity.everything': {
    category: 'risk',
    severity: 5,
    en: say(
      'You cover every loss, whoever is at fault',
      'Ask that you make good only losses that you caused by your own fault, up to the price of the contract.',
      'One complaint, even one that you did not cause, may cost many times what the job brings in.',
    ),
    lt: say(
      'Atlyginate visus nuostolius, kad ir kas kaltas',
      'Paprašykite, kad atlygintumėte tik dėl savo kaltės padarytus nuostolius ir ne daugiau nei sutarties kaina.',
      'Viena pretenzija, net kilusi ne dėl jūsų, gali kainuoti daug kartų daugiau, nei uždirbsite.',
    ),
  },
  'indemnity.legal-costs': {
    category: 'risk',
    severity: 3,
    en: say(
      'You pay all the client’s legal costs',
      'Ask that only reasonable and necessary costs are repaid, when your fault is established, and that you may lead the defence yourself.',
      'The client can choose expensive lawyers at your cost, from the first letter on, and you cannot control the bill.',
    ),
    lt: say(
      'Apmokate visas kliento teisines išlaidas',
      'Paprašykite, kad būtų atlyginamos tik pagrįstos ir būtinos išlaidos, kai nustatyta jūsų kaltė, ir kad gynybai galėtumėte vadovauti patys.',
      'Klientas jūsų sąskaita gali rinktis brangius advokatus jau nuo pirmojo rašto, o išlaidų kontroliuoti negalite.',
    ),
  },
  'indemnity.client-fault': {
    category: 'risk',
    severity: 5,
    en: say(
      'You bear losses the client itself caused',
      'Ask that losses caused by the client’s acts, negligence, materials or instructions are left to the client.',
      'The client can act carelessly or give wrong instructions, and you pay for the result.',
    ),
    lt: say(
      'Atlyginate nuostolius, kuriuos sukėlė pats klientas',
      'Paprašykite, kad nuostoliai, kilę dėl kliento veiksmų, neatsargumo, medžiagos ar nurodymų, tektų jam pačiam.',
      'Klientas gali elgtis neatsargiai ar duoti klaidingų nurodymų, o už padarinius mokėsite jūs.',
    ),
  },
  'independent-status.like-employment': {
    category: 'legal',
    severity: 3,
    en: say(
      'You work like an employee, without the protection',
      'Ask that you choose your own hours, place and tools, and that the contract describes results instead of attendance.',
      'You give up the freedom of your own business, but get no paid leave, no sick pay and no notice, and authorities may see hidden employment.',
    ),
    lt: say(
      'Dirbate kaip darbuotojas, bet be jo apsaugos',
      'Paprašykite, kad darbo laiką, vietą ir priemones pasirinktumėte patys, o sutartyje būtų aprašytas rezultatas, ne buvimas darbe.',
      'Netenkate savarankiškumo, bet neturite nei apmokamų atostogų, nei ligos išmokų, nei įspėjimo apie atleidimą, o institucijos gali įžvelgti paslėptus darbo santykius.',
    ),
  },
  'independent-status.reclassification': {
    category: 'legal',
    severity: 4,
    en: say(
      'Taxes and fines for employment fall on you',
      'Ask that each side bears the taxes and fines that the law lays on it.',
      'If authorities see the work as employment, often because of how the client arranged it, you may have to pay sums that an employer would bear.',
    ),
    lt: say(
      'Pripažinus darbo santykius, mokesčius ir baudas dengiate jūs',
      'Paprašykite, kad kiekviena šalis mokėtų tuos mokesčius ir baudas, kurie pagal įstatymus tenka jai.',
      'Jeigu institucijos pripažins darbo santykius, dažnai dėl kliento sudarytos tvarkos, gali tekti sumokėti tai, ką turėtų mokėti darbdavys.',
    ),
  },
  'insurance.high-limit': {
    category: 'risk',
    severity: 3,
    en: say(
      'The insurance sum is out of proportion',
      'Ask for a sum that fits the price and risk of the job, or that the cover you already have is enough.',
      'The premium may eat up a large part of your pay, or such cover may be impossible for a small business to get.',
    ),
    lt: say(
      'Draudimo suma neproporcingai didelė',
      'Paprašykite sumos, atitinkančios darbo kainą ir riziką, arba kad pakaktų jūsų turimo draudimo.',
      'Draudimo įmoka gali atimti didelę atlygio dalį arba mažas verslas tokio draudimo gali iš viso negauti.',
    ),
  },
  'insurance.own-cost': {
    category: 'risk',
    severity: 2,
    en: say(
      'Extensive insurance at your own cost',
      'Ask that only professional liability cover is needed, during the project, or that the client pays for anything more.',
      'Premiums for several policies, perhaps even long after the job, may take much of what you earn with it.',
    ),
    lt: say(
      'Platus draudimas jūsų lėšomis',
      'Paprašykite, kad pakaktų profesinės civilinės atsakomybės draudimo projekto metu, o už papildomą draudimą mokėtų klientas.',
      'Kelių rūšių draudimo įmokos, kartais mokamos ir ilgai po darbo pabaigos, gali atimti didelę uždarbio dalį.',
    ),
  },
  'insurance.additional-insured': {
    category: 'risk',
    severity: 2,
    en: say(
      'Your insurance has to protect the client too',
      'Ask that you only show a certificate of your own insurance, without changes in favour of the client.',
      'Your insurer may refuse this or raise the price, and claims by the client may use up the cover that is meant for you.',
    ),
    lt: say(
      'Jūsų draudimas turi saugoti ir klientą',
      'Paprašykite, kad pakaktų pateikti savo draudimo liudijimą be pakeitimų kliento naudai.',
      'Draudikas gali nesutikti arba padidinti įmoką, o kliento reikalavimai – išnaudoti jums skirtą draudimo sumą.',
    ),
  },
  'liability-cap.unlimited': {
    category: 'risk',
    severity: 5,
    en: say(
      'You are liable without any limit',
      'Ask that your liability is limited to the price of the contract and does not cover indirect loss or lost profit, except for intent and gross negligence.',
      'One mistake in a small job may cost you more than you earn in years, the client’s lost profit included.',
    ),
    lt: say(
      'Jūs atsakote be jokios ribos',
      'Paprašykite, kad jūsų atsakomybė neviršytų sutarties kainos ir neapimtų netiesioginių nuostolių bei negautų pajamų, išskyrus tyčios ir didelio neatsargumo atvejus.',
      'Viena nedidelio darbo klaida gali kainuoti daugiau, nei uždirbate per kelerius metus, įskaitant kliento negautas pajamas.',
    ),
  },
  'liability-cap.one-way': {
    category: 'risk',
    severity: 4,
    en: say(
      'Only the client’s liability is limited',
      'Ask that the same limit and the same exclusions apply to both sides, but never to the duty to pay the price.',
      'For the same mistake the client pays little or nothing, while you pay in full.',
    ),
    lt: say(
      'Ribojama tik kliento atsakomybė',
      'Paprašykite, kad abiem šalims galiotų ta pati riba ir tos pačios išimtys, tačiau jos nebūtų taikomos pareigai sumokėti kainą.',
      'Už tokią pat klaidą klientas moka mažai arba nieko, o jūs – viską.',
    ),
  },
  'liability-cap.high': {
    category: 'risk',
    severity: 3,
    en: say(
      'The liability limit is out of proportion',
      'Ask for a limit at the price of the contract, or at what was paid in the last twelve months.',
      'The limit hardly protects you: what you may have to pay is far more than this job can ever bring in.',
    ),
    lt: say(
      'Atsakomybės riba neproporcingai didelė',
      'Paprašykite ribos, lygios sutarties kainai arba per pastaruosius dvylika mėnesių sumokėtai sumai.',
      'Tokia riba jūsų beveik nesaugo: gali tekti sumokėti kur kas daugiau, nei šis darbas kada nors atneš.',
    ),
  },
  'liability-cap.no-carve-outs': {
    category: 'risk',
    severity: 2,
    en: say(
      'The liability exclusion goes too far to hold',
      'Ask to add that the limit does not apply to intent, gross negligence and whatever else the law does not let anyone exclude.',
      'A term that excludes even intent or gross negligence may fail as a whole, so neither side can be sure what protection is left.',
    ),
    lt: say(
      'Atsakomybė ribojama plačiau, nei galima',
      'Paprašykite įrašyti, kad ribojimas netaikomas tyčiai, dideliam neatsargumui ir kitais atvejais, kai atsakomybės pagal įstatymą riboti negalima.',
      'Sąlyga, pašalinanti atsakomybę net už tyčią ar didelį neatsargumą, gali negalioti visa, todėl nė viena šalis negali būti tikra, kokia apsauga lieka.',
    ),
  },
  'liability-cap.for-others': {
    category: 'risk',
    severity: 4,
    en: say(
      'You answer for other people’s failures',
      'Ask that you answer only for your own work and for people whom you chose yourself.',
      'A failure at a host, a platform, another contractor or the client’s own staff may become your bill, though you could not prevent it.',
    ),
    lt: say(
      'Atsakote už kitų klaidas ir sutrikimus',
      'Paprašykite, kad atsakytumėte tik už savo darbą ir savo pačių pasirinktus žmones.',
      'Už prieglobos, platformos, kito rangovo ar paties kliento darbuotojų klaidas gali tekti mokėti jums, nors jų išvengti negalėjote.',
    ),
  },
  'liability-cap.presumed': {
    category: 'risk',
    severity: 4,
    en: say(
      'Your fault or the loss counts as proven',
      'Ask that the client proves the breach and the loss with documents, and that you may answer before anything is deducted.',
      'The client does not need to show what went wrong or what it cost, and you may find it hard to prove the contrary.',
    ),
    lt: say(
      'Jūsų kaltė ar nuostoliai laikomi įrodytais',
      'Paprašykite, kad pažeidimą ir nuostolius klientas pagrįstų dokumentais, o prieš ką nors išskaičiuodamas išklausytų jūsų paaiškinimą.',
      'Klientui nereikia įrodyti, kas buvo ne taip arba kiek tai kainavo, o jums gali būti sunku įrodyti priešingai.',
    ),
  },
  'liquidated-damages.one-way': {
    category: 'risk',
    severity: 3,
    en: say(
      'Penalties apply only to you',
      'Ask that the penalty is struck out, or that an equal one applies to the client, late payment included.',
      'Your slip or delay costs you money at once, while the client may be late with answers or payment without any such cost.',
    ),
    lt: say(
      'Netesybos numatytos tik jums',
      'Paprašykite netesybas išbraukti arba nustatyti tokias pačias ir klientui, taip pat už vėlavimą sumokėti.',
      'Jūsų klaida ar vėlavimas iškart kainuoja, o klientas gali vėluoti atsakyti ar sumokėti nieko panašaus nepatirdamas.',
    ),
  },
  'liquidated-damages.uncapped': {
    category: 'risk',
    severity: 4,
    en: say(
      'Penalties grow without an upper limit',
      'Ask for an upper limit for all penalties together, for example a tenth of the contract price.',
      'The penalties may come to exceed the whole price and still go on growing.',
    ),
    lt: say(
      'Netesybos auga be viršutinės ribos',
      'Paprašykite visoms netesyboms nustatyti bendrą viršutinę ribą, pavyzdžiui, dešimtadalį sutarties kainos.',
      'Netesybos gali viršyti visą kainą ir vis tiek augti toliau.',
    ),
  },
  'liquidated-damages.high': {
    category: 'risk',
    severity: 4,
    en: say(
      'The penalty is out of proportion',
      'Ask for a small penalty that fits the real loss, for example a few hundredths of a per cent a day, with an upper limit.',
      'One slip or a short delay may cost more than the job brings in, whatever the real loss is. Courts in some countries may reduce it, but you would have to go to court.',
    ),
    lt: say(
      'Netesybos neproporcingai didelės',
      'Paprašykite nedidelių tikrąjį nuostolį atitinkančių netesybų, pavyzdžiui, kelių šimtųjų procento už dieną, su viršutine riba.',
      'Viena klaida ar trumpas vėlavimas gali kainuoti daugiau, nei uždirbsite, kad ir koks būtų tikrasis nuostolis. Kai kuriose valstybėse teismas gali netesybas sumažinti, bet jums tektų bylinėtis.',
    ),
  },
  'liquidated-damages.plus-damages': {
    category: 'risk',
    severity: 3,
    en: say(
      'You pay the penalty and full damages too',
      'Ask that the penalty is counted towards any damages, or that it takes their place.',
      'You may pay twice for the same loss.',
    ),
    lt: say(
      'Mokate ir netesybas, ir visus nuostolius',
      'Paprašykite, kad netesybos būtų įskaitomos į nuostolius arba juos pakeistų.',
      'Už tą patį nuostolį galite sumokėti du kartus.',
    ),
  },
  'liquidated-damages.automatic': {
    category: 'risk',
    severity: 3,
    en: say(
      'Penalties apply to you automatically',
      'Ask that a penalty applies only when you are at fault, after written notice with time to answer, and is not deducted while you object.',
      'You may lose money before you could explain, even when the delay or fault was not yours.',
    ),
    lt: say(
      'Netesybos jums taikomos automatiškai',
      'Paprašykite, kad netesybos būtų taikomos tik dėl jūsų kaltės, raštu įspėjus ir davus laiko atsakyti, o jums prieštaraujant nebūtų išskaičiuojamos.',
      'Pinigų galite netekti dar nespėję pasiaiškinti, net jei vėlavote ar suklydote ne dėl savo kaltės.',
    ),
  },
  'provider-warranties.absolute-originality': {
    category: 'risk',
    severity: 3,
    en: say(
      'You guarantee that nothing infringes anyone’s rights',
      'Ask that you promise only that the work is your own and that, to the best of your knowledge, it infringes no rights.',
      'Nobody can check all the rights in the world, so you may be liable for a likeness that you could not know of.',
    ),
    lt: say(
      'Garantuojate, kad nepažeidžiamos niekieno teisės',
      'Paprašykite, kad patvirtintumėte tik tai, jog darbas sukurtas jūsų ir, kiek jums žinoma, nepažeidžia kitų asmenų teisių.',
      'Visų pasaulio teisių niekas negali patikrinti, todėl galite atsakyti už panašumą, apie kurį negalėjote žinoti.',
    ),
  },
  'provider-warranties.any-purpose': {
    category: 'risk',
    severity: 3,
    en: say(
      'Your work has to suit any purpose',
      'Ask that the work suits only the purpose that is described in the contract.',
      'The client may use the work for something you never heard of and then hold you liable because it does not fit.',
    ),
    lt: say(
      'Darbas turi tikti bet kokiam tikslui',
      'Paprašykite, kad darbas turėtų tikti tik sutartyje aprašytam tikslui.',
      'Klientas gali darbą panaudoti tam, apie ką niekada negirdėjote, ir pareikšti pretenziją, kad jis netinka.',
    ),
  },
  'provider-warranties.error-free': {
    category: 'risk',
    severity: 4,
    en: say(
      'You promise perfection that nobody can ensure',
      'Ask that you promise skill and care, and that defects reported within an agreed time are repaired.',
      'Small faults, downtime or a clash with other products happen even in good work, and each of them would be a breach.',
    ),
    lt: say(
      'Žadate tobulumą, kurio niekas negali užtikrinti',
      'Paprašykite, kad įsipareigotumėte dirbti kvalifikuotai ir rūpestingai, o trūkumus, apie kuriuos pranešta per sutartą laiką, ištaisyti.',
      'Smulkių klaidų, veikimo sutrikimų ar nesuderinamumo pasitaiko net geram darbui, ir kiekvienas toks atvejis būtų pažeidimas.',
    ),
  },
  'provider-warranties.results': {
    category: 'risk',
    severity: 4,
    en: say(
      'You guarantee the client’s business results',
      'Ask that you promise the agreed work and reasonable efforts, but no figures of success.',
      'Sales, rankings or audience depend on the market and on the client too. If they do not come, you may lose your pay or owe damages in spite of good work.',
    ),
    lt: say(
      'Garantuojate kliento verslo rezultatus',
      'Paprašykite, kad įsipareigotumėte atlikti sutartą darbą ir deramai stengtis, bet nežadėtumėte sėkmės rodiklių.',
      'Pardavimai, vieta paieškoje ar auditorija priklauso ir nuo rinkos, ir nuo paties kliento. Jų nepasiekus galite netekti atlygio arba turėti atlyginti nuostolius, nors dirbote gerai.',
    ),
  },
  'provider-warranties.too-long': {
    category: 'risk',
    severity: 3,
    en: say(
      'Your guarantee or free repair lasts too long',
      'Ask for a guarantee of 30 to 90 days after acceptance, only for defects that come from your own work.',
      'Years later you may still have to repair for nothing what has aged or been changed by others.',
    ),
    lt: say(
      'Garantija ar nemokami taisymai trunka per ilgai',
      'Paprašykite 30–90 dienų garantijos po priėmimo ir tik dėl jūsų pačių darbo trūkumų.',
      'Po daugelio metų vis dar gali tekti nemokamai taisyti tai, kas paseno ar ką pakeitė kiti.',
    ),
  },
  'provider-warranties.future-law': {
    category: 'legal',
    severity: 3,
    en: say(
      'Adapting to future changes is at your cost',
      'Ask that the work complies with the law and platform rules at delivery, and that later adaptations are ordered and paid separately.',
      'Nobody knows what laws and platforms will ask for later, so you take on unpaid work of unknown size.',
    ),
    lt: say(
      'Darbą prie būsimų pokyčių pritaikote savo sąskaita',
      'Paprašykite, kad darbas atitiktų perdavimo metu galiojančius teisės aktus ir platformų taisykles, o vėlesni pritaikymai būtų užsakomi ir apmokami atskirai.',
      'Niekas nežino, ko vėliau reikalaus įstatymai ir platformos, todėl prisiimate nežinomos apimties nemokamą darbą.',
    ),
  },
};
