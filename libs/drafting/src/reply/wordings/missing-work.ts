import { counter, figure, insert, said, type Counters } from '../counter.js';

/** What a contract does not say of the work and of the rights in it. */
export const MISSING_WORK: Counters = {
  'parties.missing': counter(
    said(
      'Could the contract begin with both parties: full name, number, address, and who signs?',
      'The details in the place for signatures.',
      'Not knowing who has to pay.',
    ),
    said(
      'Siūlome sutarties pradžioje nurodyti abi šalis: pavadinimą ar vardą ir pavardę, kodą, adresą ir kas pasirašo.',
      'Duomenys parašų vietoje.',
      'Neaišku, kas turi mokėti.',
    ),
  ),
  'scope.missing': counter(
    said(
      'Could we add a description of the work: what, how many, in what form, and what is not included?',
      'A short list that is confirmed by e-mail.',
      'A price for work that nobody has described.',
    ),
    said(
      'Siūlome pridėti darbo aprašymą: kas, kiek, kokia forma ir kas neįeina.',
      'Trumpas el. paštu patvirtintas sąrašas.',
      'Kaina už darbą, kurio niekas neaprašė.',
    ),
  ),
  'timeline.missing': counter(
    said(
      'Could we add when the work starts and ends, and that dates move while something is awaited?',
      'Target dates that both confirm by e-mail.',
      'Penalties for delay without any date.',
    ),
    said(
      'Siūlome pridėti darbo pradžią, pabaigą ir kad laukiant terminai pratęsiami.',
      'Preliminarios datos, kurias abi šalys patvirtina el. paštu.',
      'Netesybos už vėlavimą, nors datos nėra.',
    ),
  ),
  'client-duties.missing': counter(
    said(
      'A sentence on materials and answers would help both sides to keep the dates.',
      'A contact person and a usual time to answer.',
      'Fixed dates while nothing is owed in return.',
    ),
    said(
      'Sakinys apie medžiagą ir atsakymus padėtų abiem šalims laikytis terminų.',
      'Kontaktinis asmuo ir įprastas atsakymo laikas.',
      'Griežti terminai be jokios pagalbos.',
    ),
    [
      insert(
        ['timeline', 'scope', 'revisions'],
        '{client} will supply the materials, access and answers that the work needs within {#days} of a request; where this takes longer, the dates of the work move by the delay.',
        '{client pateikia} darbui reikalingą medžiagą, prieigą ir atsakymus per {#days} nuo prašymo; jeigu tai užtrunka ilgiau, darbo terminai pratęsiami tiek, kiek vėluojama.',
      ),
    ],
    [figure('days', 5, [2, 15], 'working-day')],
  ),
  'change-control.missing': counter(
    said(
      'One sentence on changes saves both sides a talk later.',
      'Confirmation by e-mail.',
      'Extra work for the same price.',
    ),
    said(
      'Vienas sakinys apie pakeitimus padės išvengti pokalbių vėliau.',
      'Patvirtinimas el. paštu.',
      'Papildomas darbas už tą pačią kainą.',
    ),
    [
      insert(
        ['scope', 'revisions', 'fees'],
        'Changes and additional work start only after both parties have agreed in writing on their price and on their effect on dates.',
        'Pakeitimai ir papildomi darbai pradedami tik abiem šalims raštu susitarus dėl jų kainos ir įtakos terminams.',
      ),
    ],
  ),
  'revisions.missing': counter(
    said(
      'Could we agree on the number of correction rounds in the price?',
      'One or two more rounds.',
      'Corrections without a limit.',
    ),
    said(
      'Siūlome susitarti dėl į kainą įskaičiuotų pataisymų ratų skaičiaus.',
      'Dar vienas ar du ratai.',
      'Pataisymai be ribos.',
    ),
    [
      insert(
        ['acceptance', 'scope', 'timeline'],
        'The price includes {#rounds}; further rounds are agreed in writing beforehand and paid separately.',
        'Į kainą įeina {#rounds of}; kiti ratai iš anksto suderinami raštu ir apmokami atskirai.',
      ),
    ],
    [figure('rounds', 2, [1, 6], 'revision-round')],
  ),
  'acceptance.missing': counter(
    said(
      'A sentence on acceptance tells both sides when the work is finished.',
      'A longer time to check.',
      'An open end, while payment waits for it.',
    ),
    said(
      'Sakinys apie priėmimą abiem šalims parodo, kada darbas baigtas.',
      'Ilgesnis patikrinimo laikas.',
      'Neaiški pabaiga, kai nuo jos priklauso mokėjimas.',
    ),
    [
      insert(
        ['revisions', 'scope', 'timeline', 'fees'],
        'Within {#days} of delivery, {client} will accept the work or name in writing where it departs from the agreed description; without an answer in that time, or where the work is put to use, it counts as accepted.',
        'Per {#days} nuo perdavimo {client priima} darbą arba raštu {client/nurodo}, kas neatitinka sutarto aprašymo; per šį laiką neatsakius arba pradėjus darbu naudotis, jis laikomas priimtu.',
      ),
    ],
    [figure('days', 10, [3, 20], 'working-day')],
  ),
  'handover.missing': counter(
    said(
      'A sentence on the end avoids most misunderstandings.',
      'A list that is agreed near the end.',
      'Unpaid help without an end.',
    ),
    said(
      'Sakinys apie pabaigą padeda išvengti daugumos nesusipratimų.',
      'Pabaigoje suderintas sąrašas.',
      'Nemokama pagalba be pabaigos.',
    ),
    [
      insert(
        ['termination-convenience', 'termination-breach', 'term', 'acceptance'],
        'At the end {provider} will hand over the results that have been paid for and return the materials received; further help is agreed and paid separately.',
        'Pabaigoje {provider perduoda} apmokėtus rezultatus ir {provider/grąžina} gautą medžiagą; dėl tolesnės pagalbos susitariama ir už ją mokama atskirai.',
      ),
    ],
  ),
  'ip-ownership.missing': counter(
    said(
      'One sentence on rights would make clear who may use the result, and from when.',
      'A licence at once and the transfer on payment.',
      'Rights that pass without payment.',
    ),
    said(
      'Vienas sakinys apie teises parodytų, kas ir nuo kada gali naudoti rezultatą.',
      'Licencija iš karto, o teisių perdavimas – sumokėjus.',
      'Teisės, pereinančios nesumokėjus.',
    ),
    [
      insert(
        ['background-materials', 'acceptance', 'scope', 'fees'],
        'The rights in the accepted results, as far as their agreed use needs them, pass to {client obj} when the full price has been paid; until then {client} may review and test them.',
        'Sutartam naudojimui reikalingos teisės į priimtus rezultatus pereina {client dat}, kai sumokėta visa kaina; iki tol {client gali} juos peržiūrėti ir išbandyti.',
      ),
    ],
  ),
  'background-materials.missing': counter(
    said(
      'Could earlier work and tools stay with their author, with a licence to use them in the result?',
      'A wider licence for what is in the result.',
      'Losing tools and earlier work.',
    ),
    said(
      'Siūlome, kad ankstesni darbai ir įrankiai liktų jų autoriui, o rezultate jais būtų galima naudotis.',
      'Platesnė licencija tam, kas yra rezultate.',
      'Įrankių ir ankstesnių darbų praradimas.',
    ),
    [
      insert(
        ['ip-ownership', 'scope'],
        'Tools, templates and materials that {provider} made before or outside this work stay with {provider obj}; {client} will have a non-exclusive right to use them as part of the result.',
        'Anksčiau ar ne šiam darbui sukurti įrankiai, šablonai ir medžiaga lieka {provider dat}; {client dat} suteikiama neišimtinė teisė jais naudotis kaip rezultato dalimi.',
      ),
    ],
  ),
  'credit-portfolio.missing': counter(
    said(
      'Could published work be shown in the portfolio?',
      'After an agreed time, or without the name.',
      'A ban without a reason.',
    ),
    said(
      'Siūlome leisti paskelbtą darbą rodyti darbų aplanke.',
      'Po sutarto laiko arba be pavadinimo.',
      'Draudimas be priežasties.',
    ),
    [
      insert(
        ['ip-ownership', 'confidentiality'],
        'Once the work has been published, {provider} may show it and name {client obj} in a portfolio, without confidential information.',
        'Kai darbas paskelbtas, {provider gali} rodyti jį savo darbų aplanke ir nurodyti {client acc}; konfidenciali informacija neatskleidžiama.',
      ),
    ],
  ),
  'ai-tools.missing': counter(
    said(
      'A sentence on AI tools tells both sides what to expect.',
      'Use after a word beforehand.',
      'A ban on everyday programs.',
    ),
    said(
      'Sakinys apie dirbtinio intelekto įrankius abiem šalims parodo, ko tikėtis.',
      'Naudojimas iš anksto pranešus.',
      'Kasdienių programų draudimas.',
    ),
    [
      insert(
        ['confidentiality', 'ip-ownership', 'scope'],
        '{provider} may use tools with artificial intelligence as an aid, will review the result in person, and will not enter confidential information into public tools.',
        '{provider gali} kaip pagalbines priemones naudoti dirbtinio intelekto įrankius, asmeniškai {provider/peržiūri} rezultatą ir į viešus įrankius {provider/neįveda} konfidencialios informacijos.',
      ),
    ],
  ),
  'subcontracting.missing': counter(
    said(
      'Could others help with parts of the work, under full responsibility?',
      'Help after a short notice.',
      'A ban with tight dates.',
    ),
    said(
      'Siūlome leisti daliai darbo pasitelkti kitus, visiškai už juos atsakant.',
      'Pagalba trumpai pranešus.',
      'Draudimas, kai terminai įtempti.',
    ),
    [
      insert(
        ['assignment', 'independent-status', 'scope'],
        '{provider} may have others do parts of the work and will answer for them as for {provider gen} own acts.',
        '{provider gali} dalį darbo pavesti kitiems ir {provider/atsako} už juos kaip už savo veiksmus.',
      ),
    ],
  ),
  'independent-status.missing': counter(
    said(
      'A sentence on independence is usual and protects both sides towards the authorities.',
      'The same with agreed times for calls.',
      'Working under instructions like an employee.',
    ),
    said(
      'Sakinys apie savarankiškumą įprastas ir saugo abi šalis prieš institucijas.',
      'Tas pats su sutartu skambučių laiku.',
      'Darbas pagal nurodymus kaip darbuotojui.',
    ),
    [
      insert(
        ['taxes', 'subcontracting', 'scope', 'assignment'],
        '{provider} will work as an independent business and not as an employee, will choose the hours, the place and the tools of the work, will pay own taxes and may work for others.',
        '{provider dirba} savarankiškai, o ne pagal darbo sutartį, {provider/pasirenka} darbo laiką, vietą ir priemones, {provider/moka} savo mokesčius ir {provider/gali} dirbti kitiems.',
      ),
    ],
  ),
  'client-warranties.missing': counter(
    said(
      'Could the side that supplies materials confirm that they may be used?',
      'A list of materials that need a check.',
      'Answering for materials of the other side.',
    ),
    said(
      'Siūlome, kad medžiagą pateikianti šalis patvirtintų, jog ją galima naudoti.',
      'Tikrintinos medžiagos sąrašas.',
      'Atsakomybė už kitos šalies medžiagą.',
    ),
    [
      insert(
        ['provider-warranties', 'client-duties', 'indemnity', 'liability-cap'],
        '{client} will make sure that the materials supplied for the work may be used for it, and will answer for claims about them.',
        '{client užtikrina}, kad darbui pateiktą medžiagą galima naudoti, ir {client/atsako} už dėl jos kilusius reikalavimus.',
      ),
    ],
  ),
};
