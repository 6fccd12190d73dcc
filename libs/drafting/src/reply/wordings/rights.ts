import {
  counter,
  figure,
  restate,
  rewrite,
  said,
  saying,
  settling,
  type Counters,
  type Rewrite,
} from '../counter.js';

/** A transfer that takes along what was there before. */
const WITH_TOOLS =
  /(?<!\p{L})(?:tools?|librar(?:y|ies)|know-how|templates?|(?:background|earlier|existing|pre-existing|prior) (?:material|work|right|intellectual)|įrank|bibliotek|šablon|anksčiau sukurt|ankstesni)/u;

/** A transfer of what was there before that takes along what is made now. */
const WITH_RESULT =
  /(?<!\p{L})(?:all|any|every)(?: \p{L}+){0,3} (?:rights|code|works?|work product|deliverables?|results?|materials? (?:made|created|written))(?!\p{L})[^.;]*(?<!\p{L})(?:and|as well as|including|together)(?!\p{L})|(?<!\p{L})vis(?:as|os|i|ą|us)(?: \p{L}+){0,3} (?:kod|teis|rezultat|darb|kūrin|tekst|dizain)\p{L}*[^.;]*(?<!\p{L})(?:taip pat|bei|įskaitant|ir)(?!\p{L})/u;
const RESULT_AND_TOOLS: Rewrite = saying(
  settling(
    rewrite(
      'The rights in the accepted results pass to {client obj} when the full price has been paid; until then {client} may review and test them. What {provider} made before or outside this work stays with {provider obj}; {client} will have a non-exclusive right to use it as part of the result.',
      'Teisės į priimtus rezultatus pereina {client dat}, kai sumokėta visa kaina; iki tol {client gali} juos peržiūrėti ir išbandyti. Anksčiau ar ne šiam darbui sukurta medžiaga lieka {provider dat}; {client dat} suteikiama neišimtinė teisė ja naudotis kaip rezultato dalimi.',
    ),
    ['background-materials', 'ip-ownership'],
  ),
  'Could the rights pass together with the payment, and earlier work stay with its author, with a licence to use it in the result? Until then the work can be reviewed and tested.',
  'Siūlau, kad teisės pereitų kartu su mokėjimu, o anksčiau sukurta medžiaga liktų jos autoriui ir rezultate ja būtų galima naudotis; iki tol darbą galima peržiūrėti ir išbandyti.',
);

const RESULT_WHEN_PAID = rewrite(
  'The rights in the accepted results pass to {client obj} when the full price has been paid; until then {client} may review and test them.',
  'Teisės į priimtus rezultatus pereina {client dat}, kai sumokėta visa kaina; iki tol {client gali} juos peržiūrėti ir išbandyti.',
);
/** What is made on the way to the result. */
const WITH_DRAFTS =
  /(?<!\p{L})(?:sketch|drafts?(?!\p{L})|out-?takes?|raw (?:material|file|footage)|(?:rejected|unused|preliminary) \p{L}+|work in progress|eskiz|juodrašč|(?:atmest|nepanaudot|nepasirinkt)\p{L}* \p{L}+)/u;

