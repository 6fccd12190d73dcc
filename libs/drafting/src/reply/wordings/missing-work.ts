import { counter, figure, insert, said, saying, type Counters } from '../counter.js';

/** What a contract does not say of the work and of the rights in it. */
export const MISSING_WORK: Counters = {
  'parties.missing': counter(
    said(
      'Could the contract begin with both parties: full name, number, address, and who signs? It then is clear who owes what to whom.',
      'The full details of both parties in the place for signatures.',
      'A contract that does not say who has to pay.',
    ),
    said(
      'Siūlau sutarties pradžioje nurodyti abi šalis: pavadinimą ar vardą ir pavardę, kodą, adresą ir kas pasirašo. Tada aišku, kas kam įsipareigoja.',
      'Visi abiejų šalių duomenys parašų vietoje.',
      'Sutartis, kurioje nepasakyta, kas turi mokėti.',
    ),
  ),
  'scope.missing': counter(
    said(
      'Could we add a description of the work: what, how many, in what form, and what is not included? Both sides can then tell when it is done.',
      'A short list of the work that both sides confirm by e-mail.',
      'A price for work that nobody has described.',
    ),
    said(
      'Siūlau pridėti darbo aprašymą: kas, kiek, kokia forma ir kas neįeina. Tada abiem šalims aišku, kada darbas atliktas.',
      'Trumpas darbų sąrašas, kurį abi šalys patvirtina el. paštu.',
      'Kaina už darbą, kurio niekas neaprašė.',
    ),
  ),
  'timeline.missing': counter(
    said(
      'Could we add when the work starts and ends, and that dates move while materials or answers are awaited? Both sides can then plan.',
      'Target dates that both sides confirm by e-mail.',
      'Penalties for delay in a contract without any date.',
    ),
    said(
      'Siūlau įrašyti darbo pradžią ir pabaigą ir tai, kad laukiant medžiagos ar atsakymų terminai pratęsiami. Tada abi šalys gali planuoti.',
      'Preliminarios datos, kurias abi šalys patvirtina el. paštu.',
      'Netesybos už vėlavimą, nors sutartyje nėra jokios datos.',
    ),
    [
      saying(
        insert(
          ['scope', 'client-duties', 'acceptance'],
          'Before the work starts both parties agree in writing on its dates; these move by the time for which materials or answers are awaited.',
          'Darbo terminus šalys raštu suderina prieš pradedant darbą; laukiant medžiagos ar atsakymų, jie pratęsiami tiek, kiek laukiama.',
        ),
        'Could we add that the dates of the work are agreed in writing before it starts, and that they move while materials or answers are awaited? Both sides can then plan.',
        'Siūlau įrašyti, kad darbo terminai raštu suderinami prieš pradedant darbą ir kad laukiant medžiagos ar atsakymų jie pratęsiami. Tada abi šalys gali planuoti.',
      ),
    ],
  ),
  'client-duties.missing': counter(
    said(
      'Could we add what materials, access and answers the work needs, and by when? Without them its dates cannot be kept.',
      'A named contact person and a usual time to answer.',
      'Fixed dates for the work while nobody has to supply what it needs.',
    ),
    said(
      'Siūlau įrašyti, kokios medžiagos, prieigos ir atsakymų darbui reikia ir iki kada. Be jų neįmanoma laikytis terminų.',
      'Kontaktinis asmuo ir įprastas atsakymo laikas.',
      'Griežti darbo terminai, nors niekas neprivalo pateikti to, ko darbui reikia.',
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
      'Could we add that changes and extra work start when their price and their effect on dates have been agreed in writing? Neither side is then surprised by a bill or a delay.',
      'Changes that are confirmed by e-mail, with their price.',
      'Extra work for the same price.',
    ),
    said(
      'Siūlau įrašyti, kad pakeitimai ir papildomi darbai pradedami raštu susitarus dėl jų kainos ir įtakos terminams. Tada nė vienai šaliai nekils netikėtumų.',
      'Pakeitimai ir jų kaina, patvirtinti el. paštu.',
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
      'Could we add how many rounds of corrections the price includes? Both sides then know from when on they are ordered separately.',
      'One or two more rounds of corrections in the price.',
      'Corrections without a limit for a fixed price.',
    ),
    said(
      'Siūlau įrašyti, kiek pataisymų ratų įeina į kainą. Tada abiem šalims aišku, nuo kada jie užsakomi atskirai.',
      'Dar vienas ar du pataisymų ratai, įskaičiuoti į kainą.',
      'Neriboti pataisymai už fiksuotą kainą.',
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
      'Could we add how and by when the work is accepted? Both sides can then tell when it is finished.',
      'A longer time to check, if silence counts as acceptance when it is over.',
      'Payment that waits for an acceptance without any date.',
    ),
    said(
      'Siūlau įrašyti, kaip ir per kiek laiko darbas priimamas. Tada abiem šalims aišku, kada jis baigtas.',
      'Ilgesnis patikrinimo laikas, jeigu jam pasibaigus tylėjimas laikomas priėmimu.',
      'Mokėjimas, priklausantis nuo priėmimo be jokio termino.',
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
      'Could we add what is handed over and returned when the work ends? That is when most misunderstandings come up.',
      'A list of what is handed over, agreed near the end.',
      'Unpaid help after the end, for as long as it is asked for.',
    ),
    said(
      'Siūlau įrašyti, kas darbo pabaigoje perduodama ir grąžinama. Daugiausia nesusipratimų kyla būtent tada.',
      'Perduodamų dalykų sąrašas, suderintas artėjant pabaigai.',
      'Nemokama pagalba po pabaigos, kol jos prašoma.',
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
      'Could we add a sentence on the rights in the result: who may use it, how, and from when? Otherwise both sides may believe that they own it.',
      'A licence at once, and the transfer of the rights on payment.',
      'Rights that pass although nothing is paid.',
    ),
    said(
      'Siūlau įrašyti sakinį apie teises į rezultatą: kas, kaip ir nuo kada gali jį naudoti. Kitaip kiekviena šalis gali manyti, kad jos priklauso jai.',
      'Licencija iš karto, o teisių perdavimas – sumokėjus.',
      'Teisės, pereinančios nieko nesumokėjus.',
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
      'Could we add that earlier work and tools stay with their author, with a licence to use them in the result? They are needed for other work as well.',
      'A wider licence for what is part of the result.',
      'Losing your own tools and earlier work.',
    ),
    said(
      'Siūlau įrašyti, kad ankstesni darbai ir įrankiai lieka jų autoriui, o rezultate jais galima naudotis. Jų reikia ir kitiems darbams.',
      'Platesnė licencija tam, kas yra rezultate.',
      'Savo įrankių ir ankstesnių darbų praradimas.',
    ),
    [
      insert(
        ['ip-ownership', 'scope'],
        'What {provider} made before or outside this work stays with {provider obj}; {client} will have a non-exclusive right to use it as part of the result.',
        'Anksčiau ar ne šiam darbui sukurta medžiaga lieka {provider dat}; {client dat} suteikiama neišimtinė teisė ja naudotis kaip rezultato dalimi.',
      ),
    ],
  ),
  'credit-portfolio.missing': counter(
    said(
      'Could we add that published work may be shown in a portfolio? New clients want to see what has been done, and nothing confidential is shown.',
      'Showing the work after an agreed time, or without the client’s name.',
      'A ban on showing published work without any reason.',
    ),
    said(
      'Siūlau įrašyti, kad paskelbtą darbą galima rodyti darbų aplanke. Nauji klientai nori matyti, kas padaryta, o nieko konfidencialaus nerodoma.',
      'Rodymas po sutarto laiko arba nenurodant kliento.',
      'Draudimas rodyti paskelbtą darbą be jokios priežasties.',
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
      'Could we add a sentence on tools with artificial intelligence: that they are an aid, and that a person reviews the result? Both sides then know what to expect.',
      'Use of such tools after a word beforehand.',
      'A ban that also covers spelling checks and other everyday programs.',
    ),
    said(
      'Siūlau įrašyti sakinį apie dirbtinio intelekto įrankius: jie yra tik pagalbinė priemonė, o rezultatą peržiūri žmogus. Tada abi šalys žino, ko tikėtis.',
      'Tokių įrankių naudojimas iš anksto pranešus.',
      'Draudimas, apimantis net rašybos tikrinimą ir kitas kasdienes programas.',
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
      'Could we add that others may help with parts of the work, while the contracting side answers for them? Dates can then be kept when somebody falls ill.',
      'Help by others after a short notice.',
      'A ban on any help while the dates are tight.',
    ),
    said(
      'Siūlau įrašyti, kad daliai darbo galima pasitelkti kitus, už juos atsakant. Tada terminų galima laikytis ir kam nors susirgus.',
      'Kitų pagalba trumpai pranešus.',
      'Bet kokios pagalbos draudimas, kai terminai įtempti.',
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
      'Could we add a sentence that the work is done as an independent business and not as employment? It is usual, and protects both sides towards the authorities.',
      'The same sentence, with agreed times for calls.',
      'Working under instructions like an employee.',
    ),
    said(
      'Siūlau įrašyti, kad dirbama savarankiškai, o ne pagal darbo sutartį. Toks sakinys įprastas ir saugo abi šalis prieš institucijas.',
      'Tas pats sakinys ir sutartas skambučių laikas.',
      'Darbas pagal nurodymus, kaip dirba darbuotojas.',
    ),
    [
      insert(
        ['taxes', 'subcontracting', 'scope', 'assignment'],
        '{provider} will work as an independent business and not as an employee, will choose the hours, the place and the tools of the work, will pay its own taxes and may work for others.',
        '{provider dirba} savarankiškai, o ne pagal darbo sutartį, {provider/pasirenka} darbo laiką, vietą ir priemones, {provider/moka} savo mokesčius ir {provider/gali} dirbti kitiems.',
      ),
    ],
  ),
  'client-warranties.missing': counter(
    said(
      'Could we add that the side which supplies texts, pictures and other materials makes sure that they may be used? Only that side knows where they come from.',
      'A list of the materials whose rights have to be checked.',
      'Answering for materials that the other side has supplied.',
    ),
    said(
      'Siūlau įrašyti, kad tekstus, paveikslėlius ir kitą medžiagą pateikianti šalis užtikrina, jog ją galima naudoti. Tik ji žino, iš kur medžiaga gauta.',
      'Sąrašas medžiagos, kurios teises reikia patikrinti.',
      'Atsakomybė už kitos šalies pateiktą medžiagą.',
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
