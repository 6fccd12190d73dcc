import type { Localised } from '../questions/question.js';

/** What is usually agreed about something that a field's label or a suggestion speaks of. `{work}` is the user's work. */
export interface Topic extends Localised {
  readonly about: RegExp;
}

export const TOPICS: readonly Topic[] = [
  {
    about: /intellectual|copyright|ownership|source files|autor\p{L}* teis|intelektin|nuosavyb/iu,
    en: 'The rights in the Deliverables pass to the Client when the Provider has received the Fees for them in full. Tools, templates and know-how that the Provider had before stay with the Provider; the Client may use them as part of the Deliverables.',
    lt: 'Teisės į Rezultatą Klientui pereina, kai Paslaugų teikėjas gauna visą Kainą už jį. Anksčiau turėti įrankiai, šablonai ir praktinė patirtis lieka Paslaugų teikėjui; Klientas juos gali naudoti kaip Rezultato dalį.',
  },
  {
    about: /confidential|secret|\bnda\b|konfidencial|paslapt/iu,
    en: 'Each Party keeps secret what it learns about the other’s business, clients, prices and plans, uses it only for this Agreement and shows it only to people who need it for the work. This does not cover what is public or was known before.',
    lt: 'Kiekviena Šalis saugo paslaptyje tai, ką sužino apie kitos Šalies verslą, klientus, kainas ir planus, naudoja tai tik Sutarčiai vykdyti ir parodo tik tiems, kam to reikia darbui. Tai netaikoma tam, kas vieša arba buvo žinoma anksčiau.',
  },
  {
    about: /personal data|privacy|gdpr|asmens duom|privatum|bdar/iu,
    en: 'The Provider handles personal data only as the Client has instructed in writing, gives access only to those who need it, and deletes or returns the data when the Services end. It reports a breach to the Client without delay.',
    lt: 'Asmens duomenis Paslaugų teikėjas tvarko tik pagal rašytinius Kliento nurodymus, prieigą suteikia tik tiems, kam jos reikia, o baigęs teikti Paslaugas duomenis ištrina arba grąžina. Apie saugumo pažeidimą jis nedelsdamas praneša Klientui.',
  },
  {
    about: /terminat|cancel|\bend of|early end|nutrauk|atsisak/iu,
    en: 'A Party that ends this Agreement early gives written notice. The Client pays for the Services performed until the end, including work in progress, and for costs that the Provider can no longer avoid.',
    lt: 'Anksčiau laiko Sutartį nutraukianti Šalis apie tai įspėja raštu. Klientas sumoka už iki pabaigos suteiktas Paslaugas, įskaitant nebaigtą darbą, ir atlygina išlaidas, kurių Paslaugų teikėjas nebegali išvengti.',
  },
  {
    about: /liabilit|damages|compensation|atsakomyb|žal|nuostol/iu,
    en: 'Each Party answers for direct loss that it causes by its fault, up to the amount of the Fees. The limit does not apply to intent, gross negligence or anything else that the law does not allow to be limited.',
    lt: 'Kiekviena Šalis dėl savo kaltės atsiradusius tiesioginius nuostolius atlygina neviršydama Kainos. Riba netaikoma tyčiai, dideliam neatsargumui ir kitiems atvejams, kai riboti teisės aktai neleidžia.',
  },
  {
    about: /dispute|court|mediation|arbitrat|ginč|teism|mediacij/iu,
    en: 'The Parties first try to settle a dispute by negotiation. If they have not settled it within 30 calendar days after one of them described it in writing, either Party may go to the court named in this Agreement.',
    lt: 'Ginčą Šalys pirmiausia bando išspręsti derybomis. Jeigu per 30 (trisdešimt) kalendorinių dienų nuo rašytinio jo aprašymo nesusitaria, kiekviena Šalis turi teisę kreiptis į Sutartyje nurodytą teismą.',
  },
  {
    about: /payment|invoice|fee|price|deposit|mokėj|sąskait|kain|avans|atlyg/iu,
    en: 'The Provider sends invoices by e-mail with what the law requires. The Client pays each invoice by bank transfer within the agreed term; if it disputes a part, it says so in writing with reasons and pays the rest on time.',
    lt: 'Sąskaitas su teisės aktuose nustatytais duomenimis Paslaugų teikėjas siunčia el. paštu. Kiekvieną sąskaitą Klientas sutartu terminu apmoka banko pavedimu; jeigu ginčija dalį, raštu nurodo priežastis, o likusią dalį sumoka laiku.',
  },
  {
    about: /accept|approval|sign-?off|priėmim|patvirtin/iu,
    en: 'The Client checks what was delivered against its description and either accepts it in writing or sends one written list of what departs from it. If it does neither in the agreed time, the delivery counts as accepted.',
    lt: 'Klientas patikrina, ar tai, kas perduota, atitinka aprašymą, ir raštu tai priima arba atsiunčia vieną rašytinį neatitikimų sąrašą. Jeigu per sutartą laiką nepadaro nei vieno, nei kito, laikoma, kad priėmė.',
  },
  {
    about: /change|additional work|extra|pakeitim|papildom/iu,
    en: 'A change of the work is agreed in writing, with its price and its effect on the dates, before the Provider starts it. Until then the work goes on as agreed before.',
    lt: 'Dėl darbo pakeitimo, jo kainos ir įtakos terminams raštu susitariama prieš Paslaugų teikėjui jį pradedant. Iki tol dirbama taip, kaip sutarta anksčiau.',
  },
  {
    about: /revision|correction|feedback|pataisym|pastab/iu,
    en: 'The Client collects its comments in one written list for each round. A round refines what was agreed; a new direction or a further round is additional work.',
    lt: 'Kiekvieno rato pastabas Klientas surašo į vieną sąrašą. Pataisymais tobulinama tai, kas sutarta; nauja kryptis ar dar vienas ratas yra papildomas darbas.',
  },
  {
    about: /report|ataskait/iu,
    en: 'At the end of each calendar month the Provider sends a short report: what was done for “{work}”, what comes next, and what it needs from the Client.',
    lt: 'Kiekvieno kalendorinio mėnesio pabaigoje Paslaugų teikėjas atsiunčia trumpą ataskaitą: kas padaryta („{work}“), kas bus daroma toliau ir ko reikia iš Kliento.',
  },
  {
    about: /meeting|\bcalls?\b|susitik|skambuč|posėd/iu,
    en: 'The Parties speak about “{work}” by video call at agreed times. The Provider sends a short note of what was decided; what changes price, scope or dates counts only when both confirm it in writing.',
    lt: 'Darbą („{work}“) Šalys sutartu laiku aptaria vaizdo skambučiu. Paslaugų teikėjas atsiunčia trumpą nutarimų santrauką; tai, kas keičia kainą, apimtį ar terminus, galioja tik abiem raštu patvirtinus.',
  },
  {
    about: /communicat|channel|contact|bendrav|ryši|kontakt/iu,
    en: 'The Parties communicate by e-mail; short questions may be settled by telephone or message. One person on each side speaks for it. What changes price, scope or dates counts only in writing.',
    lt: 'Šalys bendrauja el. paštu; trumpi klausimai gali būti išspręsti telefonu ar žinute. Kiekvienos Šalies vardu kalba vienas asmuo. Tai, kas keičia kainą, apimtį ar terminus, galioja tik raštu.',
  },
  {
    about: /support|maintenance|aftercare|palaikym|priežiūr|aptarnav/iu,
    en: 'After acceptance the Provider corrects its own mistakes as the warranty says. Other help, updates and maintenance are ordered separately and paid at the rate for additional work.',
    lt: 'Po priėmimo Paslaugų teikėjas savo klaidas taiso pagal garantijos sąlygas. Kita pagalba, atnaujinimai ir priežiūra užsakomi atskirai ir apmokami pagal papildomų darbų įkainį.',
  },
  {
    about: /training|onboarding|introduction|mokym|apmokym|supažind/iu,
    en: 'The Provider introduces the people named by the Client to what was delivered, once, by video call, and leaves written instructions. Further training is additional work.',
    lt: 'Su tuo, kas perduota, Paslaugų teikėjas vieną kartą vaizdo skambučiu supažindina Kliento nurodytus asmenis ir palieka rašytines instrukcijas. Kiti mokymai yra papildomas darbas.',
  },
  {
    about: /travel|kelion|komandiruot/iu,
    en: 'Travel is agreed beforehand. The Client pays tickets and accommodation at cost, against receipts; travel time is agreed together with the trip.',
    lt: 'Kelionės suderinamos iš anksto. Bilietus ir apgyvendinimą Klientas atlygina savikaina pagal pateiktus dokumentus; dėl kelionės laiko apmokėjimo susitariama kartu su kelione.',
  },
  {
    about: /availab|working hours|response time|darbo laik|pasiekiam|atsakymo laik/iu,
    en: 'The Provider answers messages on working days and arranges its time itself. Urgent work outside these days is agreed beforehand, with its price.',
    lt: 'Į žinutes Paslaugų teikėjas atsako darbo dienomis, o savo laiką planuoja pats. Dėl skubaus darbo kitomis dienomis ir jo kainos susitariama iš anksto.',
  },
  {
    about: /brand|style|tone|visual|prekės ženkl|stili|tonas|toną/iu,
    en: 'The work follows the Client’s brand rules, which the Client supplies before the start. Where there are none, the Provider proposes a style in writing and keeps to it when the Client has approved it.',
    lt: 'Dirbama pagal Kliento prekės ženklo taisykles, kurias Klientas pateikia prieš pradžią. Jeigu jų nėra, stilių raštu pasiūlo Paslaugų teikėjas ir, Klientui patvirtinus, jo laikosi.',
  },
  {
    about: /audience|target group|auditorij|tikslin\p{L}* grup/iu,
    en: 'The Client describes in writing whom “{work}” is for: who they are, what they need and how they are reached. The Provider works for this audience; another one is a change of the work.',
    lt: 'Klientas raštu aprašo, kam skirtas darbas („{work}“): kas tie žmonės, ko jiems reikia ir kaip juos pasiekti. Paslaugų teikėjas dirba šiai auditorijai; kita auditorija yra darbo pakeitimas.',
  },
  {
    about: /goal|purpose|objective|\bkpi|target|tiksl|rodikl/iu,
    en: 'The purpose of “{work}” is what the description says. Goals in figures guide the work and are looked at together; they are not promised, because they also depend on the Client and on others.',
    lt: 'Darbo („{work}“) tikslas – tai, kas nurodyta aprašyme. Skaičiais išreikšti tikslai padeda kryptingai dirbti ir aptariami kartu; jie nežadami, nes priklauso ir nuo Kliento bei kitų asmenų.',
  },
  {
    about: /access|password|security|account|prieig|slaptaž|saugum|paskyr/iu,
    en: 'The Client gives the access that the work needs before the start, with rights no wider than needed. The Provider keeps passwords secret, uses a second factor where there is one, and gives the access up when the work ends.',
    lt: 'Darbui reikalingą prieigą Klientas suteikia prieš pradžią, ne platesnę, nei reikia. Paslaugų teikėjas slaptažodžius saugo, naudoja dviejų veiksnių patvirtinimą, kur jis yra, o baigęs darbą prieigos atsisako.',
  },
  {
    about: /format|files?\b|fail/iu,
    en: 'The results are delivered as finished files in formats that are usual for this work and that the Client can open. Editable working files are included if the list of deliverables names them.',
    lt: 'Rezultatai perduodami kaip galutiniai failai šiam darbui įprastais formatais, kuriuos Klientas gali atidaryti. Redaguojami darbiniai failai įeina, jeigu įvardyti rezultatų sąraše.',
  },
  {
    about: /test|quality|standard|kokyb|išband|testav/iu,
    en: 'Before delivery the Provider checks the work against its description and corrects what departs from it. What the Client then finds it reports in one written list, with an example of each point.',
    lt: 'Prieš perduodamas Paslaugų teikėjas patikrina, ar darbas atitinka aprašymą, ir pataiso neatitikimus. Tai, ką paskui randa Klientas, jis praneša vienu rašytiniu sąrašu su kiekvieno dalyko pavyzdžiu.',
  },
  {
    about: /insur|draud/iu,
    en: 'The Provider keeps the insurance that it has and shows a certificate on request. If the Client asks for more cover, it pays the additional premium, agreed beforehand.',
    lt: 'Paslaugų teikėjas išlaiko turimą draudimą ir paprašytas parodo jį patvirtinantį dokumentą. Jeigu Klientas prašo didesnės apsaugos, jis sumoka iš anksto suderintą papildomą įmoką.',
  },
  {
    about: /equipment|location|place of|office|remote|įrang|priemon|vieta|nuotol/iu,
    en: 'The Provider works where it chooses and with its own equipment. Work at the Client’s place is agreed beforehand, and the Client then provides what is needed there.',
    lt: 'Paslaugų teikėjas dirba ten, kur pasirenka, ir savo priemonėmis. Dėl darbo Kliento patalpose susitariama iš anksto, o tai, ko ten reikia, parūpina Klientas.',
  },
  {
    about: /material|content|input|medžiag|turin/iu,
    en: 'The Client supplies texts, images, data and approvals for “{work}” in final form before the Services that depend on them begin, and has the right to use them. Dates move by the time that they are late.',
    lt: 'Darbui („{work}“) reikalingus tekstus, vaizdus, duomenis ir patvirtinimus Klientas galutinius pateikia prieš pradedant nuo jų priklausančias Paslaugas ir turi teisę juos naudoti. Terminai pratęsiami tiek, kiek vėluojama.',
  },
];

/** For a suggestion of which nothing else is known. */
export const ANY_SUGGESTION: Localised = {
  en: 'Before the Services that depend on it begin, the Parties settle in writing for “{work}”: {label}. Until then the Provider proceeds as is usual for work of this kind and tells the Client how.',
  lt: 'Iki nuo to priklausančių Paslaugų pradžios Šalys dėl darbo „{work}“ raštu suderina: {label}. Iki tol Paslaugų teikėjas elgiasi taip, kaip įprasta dirbant tokį darbą, ir apie tai praneša Klientui.',
};

/** For a field of which nothing else is known. */
export const ANYTHING_ELSE: Localised = {
  en: '{label}: for “{work}”, the Parties settle this in writing before the Services that depend on it begin. Until then the Provider proceeds as is usual for work of this kind and tells the Client how.',
  lt: '{label}: dėl darbo „{work}“ Šalys tai raštu suderina prieš pradedant nuo to priklausančias Paslaugas. Iki tol Paslaugų teikėjas elgiasi taip, kaip įprasta dirbant tokį darbą, ir apie tai praneša Klientui.',
};
