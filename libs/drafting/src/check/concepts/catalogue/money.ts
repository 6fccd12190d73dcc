import { say, type Concept } from './concept.js';

/** What may be wrong with price and payment. */
export const MONEY: Readonly<Record<string, Concept>> = {
  'deposit.refused': {
    category: 'commercial',
    severity: 3,
    en: say(
      'You finance the work without any advance',
      'Ask for an advance, for example a third of the price, before the work starts, or for payment by stages.',
      'You work for a long time with your own money, and if the client does not pay, the whole loss is yours.',
    ),
    lt: say(
      'Be jokio avanso darbą finansuojate jūs',
      'Paprašykite prieš pradedant darbą sumokėti avansą, pavyzdžiui, trečdalį kainos, arba mokėti etapais.',
      'Ilgai dirbate savo lėšomis, o jeigu klientas nesumokės, visas nuostolis teks jums.',
    ),
  },
  'deposit.refundable': {
    category: 'commercial',
    severity: 4,
    en: say(
      'You may have to repay the whole advance',
      'Ask that the advance is not refundable as far as it covers work done, reserved time and costs already agreed.',
      'The advance gives you no safety: the client can stop or say that it is not content, and the work that you have done may stay unpaid.',
    ),
    lt: say(
      'Gali tekti grąžinti visą avansą',
      'Paprašykite, kad nebūtų grąžinama ta avanso dalis, kuri tenka atliktam darbui, rezervuotam laikui ir sutartoms išlaidoms.',
      'Avansas jūsų neapsaugo: klientas gali nutraukti projektą ar likti nepatenkintas, o jūs galite likti be atlygio už tai, ką jau padarėte.',
    ),
  },
  'expenses.on-provider': {
    category: 'commercial',
    severity: 3,
    en: say(
      'All project costs are paid by you',
      'Ask that costs which the client asks for or approves are repaid against receipts, and that larger ones are paid in advance.',
      'Travel, licences or materials, even when the client asks for them, come out of your fee, and you cannot foresee how much will be left.',
    ),
    lt: say(
      'Visas projekto išlaidas apmokate jūs',
      'Paprašykite, kad kliento prašomos ar patvirtintos išlaidos būtų atlyginamos pagal jas pagrindžiančius dokumentus, o didesnės – apmokamos iš anksto.',
      'Kelionės, licencijos ar medžiagos, net kai jų prašo klientas, mažina jūsų atlygį, ir negalite numatyti, kiek iš jo liks.',
    ),
  },
  'expenses.approval-after': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Costs are repaid only if later approved',
      'Ask that the client approves costs before you pay them, and that approved costs are always repaid within a fixed time.',
      'You spend your own money first, and only afterwards learn whether you get it back.',
    ),
    lt: say(
      'Išlaidos atlyginamos tik klientui vėliau pritarus',
      'Paprašykite, kad klientas išlaidoms pritartų iš anksto, o patvirtintos išlaidos visada būtų atlyginamos per sutartą laiką.',
      'Pirma išleidžiate savo pinigus ir tik paskui sužinote, ar juos atgausite.',
    ),
  },
  'fees.no-amount': {
    category: 'essential',
    severity: 5,
    en: say(
      'No price is stated',
      'Ask for the price in figures: a total sum, or a rate and what it is paid for.',
      'Without a figure you may have to argue later about every sum, and it is hard to prove what you are owed.',
    ),
    lt: say(
      'Nenurodyta kaina',
      'Paprašykite kainą nurodyti skaičiais: bendrą sumą arba įkainį ir už ką jis mokamas.',
      'Be konkretaus skaičiaus vėliau gali tekti ginčytis dėl kiekvienos sumos, o įrodyti, kiek jums priklauso, bus sunku.',
    ),
  },
  'fees.to-be-agreed': {
    category: 'essential',
    severity: 4,
    en: say(
      'The price is left to be decided later',
      'Ask that the price, or a clear way to work it out, is written into the contract before you start.',
      'When the work is done, you have little to bargain with, and the client may offer less than you counted on.',
    ),
    lt: say(
      'Kaina bus nustatyta tik vėliau',
      'Paprašykite kainą arba aiškią jos apskaičiavimo tvarką įrašyti į sutartį prieš pradedant darbą.',
      'Kai darbas jau atliktas, derėtis sunku, ir klientas gali pasiūlyti mažiau, nei tikėjotės.',
    ),
  },
  'fees.client-may-cut': {
    category: 'essential',
    severity: 4,
    en: say(
      'The client alone may reduce your pay',
      'Ask that the price changes only by written agreement, and that deductions need your consent or a court’s decision.',
      'You cannot know what you will in fact receive, and any complaint may end in less money.',
    ),
    lt: say(
      'Klientas vienas gali sumažinti jūsų atlygį',
      'Paprašykite, kad kaina būtų keičiama tik raštu susitarus, o atskaitymams reikėtų jūsų sutikimo arba teismo sprendimo.',
      'Negalite žinoti, kiek iš tikrųjų gausite, o bet koks priekaištas gali baigtis mažesne suma.',
    ),
  },
  'fees.cap-without-rate': {
    category: 'essential',
    severity: 3,
    en: say(
      'The price ceiling works only against you',
      'Ask for a rate under the ceiling, and that work above it starts only after a written agreement and is paid at the same rate.',
      'You know the most that you can get, but not how the pay is earned, or you work on without pay once the ceiling is reached.',
    ),
    lt: say(
      'Kainos riba veikia tik jūsų nenaudai',
      'Paprašykite nurodyti įkainį, o viršijantį ribą darbą pradėti tik raštu susitarus ir apmokėti tuo pačiu įkainiu.',
      'Žinote, kiek daugiausia galite gauti, bet ne tai, už ką mokama, arba pasiekus ribą toliau dirbate nemokamai.',
    ),
  },
  'fees.contingent': {
    category: 'essential',
    severity: 4,
    en: say(
      'Pay depends on what you do not control',
      'Ask for a fixed price for the work itself, with any share in success only as an addition to it.',
      'You may do everything right and still earn nothing, because funding, sales, a customer’s decision or a result did not come.',
    ),
    lt: say(
      'Atlygis priklauso nuo to, ko nekontroliuojate',
      'Paprašykite fiksuotos kainos už patį darbą, o nuo sėkmės priklausantį atlygį mokėti tik kaip priedą.',
      'Galite viską padaryti gerai ir vis tiek nieko negauti, nes nebuvo finansavimo, pardavimų, kito asmens sprendimo ar laukto rezultato.',
    ),
  },
  'fees.estimate': {
    category: 'essential',
    severity: 2,
    en: say(
      'The estimate binds only you',
      'Ask that the estimate either binds both sides or neither, and that you may adjust it when the work turns out to be more.',
      'If the work takes longer you bear the difference, while the client may still pay less or order less.',
    ),
    lt: say(
      'Sąmata įpareigoja tik jus',
      'Paprašykite, kad sąmata įpareigotų abi šalis arba nė vienos, o darbui pasirodžius didesniam ją būtų galima patikslinti.',
      'Jeigu darbas užtruks, skirtumas teks jums, o klientas vis tiek gali mokėti ar užsakyti mažiau.',
    ),
  },
  'fees.elsewhere': {
    category: 'essential',
    severity: 3,
    en: say(
      'The price stands in a document not attached',
      'Ask that the price is written into the contract, or that the document is attached and signed by both sides.',
      'You may sign for a price that you have not seen or that is changed later without you.',
    ),
    lt: say(
      'Kaina nurodyta dokumente, kuris nepridėtas',
      'Paprašykite kainą įrašyti į sutartį arba pridėti tą dokumentą, pasirašytą abiejų šalių.',
      'Galite pasirašyti dėl kainos, kurios nematėte arba kuri vėliau bus pakeista be jūsų.',
    ),
  },
  'fees.no-currency': {
    category: 'essential',
    severity: 2,
    en: say(
      'The price has no currency',
      'Ask that the currency stands next to every amount.',
      'The same number may mean very different sums, and each side may read it in its own favour.',
    ),
    lt: say(
      'Nenurodyta kainos valiuta',
      'Paprašykite prie kiekvienos sumos nurodyti valiutą.',
      'Tas pats skaičius gali reikšti labai skirtingas sumas, ir kiekviena šalis gali jį suprasti savo naudai.',
    ),
  },
  'fees.stages-sum': {
    category: 'essential',
    severity: 3,
    en: say(
      'Parts of the price do not add up',
      'Ask that the stages, shares or instalments are corrected so that together they make the total price.',
      'The client may pay by the smaller number, and you would have to prove that the larger one was meant.',
    ),
    lt: say(
      'Kainos dalys nesudaro visos sumos',
      'Paprašykite pataisyti etapus, dalis ar įmokas taip, kad jų suma sutaptų su visa kaina.',
      'Klientas gali mokėti pagal mažesnį skaičių, o jums tektų įrodinėti, kad susitarta dėl didesnio.',
    ),
  },
  'fees.below-effort': {
    category: 'essential',
    severity: 3,
    en: say(
      'The fixed fee does not reflect your workload',
      'Ask for a number of hours or tasks that the fee covers, a rate for anything above it, and that reserved hours are paid even when unused.',
      'The client may ask for ever more for the same money, or time that you kept free is lost to you, so that your pay for an hour keeps falling.',
    ),
    lt: say(
      'Fiksuotas mokestis neatitinka jūsų darbo krūvio',
      'Paprašykite nurodyti, kiek valandų ar užduočių apima mokestis, viršijančias apmokėti pagal įkainį, o už rezervuotas valandas sumokėti, net jei jos nepanaudotos.',
      'Už tuos pačius pinigus klientas gali prašyti vis daugiau arba prarandate jam rezervuotą laiką, todėl jūsų valandos atlygis vis mažėja.',
    ),
  },
  'fees.no-increase': {
    category: 'essential',
    severity: 2,
    en: say(
      'Your rates are not allowed to rise',
      'Ask that rates are reviewed once a year, for example by the published price index, or renegotiated at each renewal.',
      'Your own costs grow from year to year, so the same work may bring you less and less.',
    ),
    lt: say(
      'Jūsų įkainiai negali didėti',
      'Paprašykite įkainius kasmet peržiūrėti, pavyzdžiui, pagal skelbiamą kainų indeksą, arba iš naujo derinti pratęsiant sutartį.',
      'Jūsų pačių išlaidos kasmet auga, todėl už tą patį darbą iš tikrųjų galite gauti vis mažiau.',
    ),
  },
  'fees.clawback': {
    category: 'essential',
    severity: 4,
    en: say(
      'Money already paid can be demanded back',
      'Ask that payments for work that was accepted or done as agreed are final and cannot be reclaimed.',
      'You can never count on what you have earned: the client’s opinion or its poor business may turn your pay into a debt.',
    ),
    lt: say(
      'Jau sumokėtus pinigus gali tekti grąžinti',
      'Paprašykite, kad mokėjimai už priimtą ar pagal susitarimą atliktą darbą būtų galutiniai ir jų nebūtų galima reikalauti grąžinti.',
      'Niekada negalite būti tikri dėl to, ką uždirbote: dėl kliento nuomonės ar nesėkmingo jo verslo atlygis gali virsti skola.',
    ),
  },
  'invoicing.long-term': {
    category: 'commercial',
    severity: 4,
    en: say(
      'The payment term is long',
      'Ask for payment within 14 days of the invoice, or 30 days at most.',
      'You pay your own bills while you wait, and if the client gets into trouble in that time, you may not be paid at all.',
    ),
    lt: say(
      'Nustatytas ilgas mokėjimo terminas',
      'Paprašykite mokėti per 14 dienų nuo sąskaitos gavimo, ilgiausiai – per 30 dienų.',
      'Kol laukiate, savo sąskaitas turite apmokėti patys, o jeigu per tą laiką klientui pritrūks pinigų, galite negauti nieko.',
    ),
  },
  'invoicing.pay-when-paid': {
    category: 'commercial',
    severity: 5,
    en: say(
      'You are paid only when the client is',
      'Ask for payment by a fixed date, whether or not others have paid the client.',
      'Whether and when you get your money depends on people you have no contract with. If they do not pay the client, you may have worked for nothing.',
    ),
    lt: say(
      'Jums sumokama tik tada, kai pinigus gauna klientas',
      'Paprašykite nustatyti mokėjimo datą, kuri nepriklausytų nuo to, ar klientui sumokėjo kiti.',
      'Ar ir kada gausite pinigus, priklauso nuo žmonių, su kuriais sutarties neturite. Jeigu jie nesumokės klientui, gali būti, kad dirbote veltui.',
    ),
  },
  'invoicing.on-approval': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Payment waits for an approval beyond your control',
      'Ask that each invoice is due by a fixed date, and that work counts as approved when no objection comes within an agreed time.',
      'The approval may come late or never, and you cannot make it come, although your part of the work is done.',
    ),
    lt: say(
      'Mokėjimas priklauso nuo patvirtinimo, kurio nekontroliuojate',
      'Paprašykite, kad sąskaitos būtų apmokamos iki nustatytos datos, o darbas laikomas patvirtintu, jei per sutartą laiką nepareikšta prieštaravimų.',
      'Patvirtinimo galite sulaukti vėlai arba niekada ir negalite jo pagreitinti, nors savo darbo dalį jau atlikote.',
    ),
  },
  'invoicing.withhold': {
    category: 'commercial',
    severity: 4,
    en: say(
      'The client may hold back pay too freely',
      'Ask that only a reasonable sum for the disputed part may be held back, with written reasons, and that the rest is paid on time.',
      'A suspicion or a small fault may be enough to stop your money, and you would have to argue or go to court to get it.',
    ),
    lt: say(
      'Klientas gali pernelyg laisvai sulaikyti mokėjimą',
      'Paprašykite, kad raštu nurodžius priežastis būtų galima sulaikyti tik pagrįstą sumą už ginčijamą dalį, o likusi būtų sumokėta laiku.',
      'Mokėjimui sustabdyti gali pakakti įtarimo ar menko trūkumo, o pinigams atgauti tektų ginčytis ar kreiptis į teismą.',
    ),
  },
  'invoicing.formalities': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Invoice formalities can delay or cancel your payment',
      'Ask that an e-mailed invoice with the details the law requires is enough, and that a mistake is reported at once and never ends the claim.',
      'A missing number, a wrong form or a missed cut-off day may put off your money for a long time, or you may lose it although the work is done.',
    ),
    lt: say(
      'Sąskaitos formalumai gali atidėti arba panaikinti mokėjimą',
      'Paprašykite, kad pakaktų el. paštu atsiųstos sąskaitos su įstatymų reikalaujamais duomenimis, o apie klaidą būtų pranešama iš karto ir dėl jos teisė į atlygį neišnyktų.',
      'Dėl trūkstamo numerio, netinkamos formos ar praleistos dienos mokėjimas gali nusikelti ilgam arba galite jo netekti, nors darbą atlikote.',
    ),
  },
  'invoicing.at-end': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Everything is paid only at the very end',
      'Ask for payment by stages, for example a part before the start, a part half-way and the rest on delivery.',
      'You finance the whole project, and if it is stopped or the client cannot pay, all of your work is at stake at once.',
    ),
    lt: say(
      'Visa kaina sumokama tik pačioje pabaigoje',
      'Paprašykite mokėti etapais, pavyzdžiui, dalį prieš pradedant, dalį įpusėjus ir likusią dalį perdavus rezultatą.',
      'Visą projektą finansuojate jūs, o jeigu jis bus sustabdytas ar klientas neturės pinigų, galite iškart netekti viso atlygio.',
    ),
  },
  'invoicing.in-kind': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Payment in something other than money',
      'Ask for the full price in money, with anything else only as an addition.',
      'Exposure, shares, vouchers or goods may turn out to be worth little, cannot pay your bills, and may still be taxed.',
    ),
    lt: say(
      'Atsiskaitoma ne pinigais',
      'Paprašykite visą kainą sumokėti pinigais, o visa kita siūlyti tik papildomai.',
      'Žinomumas, akcijos, kuponai ar prekės gali pasirodyti menkos vertės, jais neapmokėsite sąskaitų, o mokesčius nuo jų vis tiek gali tekti sumokėti.',
    ),
  },
  'invoicing.retention': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Part of your pay is held back',
      'Ask that the full price is paid on acceptance, or that only a small part is held back until a fixed early date.',
      'Money that you have earned stays with the client for months, and it is easily forgotten or kept for small complaints.',
    ),
    lt: say(
      'Dalis jūsų atlygio sulaikoma',
      'Paprašykite visą kainą sumokėti priėmus darbą arba sulaikyti tik nedidelę dalį iki konkrečios artimos datos.',
      'Jūsų uždirbti pinigai ilgus mėnesius lieka pas klientą, ir juos lengva pamiršti arba negrąžinti dėl smulkių priekaištų.',
    ),
  },
  'kill-fee.none': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Cancellation or pause leaves you without compensation',
      'Ask that work done is paid in full, and that a part of the remaining price, for example a quarter, is paid for the reserved time.',
      'You may have turned down other work or already spent many hours, and one message from the client may leave you without the income.',
    ),
    lt: say(
      'Už atšauktą ar sustabdytą darbą nekompensuojama',
      'Paprašykite, kad atliktas darbas būtų apmokėtas visas, o už rezervuotą laiką būtų sumokėta dalis likusios kainos, pavyzdžiui, ketvirtadalis.',
      'Galbūt atsisakėte kitų darbų ar jau skyrėte daug valandų, o gavę vieną kliento laišką galite likti be pajamų.',
    ),
  },
  'kill-fee.provider-pays': {
    category: 'commercial',
    severity: 4,
    en: say(
      'You pay when the project is called off',
      'Ask that this payment is struck out, and that the client pays for the work done and the time reserved.',
      'You lose the job and have to pay on top of it, even though the client may have stopped it for its own reasons.',
    ),
    lt: say(
      'Atšaukus projektą klientui mokate jūs',
      'Paprašykite šį mokėjimą išbraukti ir nustatyti, kad klientas sumoka už atliktą darbą ir rezervuotą laiką.',
      'Netenkate darbo ir dar turite mokėti, nors klientas projektą galėjo nutraukti dėl savo priežasčių.',
    ),
  },
  'kill-fee.pause': {
    category: 'commercial',
    severity: 3,
    en: say(
      'The client may pause the work indefinitely',
      'Ask that a pause lasts at most a fixed time, for example 30 days, that work done is paid at once, and that you may leave after that.',
      'You cannot plan: you have to stay ready, earn nothing meanwhile and may not be free to take other work.',
    ),
    lt: say(
      'Klientas gali neribotam laikui sustabdyti darbą',
      'Paprašykite nustatyti ilgiausią pertrauką, pavyzdžiui, 30 dienų, už atliktą darbą sumokėti iš karto, o pertraukai užsitęsus leisti jums pasitraukti.',
      'Negalite nieko planuoti: turite būti pasirengę, nieko neuždirbate, o kitų darbų imtis galbūt negalite.',
    ),
  },
  'late-payment.waived': {
    category: 'commercial',
    severity: 3,
    en: say(
      'You give up late-payment interest or compensation',
      'Ask that the interest and compensation set by law apply.',
      'Paying you late costs the client less or nothing, so other bills may be paid before yours.',
    ),
    lt: say(
      'Atsisakote palūkanų ar kompensacijos už pavėluotą mokėjimą',
      'Paprašykite, kad būtų taikomos įstatymo nustatytos palūkanos ir kompensacija.',
      'Vėluoti klientui kainuoja mažiau arba visai nieko, todėl kitos sąskaitos gali būti apmokamos anksčiau nei jūsų.',
    ),
  },
  'late-payment.token': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Paying late costs the client almost nothing',
      'Ask for interest at the rate set by law from the first day after the due date, without a reminder.',
      'Your unpaid invoice becomes a cheap loan to the client, and the client has little reason to hurry.',
    ),
    lt: say(
      'Vėluoti mokėti klientui beveik nieko nekainuoja',
      'Paprašykite įstatymo nustatyto dydžio palūkanų nuo pirmos dienos po mokėjimo termino, be atskiro priminimo.',
      'Jūsų neapmokėta sąskaita tampa klientui pigia paskola, todėl jam nėra ko skubėti.',
    ),
  },
  'late-payment.usury': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Late-payment interest is too high to hold',
      'Ask for a moderate rate, such as the one set by law for payments between businesses.',
      'A court may cut such interest or not award it at all, so it protects you less than a fair rate and may cause a dispute.',
    ),
    lt: say(
      'Palūkanos už vėlavimą per didelės, kad būtų priteistos',
      'Paprašykite nuosaikaus dydžio palūkanų, pavyzdžiui, tokių, kokias įstatymas nustato įmonių tarpusavio atsiskaitymams.',
      'Tokias palūkanas teismas gali sumažinti arba visai jų nepriteisti, todėl jos saugo jus prasčiau nei protingo dydžio palūkanos ir gali sukelti ginčą.',
    ),
  },
  'late-payment.no-suspension': {
    category: 'commercial',
    severity: 3,
    en: say(
      'You have to keep working although unpaid',
      'Ask that you may suspend the work some days after a reminder, and that your deadlines move by the time of the suspension.',
      'The unpaid sum grows with every day that you go on, and you have no simple way to stop it.',
    ),
    lt: say(
      'Turite dirbti toliau, nors jums nesumokėta',
      'Paprašykite, kad praėjus kelioms dienoms po priminimo galėtumėte sustabdyti darbą, o terminai pasislinktų tiek, kiek jis buvo sustabdytas.',
      'Kuo ilgiau dirbate, tuo didesnė skola jums susidaro, o paprasto būdo sustoti neturite.',
    ),
  },
  'taxes.gross-up': {
    category: 'legal',
    severity: 3,
    en: say(
      'Even the client’s taxes fall on you',
      'Ask that each side pays its own taxes and that the price is not reduced by taxes of the client.',
      'The sum that reaches you may be smaller than the price you agreed, because of taxes that are not yours.',
    ),
    lt: say(
      'Jums tenka net kliento mokesčiai',
      'Paprašykite, kad kiekviena šalis mokėtų savo mokesčius, o kaina dėl kliento mokesčių nebūtų mažinama.',
      'Dėl mokesčių, kuriuos turėtumėte mokėti ne jūs, galite gauti mažiau nei sutarta kaina.',
    ),
  },
  'taxes.inclusive': {
    category: 'legal',
    severity: 2,
    en: say(
      'The price includes every tax that may come',
      'Ask that the price is stated without VAT, and that VAT or similar taxes are added where the law requires them.',
      'If you become a VAT payer or a new tax comes, it is taken out of your own pay.',
    ),
    lt: say(
      'Į kainą įeina PVM ir visi būsimi mokesčiai',
      'Paprašykite kainą nurodyti be PVM, o PVM ar panašius mokesčius, kai jų reikalauja įstatymai, pridėti prie kainos.',
      'Jeigu tapsite PVM mokėtoju ar atsiras naujas mokestis, jis bus sumokėtas iš jūsų atlygio.',
    ),
  },
  'taxes.withholding': {
    category: 'legal',
    severity: 3,
    en: say(
      'The client may deduct tax without good reason',
      'Ask that the client deducts only what the law obliges it to, and gives you proof of each payment to the tax authority.',
      'You receive less than agreed, may have to pay the same tax again, and without papers you can hardly get it back.',
    ),
    lt: say(
      'Klientas gali nepagrįstai išskaičiuoti mokesčius ar įmokas',
      'Paprašykite, kad klientas išskaičiuotų tik tai, ką privalo pagal įstatymus, ir pateiktų kiekvienos sumokėtos sumos įrodymą.',
      'Gausite mažiau, nei sutarta, tą patį mokestį gali tekti sumokėti dar kartą, o be dokumentų jį susigrąžinti sunku.',
    ),
  },
  'taxes.bank-charges': {
    category: 'legal',
    severity: 1,
    en: say(
      'All payment charges are yours',
      'Ask that the full invoiced sum reaches your account and that each side bears the charges of its own bank.',
      'From each payment a part is lost on the way, which may add up with foreign clients or platforms.',
    ),
    lt: say(
      'Visos pinigų pervedimo išlaidos tenka jums',
      'Paprašykite, kad jūsų sąskaitą pasiektų visa nurodyta suma, o savo banko mokesčius mokėtų kiekviena šalis.',
      'Nuo kiekvieno mokėjimo dalis pinigų dingsta pakeliui, o dirbant su užsienio klientais ar per platformas tai gali sudaryti nemažai.',
    ),
  },
};
