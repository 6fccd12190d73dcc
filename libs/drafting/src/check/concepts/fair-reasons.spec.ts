import { isHarmless } from './burdens.js';
import { isContradicted } from './figures.js';

/** What is asked, what it sounds like, and whether it has a reason that both would accept. */
const isTakenBack = (defect: string, plain: string): boolean =>
  isHarmless(defect, plain) || isContradicted(defect, plain);

const FAIR: Readonly<Record<string, readonly string[]>> = {
  'acceptance.reject-without-reason': [
    'if the same chapter still does not meet the agreed criteria after two corrections, client may refuse it and need not pay for it',
    'client may reject a drawing that does not follow the specification until it has been corrected',
    'files outside these limits are not accepted until provider fixes them',
    'client may decline a batch which fails the technical tests of annex 2 and which provider has not corrected within ten days',
    'a translation that departs from the style guide may be returned until it meets it',
    'after three attempts that miss the written requirements client may turn the part down',
    'subtitrų, kurie šių ribų nesilaiko, klientas gali nepriimti, kol jų paslaugų teikėjas nepataiso',
    'jeigu etapas po dviejų taisymų vis dar neatitinka esminių specifikacijos reikalavimų, klientas gali jo atsisakyti',
    'klientas gali nepriimti išvados, kuri neatsako į suformuluotą klausimą, kol ji nepataisyta',
    'brėžiniai, neatitinkantys techninių reikalavimų, nepriimami, kol paslaugų teikėjas jų neištaiso',
    'nukrypus nuo 2 priedo ir trūkumų nepašalinus per dešimt dienų, klientas gali darbo atsisakyti',
    'jei po trijų taisymų tekstas neatitinka suderintų kriterijų, klientas gali jo nepriimti',
  ],
  'termination-breach.one-sided': [
    'client may end it at once if provider comes to a shift drunk',
    'whoever threatens or assaults somebody on site leaves, and client may terminate the same day',
    'client may terminate without notice if provider is convicted of theft from a guest',
    'if provider accepts a bribe in connection with the tender, client may end the contract immediately',
    'client may terminate at once where the authority has revoked the licence without which provider cannot work',
    'if provider forges a certificate, client may rescind on the same day',
    'jei paslaugų teikėjas atvyksta neblaivus, klientas gali sutartį nutraukti tą patį vakarą',
    'paslaugų teikėjui pavogus svečio daiktą, klientas sutartį nutraukia iš karto',
    'klientas gali nutraukti sutartį iš karto, jei paslaugų teikėjas smurtauja arba grasina žmonėms',
    'paslaugų teikėjui paėmus kyšį, klientas sutartį gali nutraukti nedelsdamas',
    'jei paslaugų teikėjas netenka atestato, be kurio dirbti negalima, klientas gali sutartį nutraukti',
    'suklastojus dokumentą, klientas sutartį gali nutraukti tą pačią dieną',
  ],
  'termination-convenience.no-notice': [
    'client may end it right away if the government debars provider from its programs',
    'jei institucija panaikina leidimą, be kurio dirbti negalima, klientas gali sutartį nutraukti iš karto',
  ],
  'liquidated-damages.one-way': [
    "if provider misses a session without notice, provider reimburses the studio's actual cancellation charge, not to exceed $400",
    'provider pays the actual cost of a replacement key, at most £60',
    'for a missed fitting provider refunds the documented travel costs of the model, up to 80 euro',
    'where provider does not appear, client may ask back the proven costs of the room, limited to the day rate',
    'provider makes good the real loss from a lost lens, never more than its price',
    'the charge actually paid to the venue is refunded by provider who did not come, capped at 300 euro',
    'neatvykęs be pranešimo paslaugų teikėjas atlygina faktines studijos išlaidas, ne daugiau kaip 300 eurų',
    'pametęs raktą paslaugų teikėjas sumoka faktinę jo kainą ir faktines spynos išlaidas, ne daugiau kaip 60 eurų',
    'paslaugų teikėjas atlygina įrodytas kelionės išlaidas, neviršijant dienos atlygio',
    'praleidęs repeticiją paslaugų teikėjas padengia realiai patirtas salės išlaidas, daugiausia 100 eurų',
    'dėl paslaugų teikėjo nebuvimo faktiškai sumokėtas salės mokestis grąžinamas, bet ne daugiau kaip 200 eurų',
    'paslaugų teikėjas kompensuoja dokumentais pagrįstas išlaidas iki 150 eurų',
  ],
  'fees.client-may-cut': [
    'if provider is more than an hour late, an hour comes off for each hour missed, but only those hours',
    'when provider does not turn up client may leave unpaid only the missed sessions',
    'jei paslaugų teikėjas vėluoja daugiau kaip valandą, neapmokamos tik tos valandos',
    'paslaugų teikėjui neatvykus nemokama tik už praleistus užsiėmimus',
  ],
  'deposit.refundable': [
    'if provider pulls out less than five days before the shoot, the deposit for that day goes back',
    'where provider cancels the booking the advance is returned',
    'should provider withdraw before the start, provider refunds the deposit within a week',
    'if provider does not turn up, provider returns what was paid in advance for that day',
    'when provider quits before the first session the retainer for it is repaid',
    'if provider fails to appear the deposit for the evening is given back',
    'jei paslaugų teikėjas atsisako renginio likus mažiau kaip penkioms dienoms, avansą už jį grąžina',
    'jeigu paslaugų teikėjas nepradeda darbo, avansas grąžinamas',
    'paslaugų teikėjui atsisakius užsakymo, avansas grąžinamas per savaitę',
    'jei paslaugų teikėjas neatvyksta, grąžina už tą dieną gautą avansą',
    'kai paslaugų teikėjas pasitraukia iki pradžios, gautas avansas grąžinamas',
    'jei paslaugų teikėjas atšaukia fotosesiją, rezervacijos mokestis grąžinamas',
  ],
  'kill-fee.pause': [
    'if provider ceases to be insured, client may suspend the work until cover is restored',
    'while provider has no valid permit client may hold the work until the permit is renewed',
    'when provider loses the certificate the work rests until it has been obtained again',
    'provider shows the policy before the start, failing which client may postpone it until it is produced',
    'as long as provider does not hold the licence, client may pause the visits until it is in place',
    'if provider fails to produce the safety card, client may put the shift off until it is shown',
    'jei paslaugų teikėjas netenka draudimo, klientas gali stabdyti darbus, kol jis atnaujinamas',
    'pasibaigus draudimo polisui, klientas gali sustabdyti darbus, kol pateikiamas naujas',
    'kol paslaugų teikėjas neturi leidimo, klientas gali sustabdyti darbus, kol jį gauna',
    'jeigu paslaugų teikėjas nepateikia saugos pažymėjimo, darbai stabdomi, kol jis pateikiamas',
    'nustojus galioti pažymėjimui, darbai stabdomi, kol jis atnaujinamas',
    'kai paslaugų teikėjas praranda atestatą, klientas stabdo darbus, kol atestatas atkuriamas',
  ],
  'timeline.no-extension': [
    'provider stops the rehearsal at once if there is a danger to health, even if the schedule slips',
    'provider halts the lift when it is unsafe, even though the show is late',
    'provider shall suspend the work where somebody may be injured, and the dates move',
    'paslaugų teikėjas nedelsdamas stabdo repeticiją, jei kyla pavojus sveikatai, net jei dėl to vėluotų grafikas',
    'paslaugų teikėjas sustabdo darbą, kai jis nesaugus, ir terminas pratęsiamas',
    'paslaugų teikėjas nutraukia bandymą, jei kyla pavojus gyvybei, net jeigu dėl to užsitęstų darbai',
  ],
  'invoicing.at-end': [
    'provider sends an invoice at the end of each month with a list of hours',
    'hours are billed monthly',
    'invoices follow by the end of every week',
    'paslaugų teikėjas sąskaitą pateikia mėnesio pabaigoje kartu su valandų ataskaita',
    'sąskaita išrašoma kiekvieno mėnesio paskutinę darbo dieną',
    'kas mėnesį paslaugų teikėjas pateikia sąskaitą už atliktas valandas',
  ],
  'provider-warranties.too-long': [
    'provider corrects its own mistakes at no charge if client reports them within two years',
    'errors that provider made are put right for 18 months',
    'paslaugų teikėjas savo lėšomis ištaiso matavimo klaidas, kurias padarė pats ir apie kurias klientas pranešė per dvejus metus',
    'savo paties klaidas paslaugų teikėjas taiso 18 mėnesių',
  ],
  'insurance.high-limit': [
    'provider shall hold public liability insurance of not less than £2,000,000',
    'provider keeps professional indemnity cover of €1,000,000 for each claim',
    'provider has liability insurance of $500,000',
    'provider carries insurance of £2 million',
    'the policy of provider covers 250,000 euro',
    'provider holds a cover of eur 50,000',
    'paslaugų teikėjas apsidraudęs profesinės atsakomybės draudimu ne mažesnei kaip 30 000 eurų sumai',
    'paslaugų teikėjo draudimo suma ne mažesnė kaip 50 000 eur',
    'paslaugų teikėjas turi civilinės atsakomybės polisą 100 000 eur sumai',
    'draudimo suma - 20 000 eurų',
    'paslaugų teikėjas pateikia 10 000 eur draudimo liudijimą',
    'profesinės atsakomybės draudimas 60 000 eurų sumai',
  ],
};

