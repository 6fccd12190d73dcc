import { counter, figure, restate, rewrite, said, shorten, withoutSums, type Counters } from '../counter.js';

/** What is promised of the work and of materials, and events that nobody controls. */
export const PROMISES: Counters = {
  'provider-warranties.absolute-originality': counter(
    said(
      'Nobody can check all the rights in the world. Could the promise be: own work, and no known infringement?',
      'A promise after a reasonable search.',
      'Liability for likenesses that nobody could know of.',
    ),
    said(
      'Visų pasaulio teisių niekas negali patikrinti. Siūlau pažadėti: savas darbas ir jokio žinomo pažeidimo.',
      'Pažadas atlikus protingą paiešką.',
      'Atsakomybė už panašumą, apie kurį niekas negalėjo žinoti.',
    ),
    [
      rewrite(
        'The work is {provider gen} own work and, to the best of {provider gen} knowledge, infringes no rights of others.',
        'Darbas yra {provider gen} sukurtas ir, kiek {provider dat} žinoma, nepažeidžia kitų asmenų teisių.',
      ),
    ],
  ),
  'provider-warranties.any-purpose': counter(
    said(
      'Could the work fit the purpose that is described? Other uses can be checked separately.',
      'A list of purposes.',
      'Fitness for whatever comes to mind.',
    ),
    said(
      'Siūlau, kad darbas tiktų aprašytam tikslui; kitą panaudojimą galima įvertinti atskirai.',
      'Tikslų sąrašas.',
      'Tinkamumas bet kam.',
    ),
    [
      rewrite(
        'The work will be fit for the purpose that is described in {contract}.',
        'Darbas tinka tam tikslui, kuris aprašytas šiame dokumente.',
      ),
    ],
  ),
  'provider-warranties.error-free': counter(
    said(
      'Nobody can rule out every fault. Could the promise be skill, care and repair?',
      'Repair within named times for serious faults.',
      'Every small fault as a breach.',
    ),
    said(
      'Visų klaidų išvengti neįmanoma. Siūlau įsipareigoti dirbti kvalifikuotai, rūpestingai ir taisyti trūkumus.',
      'Rimtų trūkumų taisymas per nustatytą laiką.',
      'Kiekviena smulki klaida kaip pažeidimas.',
    ),
    [
      restate(
        '{provider} will work with skill and care and will repair defects of the work reported in writing within {#days} of acceptance.',
        '{provider dirba} kvalifikuotai bei rūpestingai ir {provider/taiso} darbo trūkumus, apie kuriuos raštu pranešta per {#days} po priėmimo.',
      ),
    ],
    [figure('days', 30, [14, 180])],
  ),
  'provider-warranties.results': counter(
    said(
      'Success depends on the market too. Could the promise be the agreed work and reasonable efforts?',
      'A bonus for results on top of the price.',
      'Losing the pay because sales did not come.',
    ),
    said(
      'Sėkmė priklauso ir nuo rinkos. Siūlau įsipareigoti atlikti sutartą darbą ir deramai stengtis.',
      'Priedas už rezultatus prie kainos.',
      'Atlygio praradimas, nes nebuvo pardavimų.',
    ),
    [
      withoutSums(
        '{provider} will do the agreed work with reasonable efforts; business results depend on many things and are not promised.',
        '{provider atlieka} sutartą darbą deramomis pastangomis; verslo rezultatai priklauso nuo daugelio dalykų ir nėra žadami.',
      ),
    ],
  ),
  'provider-warranties.too-long': counter(
    said(
      'Could defects be repaired for a shorter time? Later faults mostly come from changes by others.',
      'Six months for defects of the work itself.',
      'Free repair for years.',
    ),
    said(
      'Siūlau trūkumų taisymo laiką sutrumpinti: vėlesni sutrikimai dažniausiai kyla dėl kitų padarytų pakeitimų.',
      'Šeši mėnesiai paties darbo trūkumams.',
      'Nemokami taisymai metų metus.',
    ),
    [
      shorten('days'),
      restate(
        '{provider} will repair defects of the work reported in writing within {#days} of acceptance.',
        '{provider taiso} darbo trūkumus, apie kuriuos raštu pranešta per {#days} po priėmimo.',
      ),
    ],
    [figure('days', 90, [30, 180])],
  ),
  'provider-warranties.future-law': counter(
    said(
      'Nobody knows later laws. Could the work comply with those at delivery, and later changes be ordered?',
      'A notice of changes that become known.',
      'Unpaid adaptation for ever.',
    ),
    said(
      'Vėlesnių įstatymų niekas nežino. Siūlau laikytis galiojančių perdavimo metu, o vėlesnius pritaikymus užsakyti.',
      'Pranešimas apie sužinotus pokyčius.',
      'Nemokamas pritaikymas visam laikui.',
    ),
    [
      rewrite(
        'The work will comply with the law and platform rules in force at delivery; later adaptations are ordered and paid separately.',
        'Darbas atitinka perdavimo metu galiojančius teisės aktus ir platformų taisykles; vėlesni pritaikymai užsakomi ir apmokami atskirai.',
      ),
    ],
  ),
  'client-warranties.provider-answers': counter(
    said(
      'Only the side that supplies materials knows where they come from. Could it answer for them?',
      'A word of warning where something looks doubtful.',
      'Answering for materials of the other side.',
    ),
    said(
      'Iš kur gauta medžiaga, žino ją pateikianti šalis. Siūlau, kad ji už ją ir atsakytų.',
      'Įspėjimas, kai kas nors kelia abejonių.',
      'Atsakomybė už kitos šalies medžiagą.',
    ),
    [
      restate(
        '{client} will answer for the rights in the materials supplied by {client obj} and for claims about them.',
        '{client atsako} už teises į savo pateiktą medžiagą ir už dėl jos kilusius reikalavimus.',
      ),
    ],
  ),
  'insurance.high-limit': counter(
    said(
      'Could the insurance that exists be enough, with a certificate on request? A higher one would change the price.',
      'A sum that fits the price of the job.',
      'Cover that costs more than the job brings in.',
    ),
    said(
      'Siūlau, kad pakaktų turimo draudimo, o paprašius būtų pateikiamas jo liudijimas; didesnis keistų kainą.',
      'Darbo kainą atitinkanti suma.',
      'Draudimas, kainuojantis daugiau, nei atneša darbas.',
    ),
    [
      restate(
        'The professional liability insurance already held by {provider obj} is sufficient; a certificate is shown on request.',
        'Pakanka turimo {provider gen} profesinės civilinės atsakomybės draudimo; paprašius pateikiamas liudijimas.',
      ),
    ],
  ),
  'insurance.own-cost': counter(
    said(
      'Could professional liability cover during the project be enough? More could be paid by the side that wants it.',
      'One more policy, during the project.',
      'Several policies long after the job.',
    ),
    said(
      'Siūlau, kad projekto metu pakaktų profesinės civilinės atsakomybės draudimo; papildomą galėtų apmokėti jo norinti šalis.',
      'Dar vienas draudimas projekto metu.',
      'Kelių rūšių draudimas ilgai po darbo.',
    ),
    [
      withoutSums(
        'Professional liability insurance during the work is sufficient; any other insurance is paid by the party that asks for it.',
        'Pakanka profesinės civilinės atsakomybės draudimo darbo metu; kitą draudimą apmoka jo prašanti šalis.',
      ),
    ],
  ),
  'insurance.additional-insured': counter(
    said(
      'Insurers often refuse such changes. Could a certificate of the existing cover be enough?',
      'A change that is paid by the side that wants it.',
      'Cover that the other side uses up.',
    ),
    said(
      'Draudikai tokių pakeitimų dažnai atsisako. Siūlau, kad pakaktų turimo draudimo liudijimo.',
      'Pakeitimas, kurį apmoka jo norinti šalis.',
      'Draudimas, kurį išnaudoja kita šalis.',
    ),
    [
      restate(
        '{provider} will show a certificate of the existing insurance on request.',
        'Paprašius {provider pateikia} turimo draudimo liudijimą.',
      ),
    ],
  ),
  'audit.unlimited': counter(
    said(
      'Could an audit concern the records of this project, once a year, after notice?',
      'A second audit for a good reason.',
      'Visits at any time, to any papers.',
    ),
    said(
      'Siūlau tikrinti šio projekto dokumentus kartą per metus, iš anksto pranešus.',
      'Antras patikrinimas dėl svarbios priežasties.',
      'Apsilankymai bet kada ir bet kokių dokumentų tikrinimas.',
    ),
    [
      restate(
        '{client} may look at the records of this project once a year, during usual working hours and after written notice of {#days}.',
        '{client gali} kartą per metus įprastomis darbo valandomis susipažinti su šio projekto dokumentais, apie tai raštu pranešus prieš {#days}.',
      ),
    ],
    [figure('days', 14, [5, 30])],
  ),
  'audit.costs': counter(
    said(
      'Could the side that wants an audit bear its cost?',
      'Cost of an audit that shows a serious error.',
      'Paying for every inspection.',
    ),
    said(
      'Siūlau, kad už patikrinimą mokėtų jo norinti šalis.',
      'Patikrinimo, parodžiusio rimtą klaidą, išlaidos.',
      'Mokėjimas už kiekvieną patikrinimą.',
    ),
    [
      restate(
        '{client} will bear the cost of the audits that {client} asks for.',
        '{client apmoka} savo prašomų patikrinimų išlaidas.',
      ),
    ],
  ),
  'force-majeure.one-sided': counter(
    said(
      'Could events beyond control excuse both sides?',
      'A list of events for both.',
      'An excuse for one side alone.',
    ),
    said(
      'Siūlau, kad nenugalima jėga atleistų abi šalis.',
      'Aplinkybių sąrašas abiem šalims.',
      'Atleidimas tik vienai šaliai.',
    ),
    [
      restate(
        'Neither party answers for a delay caused by events beyond its control, for as long as they last; this does not affect payment for work already done.',
        'Nė viena šalis neatsako už vėlavimą dėl nenugalimos jėgos aplinkybių, kol jos trunka; tai netaikoma mokėjimui už jau atliktą darbą.',
      ),
    ],
  ),
  'force-majeure.payment-excused': counter(
    said(
      'Could payment for work already done be due in any case?',
      'A short extra time to pay.',
      'No pay for work done because money is short.',
    ),
    said(
      'Siūlau, kad už jau atliktą darbą būtų sumokama bet kuriuo atveju.',
      'Trumpas papildomas laikas sumokėti.',
      'Jokio atlygio už atliktą darbą dėl pinigų stygiaus.',
    ),
    [
      restate(
        'Neither party answers for a delay caused by events beyond its control, for as long as they last; lack of money is no such event, and work already done is paid.',
        'Nė viena šalis neatsako už vėlavimą dėl nenugalimos jėgos aplinkybių, kol jos trunka; pinigų stygius tokia aplinkybe nelaikomas, o už atliktą darbą sumokama.',
      ),
    ],
  ),
  'force-majeure.provider-bears': counter(
    said(
      'Could duties rest while such an event lasts, with dates that move?',
      'Sharing of costs that cannot be avoided.',
      'Bearing alone what nobody could prevent.',
    ),
    said(
      'Siūlau, kad tokiu metu pareigos būtų sustabdytos, o terminai pratęsti.',
      'Neišvengiamų išlaidų pasidalijimas.',
      'Vienai šaliai tenkanti našta dėl to, ko niekas negalėjo išvengti.',
    ),
    [
      restate(
        'While events beyond the control of a party last, its duties are suspended and dates move; work done until then is paid.',
        'Kol trunka nenugalimos jėgos aplinkybės, šalies pareigos sustabdomos, o terminai pratęsiami; už iki tol atliktą darbą sumokama.',
      ),
    ],
  ),
};