/** Who owns what is made, and what was there before. */
export const RIGHTS: Counters = {
  'background-materials.swept-in': counter(
    said(
      'Could what existed before stay with its author, with a licence to use it in the result?',
      'A licence without an end for what is part of the result.',
      'Losing tools and earlier work.',
    ),
    said(
      'Siūlau, kad anksčiau sukurta medžiaga liktų jos autoriui, o rezultate ja būtų galima naudotis pagal licenciją.',
      'Neterminuota licencija tam, kas yra rezultato dalis.',
      'Įrankių ir ankstesnių darbų praradimas.',
    ),
    [
      { ...RESULT_AND_TOOLS, where: WITH_RESULT },
      rewrite(
        'What {provider} made before or outside this work stays with {provider obj}; {client} will have a non-exclusive right to use it as part of the result.',
        'Anksčiau ar ne šiam darbui sukurta medžiaga lieka {provider dat}; {client dat} suteikiama neišimtinė teisė ja naudotis kaip rezultato dalimi.',
      ),
    ],
  ),
  'background-materials.unlimited-licence': counter(
    said(
      'Could the licence cover use within the result? That is what is needed to work with it.',
      'Passing on together with the result.',
      'Free use and resale of the tools by themselves.',
    ),
    said(
      'Siūlau, kad licencija apimtų naudojimą rezultate: to ir reikia juo naudotis.',
      'Perdavimas kartu su rezultatu.',
      'Laisvas įrankių naudojimas ir perpardavimas atskirai.',
    ),
    [
      rewrite(
        '{client} may use the tools and materials of {provider obj} as part of the result and pass them on together with it.',
        '{provider gen} įrankiais ir medžiaga {client gali} naudotis kaip rezultato dalimi ir perduoti juos kartu su juo.',
      ),
    ],
  ),
  'background-materials.no-open-source': counter(
    said(
      'Ready-made parts save time and cost. Could they be allowed with a list of their licences?',
      'A list that is approved before use.',
      'A complete ban, or liability for parts made by others.',
    ),
    said(
      'Sukurti komponentai taupo laiką ir lėšas. Siūlau juos leisti, pateikiant licencijų sąrašą.',
      'Sąrašas, patvirtinamas prieš naudojant.',
      'Visiškas draudimas arba atsakomybė už kitų sukurtas dalis.',
    ),
    [
      rewrite(
        'Components of third parties, open-source ones included, may be used under their own licences; {provider} will list them for {client obj}.',
        'Trečiųjų asmenų, taip pat atvirojo kodo, komponentus galima naudoti pagal jų pačių licencijas; {provider pateikia} jų sąrašą {client dat}.',
      ),
    ],
  ),
  'credit-portfolio.ban': counter(
    said(
      'Could published work be shown in the portfolio? Nothing confidential would be shown.',
      'After an agreed time, or without the name.',
      'Never being able to show what was made.',
    ),
    said(
      'Siūlau leisti paskelbtą darbą rodyti darbų aplanke; nieko konfidencialaus nebūtų rodoma.',
      'Po sutarto laiko arba be pavadinimo.',
      'Niekada nerodyti to, kas sukurta.',
    ),
    [
      rewrite(
        'Once the work has been published, {provider} may show it and name {client obj} in a portfolio, without confidential information.',
        'Kai darbas paskelbtas, {provider gali} rodyti jį savo darbų aplanke ir nurodyti {client acc}; konfidenciali informacija neatskleidžiama.',
      ),
    ],
  ),
  'credit-portfolio.moral-rights': counter(
    said(
      'Moral rights cannot be given up everywhere. Could they stay with the author, while the changes that the agreed use needs are allowed?',
      'No name on the work itself, but in its documentation.',
      'Changes that distort the work, under the author’s name.',
    ),
    said(
      'Asmeninių neturtinių teisių ne visur galima atsisakyti. Siūlau jas palikti autoriui, o sutartam naudojimui reikalingus pakeitimus leisti.',
      'Vardas ne pačiame darbe, o jo dokumentuose.',
      'Darbą iškraipantys pakeitimai autoriaus vardu.',
    ),
    [
      rewrite(
        'Moral rights stay with the author; {client} may make the changes that the agreed use needs, as long as they do not distort the work.',
        'Asmeninės neturtinės teisės lieka autoriui; {client gali} daryti sutartam naudojimui reikalingus pakeitimus, jeigu jie darbo neiškraipo.',
      ),
    ],
  ),
  'credit-portfolio.ghost': counter(
    said(
      'Could the author be named, or the price reflect that somebody else will be?',
      'A confidential note of who made the work.',
      'Somebody else’s name for the same price.',
    ),
    said(
      'Siūlau nurodyti autorių arba kainoje atsižvelgti į tai, kad bus nurodytas kitas asmuo.',
      'Konfidencialus patvirtinimas, kas sukūrė darbą.',
      'Kito asmens vardas už tą pačią kainą.',
    ),
  ),
  'ip-ownership.before-payment': counter(
    said(
      'Could the rights pass together with the payment? Until then the work can be reviewed and tested.',
      'Rights that pass by stages as they are paid.',
      'Rights that pass although the price is never paid.',
    ),
    said(
      'Siūlau, kad teisės pereitų kartu su mokėjimu; iki tol darbą galima peržiūrėti ir išbandyti.',
      'Teisės, pereinančios etapais, juos apmokėjus.',
      'Teisės, pereinančios, nors kaina niekada nesumokama.',
    ),
    [
      { ...RESULT_AND_TOOLS, where: WITH_TOOLS },
      saying(
        { ...RESULT_WHEN_PAID, where: WITH_DRAFTS },
        'Could the rights pass together with the payment, and only in the accepted result, while sketches and variants that were not chosen stay with their author? Until then the work can be reviewed and tested.',
        'Siūlau, kad kartu su mokėjimu pereitų tik teisės į priimtą rezultatą, o eskizai ir nepasirinkti variantai liktų jų autoriui; iki tol darbą galima peržiūrėti ir išbandyti.',
      ),
      RESULT_WHEN_PAID,
    ],
  ),
  'ip-ownership.future-works': counter(
    said(
      'Could the rights concern what is ordered and paid here?',
      'Improvements of the result that were ordered.',
      'Losing works that were made for others or in free time.',
    ),
    said(
      'Siūlau, kad teisės apimtų tai, kas čia užsakyta ir apmokėta.',
      'Užsakyti rezultato patobulinimai.',
      'Kitiems ar laisvu laiku sukurtų darbų praradimas.',
    ),
    [
      restate(
        'Rights pass only in the results that were ordered under {contract} and paid for.',
        'Pereina tik teisės į pagal {contract acc} užsakytus ir apmokėtus rezultatus.',
      ),
    ],
  ),
  'ip-ownership.swept-in': counter(
    said(
      'Could drafts and variants that were not chosen stay with their author? The final result passes as agreed.',
      'A right to look at drafts, or a price for further variants.',
      'Giving away every idea for the price of one result.',
    ),
    said(
      'Siūlau, kad eskizai ir nepasirinkti variantai liktų autoriui; galutinis rezultatas pereina, kaip sutarta.',
      'Teisė peržiūrėti eskizus arba kaina už kitus variantus.',
      'Visų idėjų atidavimas už vieno rezultato kainą.',
    ),
    [
      rewrite(
        'Rights pass only in the final accepted result, when the full price has been paid; ideas, drafts and rejected variants stay with {provider obj}.',
        'Sumokėjus visą kainą pereina tik teisės į galutinį priimtą rezultatą; idėjos, eskizai ir atmesti variantai lieka {provider dat}.',
      ),
    ],
  ),
  'ip-ownership.extent': counter(
    said(
      'Could we list the uses, the territory and the time? The price was made for them.',
      'Wide rights for a price that reflects them.',
      'All rights in everything for the price of one use.',
    ),
    said(
      'Siūlau išvardyti naudojimo būdus, teritoriją ir laiką: pagal tai apskaičiuota kaina.',
      'Plačios teisės už jas atitinkančią kainą.',
      'Visos teisės į viską už vieno naudojimo kainą.',
    ),
  ),
  'ip-ownership.work-for-hire': counter(
    said(
      'Independent work is usually no work of an employee. Could the rights pass by a plain transfer on payment?',
      'A licence that begins at once and a transfer on payment.',
      'Ownership of the other side before anything is paid.',
    ),
    said(
      'Savarankiškai sukurtas darbas paprastai nėra darbuotojo kūrinys. Siūlau teises perduoti sumokėjus.',
      'Iš karto prasidedanti licencija ir teisių perdavimas sumokėjus.',
      'Kitos šalies teisės dar nieko nesumokėjus.',
    ),
    [
      rewrite(
        'The rights in the accepted results pass to {client obj} when the full price has been paid.',
        'Teisės į priimtus rezultatus pereina {client dat}, kai sumokėta visa kaina.',
      ),
    ],
  ),
  'ip-ownership.no-assignment': counter(
    said(
      'Could one sentence say which rights pass, and when?',
      'A licence for the agreed use.',
      'Leaving open who owns the work.',
    ),
    said(
      'Siūlau vienu sakiniu nurodyti, kokios teisės ir kada pereina.',
      'Licencija sutartam naudojimui.',
      'Neaišku, kam priklauso darbas.',
    ),
  ),
  'ip-ownership.power-of-attorney': counter(
    said(
      'Could papers that are needed be signed within an agreed time instead of a general power?',
      'A power for one named register, that can be taken back.',
      'An irrevocable power to sign anything.',
    ),
    said(
      'Siūlau vietoj bendro įgaliojimo reikalingus dokumentus pasirašyti per sutartą laiką.',
      'Atšaukiamas įgaliojimas vienam įvardytam registrui.',
      'Neatšaukiamas įgaliojimas pasirašyti bet ką.',
    ),
    [
      rewrite(
        'When the price has been paid, {provider} will sign the papers that are needed to record the rights within {#days} of a request.',
        'Kai kaina sumokėta, {provider pasirašo} teisėms įforminti reikalingus dokumentus per {#days} nuo prašymo.',
      ),
    ],
    [figure('days', 10, [3, 30], 'working-day')],
  ),
  'ip-ownership.no-own-use': counter(
    said(
      'Could general methods and style stay free to use? Nothing specific to the project is meant.',
      'A list of parts that may not be reused.',
      'A ban on one’s own way of working.',
    ),
    said(
      'Siūlau, kad bendrais metodais ir stiliumi būtų galima laisvai naudotis; projektui skirtos dalys čia nepatenka.',
      'Dalių, kurių negalima naudoti pakartotinai, sąrašas.',
      'Draudimas dirbti savo būdu.',
    ),
    [
      rewrite(
        '{provider} may go on using general methods, style and parts that are not specific to {client obj}.',
        '{provider gali} toliau naudoti bendrus metodus, stilių ir dalis, kurios nėra skirtos būtent {client dat}.',
      ),
    ],
  ),
};