const RISKS_OF_THE_CLIENT = [
  "if client ignores a written warning of provider, the risk that comes of it is client's",
  "where client disregards provider's advice on the load, all consequences are borne by client",
  "should client insist on the colour despite the objections of provider, the result is at client's own risk",
  'if client goes against the recommendations of provider, client takes the risk of that decision',
  'jeigu klientas nesilaiko rašytinio paslaugų teikėjo įspėjimo, visa su tuo susijusi rizika tenka klientui',
  'klientui nepaisant paslaugų teikėjo perspėjimo, pasekmės tenka klientui',
  'jei klientas neatsižvelgia į rekomendacijas, tai daroma kliento rizika',
  'klientas, ignoravęs patarimą, prisiima visą riziką',
];
const RISKS_OF_THE_PROVIDER = [
  "if provider ignores a written warning of client, the risk that comes of it is provider's",
  'even if client ignores a warning of provider, the risk stays with provider',
  "if client disregards provider's advice, provider remains liable for the consequences, at client's cost",
  "client may end the contract without warning, at provider's risk",
  'jeigu paslaugų teikėjas nesilaiko kliento įspėjimo, visa rizika tenka paslaugų teikėjui',
  'net jei klientas nepaiso įspėjimo, rizika tenka paslaugų teikėjui',
  'klientui nepaisius patarimo, paslaugų teikėjas lieka atsakingas už pasekmes kliento sąskaita',
  'klientas gali nutraukti sutartį be įspėjimo, paslaugų teikėjo rizika',
];

