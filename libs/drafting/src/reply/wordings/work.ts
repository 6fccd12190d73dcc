import {
  append,
  counter,
  figure,
  replace,
  restate,
  rewrite,
  said,
  saying,
  type Counters,
  withoutSums,
} from '../counter.js';
import { BY_AGREEMENT, THINGS_NAMED } from './acceptance.js';

/** A sentence about changes that speaks of what has to be done, and not of dates or of the contract alone. */
export const OF_THE_WORK =
  /(?<!\p{L})(?:scope|specification|deliverable|(?:chang|alter|modif|vary)\p{L}* (?:the )?(?:work|services)|apimt|užduot|keisti (?:\p{L}+ ){0,2}(?:darb|paslaug))/u;
const OF_DATES_ALONE = new RegExp(`^(?!.*${OF_THE_WORK.source})`, 'u');

const CLIENT_CHANGES_WORK =
  /(?:client (?:may|can|is entitled to|has the right to) [^.;]*(?<!\p{L})(?:chang|alter|add|increas|extend|var(?:y|ied)|modif|amend)|klientas (?:\p{L}+ ){0,4}(?:gali|turi teisę) [^.;]*(?<!\p{L})(?:pa)?(?:keisti|pildyti|didinti|plėsti))/u;

/** Not where the sentence says that other tasks are done for the price: ours behind it would say the opposite. */
const NOT_FOR_THE_PRICE =
  /^(?!.*(?<!\p{L})(?:(?:same|agreed|fixed|monthly|total) (?:price|fee|rate|sum|remuneration)|(?:no|any|without) (?:any )?(?:extra|additional|further|separate|more) (?:pay|fee|charge|cost|price|remuneration|compensation)|free of charge|within the (?:price|fee)|(?:price|fee) (?:already )?(?:includes|covers)|už tą pa(?:tį|čią)|be (?:jokio )?(?:papildomo|atskiro)|nemokam|neatlygin|(?:į|kaina|atlygis|mokestis) (?:jau )?(?:kainą|atlygį|mokestį|apima)))/su;