const TRAPS: Readonly<Record<string, readonly string[]>> = {
  'acceptance.reject-without-reason': [
    'client may reject any chapter at its discretion after two corrections of the agreed criteria',
    'client may refuse the work without giving a reason until provider corrects it as described in annex 1',
    'work may be rejected if in the opinion of client it misses the brief, and provider corrects it until it is accepted',
    'client may decline a drawing that it does not like',
    'client may reject the specification at any time',
    'deliverables that client considers short of the brief are refused until they are mended',
    'klientas savo nuožiūra gali nepriimti etapo, kol jis nepataisytas pagal specifikaciją',
    'klientas gali atsisakyti darbo nenurodydamas priežasties, kol pagal užduotį jis neištaisytas',
    'klientui nepatikus užduotis nepriimama, kol ji nepataisoma',
    'klientas gali nepriimti bet kurio darbo',
    'klientas gali nepriimti teksto, kuris, jo nuomone, neatitinka užduoties, kol jis nepataisytas',
    'klientas gali atmesti brėžinius be motyvų, kol jie neištaisyti',
  ],
  'termination-breach.one-sided': [
    'client may end it at once for any breach, such as coming drunk or late',
    'client may terminate if it suspects theft',
    'client may terminate where in its opinion provider was rude',
    'client may end the contract if provider complains or threatens to go to court',
    'client may terminate for fraud or any other reason',
    'if provider comes drunk client may terminate and all fees for the season are forfeited',
    'klientas gali nutraukti sutartį, jei įtaria vagystę',
    'jei paslaugų teikėjas vėluoja ar yra neblaivus, klientas sutartį nutraukia iš karto',
    'klientas nutraukia sutartį dėl bet kokio pažeidimo, net jei tai nėra vagystė',
    'paslaugų teikėjui, kliento nuomone, elgiantis agresyviai, sutartis nutraukiama',
    'jei paslaugų teikėjas atvyksta girtas, sutartis nutraukiama ir jis praranda visą sezono atlygį',
    'klientas sutartį nutraukia, jei paslaugų teikėjas padaro klaidą arba apgauna svečią',
  ],
  'termination-convenience.no-notice': [
    'client may end it right away if the government cuts its budget',
    'jei institucija sumažina biudžetą, klientas gali sutartį nutraukti iš karto',
  ],
  'liquidated-damages.one-way': [
    'if provider misses a session, provider pays a fine of $400 and the actual cost of the studio, at most $900',
    'provider pays twice the actual cost of the room, at most 500 euro',
    'provider pays £100 for each missed session',
    'provider pays the actual cost of the crew',
    'for lateness provider pays 5 % a day, up to 30 %',
    'provider reimburses the actual loss of profit up to the fee',
    'neatvykęs paslaugų teikėjas moka 300 eurų baudą ir faktines išlaidas, ne daugiau kaip 900 eurų',
    'paslaugų teikėjas atlygina dvigubas faktines salės išlaidas, ne daugiau kaip 500 eurų',
    'paslaugų teikėjas už kiekvieną praleistą repeticiją moka 100 eurų',
    'paslaugų teikėjas atlygina faktines komandos išlaidas',
    'vėluodamas paslaugų teikėjas moka 5 % delspinigius, bet ne daugiau kaip 30 %',
    'paslaugų teikėjas atlygina faktiškai negautas pajamas, neviršijant kainos',
  ],
  'fees.client-may-cut': [
    'if provider is late client may lower the day rate as it thinks fit',
    'client may leave unpaid only the hours that it considers wasted',
    'jei paslaugų teikėjas vėluoja, klientas savo nuožiūra mažina dienos atlygį',
    'klientas nemoka tik už tas valandas, kurios, jo nuomone, buvo bereikalingos',
  ],
  'deposit.refundable': [
    'if client cancels, the deposit goes back',
    'the advance is repaid if client is not satisfied',
    'if provider or client cancels for any reason, the deposit is refunded',
    'should provider withdraw, provider refunds the deposit twice',
    'if provider pulls out, all payments made so far are returned',
    'the deposit is refundable at any time',
    'klientui atsisakius projekto, avansas grąžinamas',
    'avansas grąžinamas, jei klientas netenkinamas',
    'paslaugų teikėjui ar klientui atsisakius dėl bet kokios priežasties, avansas grąžinamas',
    'jei paslaugų teikėjas atsisako, grąžina dvigubą avansą',
    'jei paslaugų teikėjas pasitraukia, grąžina visas gautas sumas',
    'avansas bet kada grąžintinas',
  ],
  'kill-fee.pause': [
    'client may suspend the work at any time until it is ready to go on',
    'client may pause the project as long as it wishes',
    'if client has no funds the work rests until they are obtained',
    'client may hold the work until its board has decided',
    'if in the opinion of client provider is not ready, the work is paused until it is restored',
    'client may stop the visits without a date',
    'klientas gali bet kada stabdyti darbus, kol bus pasirengęs',
    'klientas gali sustabdyti projektą tiek laiko, kiek nori',
    'jei klientas neturi lėšų, darbai stabdomi, kol jų gaunama',
    'klientas stabdo darbus, kol apsispręs jo valdyba',
    'jei paslaugų teikėjas, kliento nuomone, neturi patirties, darbai stabdomi, kol ji įgyjama',
    'klientas gali neribotam laikui sustabdyti darbus',
  ],
  'timeline.no-extension': [
    'provider stops if there is a danger, but the deadline remains, even if the show is late',
    'the dates stand even if client is late',
    'provider stops unsafe work even if it is late, and still answers for the delay',
    'paslaugų teikėjas stabdo nesaugų darbą, bet terminas nepratęsiamas, net jei dėl to vėluotų',
    'terminai nekeičiami, net jei klientas vėluoja',
    'paslaugų teikėjas sustabdo pavojingą darbą, net jei dėl to vėluotų, ir moka delspinigius',
  ],
  'invoicing.at-end': [
    'provider sends one invoice when the project is complete, at the end of the month',
    'all work is billed after eleven months at the end of the month',
    'the whole sum is invoiced at the end',
    'sąskaita už visus darbus pateikiama paskutinio mėnesio pabaigoje',
    'viso sezono sąskaita pateikiama mėnesio pabaigoje',
    'sąskaita pateikiama užbaigus projektą, mėnesio pabaigoje',
  ],
  'provider-warranties.too-long': [
    'provider corrects all errors for two years',
    'errors that provider made are put right for ten years',
    'paslaugų teikėjas dvejus metus savo lėšomis taiso visas klaidas',
    'savo klaidas paslaugų teikėjas taiso dešimt metų',
  ],
  'insurance.high-limit': [
    'provider shall hold public liability insurance of £10,000,000',
    'for this £900 leaflet provider holds insurance of £2,000,000',
    'provider carries cover of $5 million',
    'the policy of provider covers 20,000,000 euro',
    'provider holds insurance of eur 3,000,000',
    'provider is insured for a sum equal to the turnover of client',
    'paslaugų teikėjas apsidraudęs 5 000 000 eurų sumai',
    'už 900 eur lankstinuką paslaugų teikėjas turi 100 000 eur draudimą',
    'paslaugų teikėjo draudimo suma ne mažesnė kaip 500 000 eur',
    'draudimo suma - 5 mln. eurų',
    'paslaugų teikėjas turi 3 000 000 eur polisą',
    'draudimo suma lygi kliento metinei apyvartai',
  ],
};

const each = (all: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(all).flatMap(([defect, wordings]) =>
    wordings.map((wording): [string, string] => [defect, wording]),
  );

describe('hard words with a reason', () => {
  it.each(each(FAIR))('are not blamed for %s: %s', (defect, plain) => {
    expect(isTakenBack(defect, plain)).toBe(true);
  });
  it.each(RISKS_OF_THE_CLIENT)('are not blamed where the client decides against a warning: %s', (plain) => {
    for (const defect of ['termination-convenience.no-notice', 'liability-cap.unlimited'])
      expect(isTakenBack(defect, plain)).toBe(true);
  });
});

describe('hard words without one', () => {
  it.each(each(TRAPS))('stay blamed for %s: %s', (defect, plain) => {
    expect(isTakenBack(defect, plain)).toBe(false);
  });
  it.each(RISKS_OF_THE_PROVIDER)('stay blamed where the risk is not the client’s: %s', (plain) => {
    expect(isTakenBack('termination-convenience.no-notice', plain)).toBe(false);
  });
});