/** The description of the work, its dates and what each side does for it. */
export const WORK: Counters = {
  'scope.any-tasks': counter(
    said(
      'Could the price cover the tasks that the contract describes, and others be ordered in writing and paid separately?',
      'Small related tasks, up to a fixed number of hours a month.',
      'Any task that may be asked for, for the same price.',
    ),
    said(
      'Siūlau, kad kaina apimtų sutartyje aprašytus darbus, o kiti būtų užsakomi raštu ir apmokami atskirai.',
      'Nedideli susiję darbai iki sutarto valandų skaičiaus per mėnesį.',
      'Bet kokie prašomi darbai už tą pačią kainą.',
    ),
    [
      saying(
        replace({
          en: [
            [
              /,? (?:and|as well as|together with) (?:to )?(?:(?:carry|carries) out |performs? |undertakes? |do(?:es)? |provides? |completes? )?(?:any|such|all)(?: and all)?(?: of the)? (?:other|further|additional|related) (?:\p{L}+ )?(?:tasks?|work|duties|services|matters|activities)[^.;]*/giu,
              '',
            ],
            [
              /,? (?:and|while|whereas) (?:for|within|at) the same (?:price|fee|rate|sum),? (?:also )?(?:does|performs|carries out|handles|takes on) [^.;]*/giu,
              '',
            ],
          ],
          lt: [
            [
              /,? (?:ir|bei|taip pat) (?:atlikti |vykdyti |teikti |atlieka |vykdo |teikia |daro )?(?:(?:visus|visas|bet kokius|bet kokias|bet kuriuos|bet kurias) )?(?:kitus|kitas|papildomus|papildomas|susijusius|susijusias)[^.;]{0,40}(?:darbus|užduotis|pavedimus|paslaugas|veiksmus)[^.;]*/giu,
              '',
            ],
            [
              /,? (?:o|ir|bei) už tą pa(?:tį|čią) (?:mokestį|kainą|atlygį|užmokestį|sumą) (?:dar |taip pat )?(?:daro|padaro|atlieka|vykdo) [^;]*?(?=\.$|;)/giu,
              '',
            ],
          ],
        }),
        'Could these words be left out, so that the price covers the tasks that the contract names? Anything else can be ordered and priced quickly.',
        'Siūlau šių žodžių atsisakyti, kad kaina apimtų sutartyje įvardytus darbus; kitus galima greitai užsakyti ir įkainoti atskirai.',
      ),
      THINGS_NAMED,
      {
        ...append(
          '; tasks that are not described in {contract} are ordered in writing and paid separately',
          '; čia neaprašyti darbai užsakomi raštu ir apmokami atskirai',
        ),
        where: NOT_FOR_THE_PRICE,
      },
    ],
  ),
  'scope.open-list': counter(
    said(
      'Could the list be complete? What is added later can be agreed as extra work.',
      'An open list, if anything beyond it is agreed in writing and paid.',
      'An open list for a fixed price.',
    ),
    said(
      'Siūlau, kad sąrašas būtų baigtinis; dėl vėlesnių papildymų galima susitarti kaip dėl papildomo darbo.',
      'Nebaigtinis sąrašas, jeigu dėl viso kito susitariama raštu ir už tai mokama.',
      'Nebaigtinis sąrašas už fiksuotą kainą.',
    ),
    [
      replace({
        en: [
          [
            /,? ?(?:including|which includes?|includes?),? (?:but (?:is |are )?not limited to|without (?:any )?limitation),?/giu,
            ', namely',
          ],
          [
            /,? (?:and (?:so on|so forth|the like|other similar (?:tasks|services|work))|etc\.?)(?=[.,;)]|$)/giu,
            '',
          ],
        ],
        lt: [
          [
            /,? ?įskaitant,? (?:bet|tačiau) (?:tuo )?(?:neapsiribojant|neapsiribojama)(?: tuo)?,?/giu,
            ', būtent',
          ],
          [/,? (?:ir|bei) (?:taip toliau|t\. ?t\.|pan\.|kt\.|panašiai|kitus panašius darbus)/giu, ''],
        ],
      }),
    ],
  ),
  'scope.thin': counter(
    said(
      'Could we add what is delivered, in what form and how much of it? Both sides can then tell when it is done.',
      'A short description with a list of what is delivered.',
      'A fixed price for work that nobody has described.',
    ),
    said(
      'Siūlau papildyti, kas, kokia forma ir kiek perduodama: tada abiem šalims aišku, kada darbas baigtas.',
      'Trumpas aprašymas su perduodamų rezultatų sąrašu.',
      'Fiksuota kaina už neaprašytą darbą.',
    ),
  ),
  'scope.contradiction': counter(
    said(
      'This passage and another one describe the work differently. Could we make them the same?',
      'A sentence that says which of the two counts.',
      'Two descriptions of which either may be insisted on.',
    ),
    said(
      'Šioje ir kitoje vietoje darbas aprašytas skirtingai. Siūlau jas suvienodinti.',
      'Sakinys, nurodantis, kuri iš dviejų vietų galioja.',
      'Du aprašymai, kurių bet kuriuo galima remtis.',
    ),
  ),
  'scope.elsewhere': counter(
    said(
      'Could the document with the description be attached, so that both sides sign the same version?',
      'A named version of the document, exchanged by e-mail before signing.',
      'A description that nobody has shown.',
    ),
    said(
      'Siūlau pridėti dokumentą su darbo aprašymu, kad abi šalys pasirašytų tą pačią versiją.',
      'Nurodyta dokumento versija, kuria el. paštu apsikeista prieš pasirašant.',
      'Aprašymas, kurio niekas neparodė.',
    ),
  ),
  'timeline.asap': counter(
    said(
      'Could we agree on a date, or on a number of working days after all materials have arrived?',
      'A target date that both confirm by e-mail.',
      'No date, and consequences for being late.',
    ),
    said(
      'Siūlau susitarti dėl datos arba darbo dienų skaičiaus nuo tada, kai gauta visa medžiaga.',
      'Preliminari data, kurią abi šalys patvirtina el. paštu.',
      'Jokios datos ir pasekmės už vėlavimą.',
    ),
  ),
  'timeline.client-sets': counter(
    said(
      'Could dates be changed by agreement? That keeps the planning reliable for both sides.',
      'Dates proposed by one side that count when the other confirms them.',
      'Dates that one side may set alone, with penalties for missing them.',
    ),
    said(
      'Siūlau terminus keisti susitarus: taip abi šalys gali patikimai planuoti.',
      'Vienos šalies pasiūlyti terminai, galiojantys kitai juos patvirtinus.',
      'Terminai, kuriuos viena šalis nustato viena, ir netesybos už jų praleidimą.',
    ),
    [
      {
        ...rewrite(
          'Dates are fixed and changed by written agreement of both parties.',
          'Terminai nustatomi ir keičiami rašytiniu abiejų šalių susitarimu.',
        ),
        where: OF_DATES_ALONE,
      },
    ],
  ),
  'timeline.essence': counter(
    said(
      'Could a delay count as a serious breach only when it is long and a reminder has not helped?',
      'A shorter extra time for dates that matter most.',
      'A single day’s delay that ends the contract.',
    ),
    said(
      'Siūlau, kad esminiu pažeidimu būtų laikomas tik ilgas vėlavimas, kai nepadeda ir priminimas.',
      'Trumpesnis papildomas laikas svarbiausiems terminams.',
      'Vienos dienos vėlavimas, dėl kurio sutartis nutraukiama.',
    ),
    [
      restate(
        'A delay counts as a serious breach only where {provider} is at fault and the work has still not been delivered {#days} after a written reminder.',
        'Vėlavimas laikomas esminiu pažeidimu tik tada, kai jis kilo dėl {provider gen} kaltės ir darbas neperduotas per {#days} po rašytinio priminimo.',
      ),
    ],
    [figure('days', 14, [5, 30])],
  ),
  'timeline.ambiguous-date': counter(
    said(
      'This date can be read in two ways. Could the month be written in words?',
      'The form year-month-day.',
      'A deadline that each side reads differently.',
    ),
    said(
      'Šią datą galima suprasti dvejopai. Siūlau mėnesį parašyti žodžiu.',
      'Metų, mėnesio ir dienos forma (MMMM-mm-dd).',
      'Terminas, kurį kiekviena šalis supranta savaip.',
    ),
  ),
  'timeline.no-extension': counter(
    said(
      'Could the dates move by the time that is lost while waiting for answers or materials?',
      'An extension when the wait was reported by e-mail.',
      'Fixed dates whoever causes the delay.',
    ),
    said(
      'Siūlau terminus pratęsti tiek, kiek laiko sugaištama laukiant atsakymų ar medžiagos.',
      'Pratęsimas, kai apie laukimą pranešta el. paštu.',
      'Nekintantys terminai, kad ir kas vėluoja.',
    ),
    [
      saying(
        { ...BY_AGREEMENT, where: CLIENT_CHANGES_WORK },
        'Changes of the work are welcome. Could their price and their effect on dates be agreed in writing beforehand?',
        'Darbo pakeitimai galimi. Siūlau jų kainą ir įtaką terminams iš anksto suderinti raštu.',
      ),
      rewrite(
        'Dates move by at least the time for which {provider} must wait for {client obj} or for others.',
        'Terminai pratęsiami bent tiek, kiek {provider gen} darbas užtrunka laukiant {client gen} ar kitų asmenų.',
      ),
    ],
  ),
  'timeline.always-available': counter(
    said(
      'Could we name the hours for calls and messages? Urgent work outside them can be agreed and paid.',
      'Wider hours in a launch week, or a paid on-call service.',
      'Being available at all times without pay.',
    ),
    said(
      'Siūlau nurodyti skambučių ir žinučių valandas; dėl skubaus darbo kitu metu galima susitarti už priedą.',
      'Ilgesnės valandos paleidimo savaitę arba apmokamas budėjimas.',
      'Nuolatinis pasiekiamumas be užmokesčio.',
    ),
    [
      withoutSums(
        '{provider} will answer messages on working days within a reasonable time; work outside usual working hours is agreed beforehand and paid separately.',
        '{provider atsako} į žinutes darbo dienomis per protingą laiką; dėl darbo ne įprastomis darbo valandomis susitariama iš anksto ir už jį mokama atskirai.',
      ),
    ],
  ),
  'client-duties.slow-feedback': counter(
    said(
      'Could there be a time for answers, with dates that move when it is missed?',
      'A longer time for answers, if dates still move.',
      'Waiting without end at fixed dates and a fixed price.',
    ),
    said(
      'Siūlau nustatyti atsakymo laiką ir pratęsti terminus, kai jo nesilaikoma.',
      'Ilgesnis atsakymo laikas, jeigu terminai vis tiek pratęsiami.',
      'Neribotas laukimas, kai terminai ir kaina nesikeičia.',
    ),
    [
      restate(
        '{client} will give answers and materials within {#days} of a request; where this takes longer, the dates move by the delay.',
        '{client pateikia} atsakymus ir medžiagą per {#days} nuo prašymo; jeigu tai užtrunka ilgiau, terminai pratęsiami tiek, kiek vėluojama.',
      ),
    ],
    [figure('days', 5, [2, 15], 'working-day')],
  ),
  'client-duties.provider-chases': counter(
    said(
      'Some materials only your side can supply. Could it supply them, with dates that move while they are missing?',
      'Help with collecting materials, paid by the hour.',
      'Bearing the consequences of materials that were never supplied.',
    ),
    said(
      'Dalį medžiagos gali pateikti tik jūsų pusė. Siūlau, kad ji ją ir pateiktų, o kol medžiagos trūksta, terminus pratęsti.',
      'Pagalba renkant medžiagą, apmokama pagal valandas.',
      'Atsakomybė už medžiagą, kuri nebuvo pateikta.',
    ),
    [
      rewrite(
        '{client} will supply the materials and access that the work needs; dates move while they are missing.',
        '{client pateikia} darbui reikalingą medžiagą ir prieigą; kol jų trūksta, terminai pratęsiami.',
      ),
    ],
  ),
  'definitions.two-names': counter(
    said(
      'Two names seem to be used for the same thing. Could we keep one of them?',
      'A sentence that says that both names mean the same.',
      'Not knowing who owes what to whom.',
    ),
    said(
      'Atrodo, tas pats dalykas vadinamas dviem pavadinimais. Siūlau palikti vieną.',
      'Sakinys, kad abu pavadinimai reiškia tą patį.',
      'Neaišku, kas kam ir ką privalo.',
    ),
  ),
  'definitions.undefined': counter(
    said(
      'Could this term be explained here, or the document that explains it be attached?',
      'An explanation by e-mail that both sides confirm.',
      'A duty whose extent nobody knows.',
    ),
    said(
      'Siūlau šią sąvoką čia paaiškinti arba pridėti dokumentą, kuriame ji paaiškinta.',
      'Paaiškinimas el. paštu, kurį patvirtina abi šalys.',
      'Pareiga, kurios apimties niekas nežino.',
    ),
  ),
  'definitions.sweeping': counter(
    said(
      'Could the definition name exactly what is meant? The price was made for that.',
      'A wide definition, if what goes beyond the description is paid separately.',
      'A definition that takes in anything that may be asked for.',
    ),
    said(
      'Siūlau apibrėžime tiksliai įvardyti, kas turima omenyje: pagal tai apskaičiuota kaina.',
      'Platus apibrėžimas, jeigu už tai, kas viršija aprašymą, mokama atskirai.',
      'Apibrėžimas, apimantis viską, ko gali būti paprašyta.',
    ),
    [
      replace({
        en: [[/,? ?including,? (?:but not limited to|without (?:any )?limitation),?/giu, ', namely']],
        lt: [[/,? ?įskaitant,? (?:bet|tačiau) (?:tuo )?neapsiribojant(?: tuo)?,?/giu, ', būtent']],
      }),
    ],
  ),
  'background.duty': counter(
    said(
      'This sentence of the introduction reads like a duty. Could it stand among the terms, or be left out?',
      'A sentence that the introduction creates no duties.',
      'A promise of success or a duty that stands nowhere else.',
    ),
    said(
      'Šis įžangos sakinys skamba kaip pareiga. Siūlau jį perkelti prie sąlygų arba išbraukti.',
      'Sakinys, kad įžanga pareigų nesukuria.',
      'Sėkmės pažadas ar pareiga, kurios nėra niekur kitur.',
    ),
  ),
};
