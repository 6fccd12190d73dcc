import {
  counter,
  figure,
  REMOVE,
  restate,
  rewrite,
  said,
  saying,
  type Counters,
  type Rewrite,
} from '../counter.js';

const OF_LAW =
  '(?:govern(?:ed|s)|construed|laws? of|law (?:applies|shall apply)|(?:taikom|taikytin|vadovauj|reglamentuoj)\\p{L}* [^.;]{0,40}(?:teis|įstatym)|(?:teis|įstatym)\\p{L}* (?:[^.;]{0,20} )?(?:taikom|taikytin|nuostat))';
const OF_COURT = '(?:courts?(?!\\p{L})|jurisdiction|arbitrat|tribunal|teism|arbitraž)';
const OF_BOTH = new RegExp(`^(?=.*${OF_LAW})(?=.*${OF_COURT})`, 'u');
const OF_LAW_ALONE = new RegExp(`^(?=.*${OF_LAW})(?!.*${OF_COURT})`, 'u');
const OF_COURT_ALONE = new RegExp(`^(?!.*${OF_LAW})`, 'u');

/** A sentence about both is answered as to both: with the court alone in its place the law would be gone. */
const LAW_AND_COURT: Rewrite = saying(
  {
    ...rewrite(
      '{contract} is governed by the law of the country of {provider gen} place of business; disputes that talks do not settle are decided by the court at the seat or residence of the party that is sued.',
      '{contract dat} taikoma valstybės, kurioje yra {provider gen} buveinė ar gyvenamoji vieta, teisė; derybomis neišspręstus ginčus nagrinėja teismas pagal tos šalies, kuriai pareikštas ieškinys, buveinę ar gyvenamąją vietą.',
    ),
    where: OF_BOTH,
  },
  'Could the law of the country apply in which the one who works has its place of business, and the court of the side that is sued decide? It is fair to both.',
  'Siūlau taikyti valstybės, kurioje yra darbą atliekančios šalies buveinė ar gyvenamoji vieta, teisę, o ginčus spręsti atsakovo vietos teisme: tai sąžininga abiem.',
);

/** Where and how disputes are decided, which papers and laws apply, and who is bound. */
export const DISPUTES: Counters = {
  'disputes.court-elsewhere': counter(
    said(
      'Could the court be that of the side which is sued? It is fair to both.',
      'Proceedings held online.',
      'A court so far away that no claim is worth it.',
    ),
    said(
      'Siūlau susitarti dėl teismo pagal atsakovo vietą: tai sąžininga abiem.',
      'Nuotolinis nagrinėjimas.',
      'Teismas taip toli, kad reikalauti neverta.',
    ),
    [
      LAW_AND_COURT,
      {
        ...rewrite(
          'Disputes that talks do not settle are decided by the court at the seat or residence of the party that is sued.',
          'Derybomis neišspręstus ginčus nagrinėja teismas pagal tos šalies, kuriai pareikštas ieškinys, buveinę ar gyvenamąją vietą.',
        ),
        where: OF_COURT_ALONE,
      },
    ],
  ),
  'disputes.no-court': counter(
    said(
      'Could each side go to court when talks have brought nothing?',
      'Mediation first, with a time limit.',
      'No independent body at all.',
    ),
    said(
      'Siūlau leisti kiekvienai šaliai kreiptis į teismą, kai derybos nepadeda.',
      'Pirmiausia mediacija, nustačius terminą.',
      'Jokios nepriklausomos institucijos.',
    ),
    [
      restate(
        'The parties first try to settle a dispute by talks; where these bring nothing within {#days}, either party may go to court.',
        'Ginčą šalys pirmiausia bando išspręsti derybomis; nepavykus to padaryti per {#days}, kiekviena šalis gali kreiptis į teismą.',
      ),
    ],
    [figure('days', 30, [10, 60])],
  ),
  'disputes.waiver': counter(
    said(
      'Could this waiver be left out? Both sides would keep the rights that the law gives.',
      'A waiver that binds both sides alike.',
      'Giving up protection in advance.',
    ),
    said(
      'Siūlau šio atsisakymo neįtraukti: abiem šalims liktų įstatymo suteiktos teisės.',
      'Abi šalis vienodai saistantis atsisakymas.',
      'Išankstinis gynybos atsisakymas.',
    ),
    [REMOVE],
  ),
  'disputes.arbitration-costs': counter(
    said(
      'Could the losing side bear the costs, as is usual?',
      'Each side bears its own.',
      'Paying even when one is right.',
    ),
    said(
      'Siūlau, kad išlaidas, kaip įprasta, mokėtų pralaimėjusi šalis.',
      'Kiekviena šalis moka savąsias.',
      'Mokėjimas net ir laimėjus.',
    ),
    [
      restate(
        'The costs of a dispute are borne by the party that loses it, in the proportion in which it loses.',
        'Ginčo išlaidas padengia pralaimėjusi šalis, proporcingai pralaimėtai daliai.',
      ),
    ],
  ),
  'disputes.short-limit': counter(
    said(
      'Could the periods of the law apply? They are the same for both sides.',
      'A shorter period for both, of at least one year.',
      'Claims that lapse within weeks.',
    ),
    said(
      'Siūlau taikyti įstatymo terminus: jie abiem šalims vienodi.',
      'Trumpesnis abiejų šalių terminas, bent vieni metai.',
      'Reikalavimai, kurie baigiasi per kelias savaites.',
    ),
    [
      restate(
        'The limitation periods set by law apply to claims of both parties.',
        'Abiejų šalių reikalavimams taikomi įstatymo nustatyti ieškinio senaties terminai.',
      ),
    ],
  ),
  'disputes.client-decides': counter(
    said(
      'Could the competent court decide when talks bring nothing?',
      'An expert whom both sides name.',
      'The other side as judge in its own case.',
    ),
    said(
      'Siūlau, kad nepavykus susitarti spręstų kompetentingas teismas.',
      'Abiejų šalių pasirinktas ekspertas.',
      'Kita šalis kaip teisėjas savo byloje.',
    ),
    [
      rewrite(
        'A dispute that talks do not settle is decided by the competent court.',
        'Derybomis neišspręstą ginčą nagrinėja kompetentingas teismas.',
      ),
    ],
  ),
  'disputes.client-arbiter': counter(
    said(
      'Could both sides choose together who decides a dispute? Where they do not agree on a person, either could go to court.',
      'An arbitration institution that names the person.',
      'An arbitrator whom the other side alone has picked.',
    ),
    said(
      'Siūlau, kad ginčo sprendėją abi šalys rinktųsi kartu, o dėl jo nesusitarus kiekviena galėtų kreiptis į teismą.',
      'Sprendėjas, kurį skiria arbitražo institucija.',
      'Arbitras, kurį parinko vien kita šalis.',
    ),
    [
      restate(
        'A dispute that talks do not settle is decided by a person whom both parties have chosen together; where they do not agree on one within {#days}, either party may go to court.',
        'Derybomis neišspręstą ginčą sprendžia abiejų šalių kartu pasirinktas asmuo; per {#days} dėl jo nesusitarus, kiekviena šalis gali kreiptis į teismą.',
      ),
    ],
    [figure('days', 30, [10, 60])],
  ),
  'entire-agreement.unseen': counter(
    said(
      'Could the documents that apply be attached, with the signed contract first if they differ?',
      'Documents that are sent before signing.',
      'Papers that nobody has shown, and that come first.',
    ),
    said(
      'Siūlau taikomus dokumentus pridėti, o jiems skiriantis pirmenybę teikti pasirašytai sutarčiai.',
      'Dokumentai, atsiųsti prieš pasirašant.',
      'Neparodyti dokumentai, turintys pirmenybę.',
    ),
    [
      rewrite(
        'Other documents apply only where they are attached to {contract}; in a conflict {contract} comes first.',
        'Kiti dokumentai taikomi tik tada, kai jie pridėti; jiems prieštaraujant vadovaujamasi {contract ins}.',
      ),
    ],
  ),
  'entire-agreement.promises-void': counter(
    said(
      'Could the offer be attached, so that what it says counts?',
      'The promises that matter, written into the contract.',
      'Losing promises on which the price was based.',
    ),
    said(
      'Siūlau pridėti pasiūlymą, kad galiotų tai, kas jame nurodyta.',
      'Svarbūs pažadai, įrašyti į sutartį.',
      'Netenkama pažadų, kuriais paremta kaina.',
    ),
  ),
  'governing-law.foreign': counter(
    said(
      'Could the law of the country apply in which the one who works has its place of business? It usually applies to services where none is chosen.',
      'A neutral law with courts nearby.',
      'A law on which advice costs more than the job.',
    ),
    said(
      'Siūlau taikyti valstybės, kurioje yra darbą atliekančios šalies buveinė ar gyvenamoji vieta, teisę: ji paslaugoms paprastai taikoma, kai teisė nepasirinkta.',
      'Neutrali teisė ir netoli esantis teismas.',
      'Teisė, dėl kurios konsultacija kainuoja daugiau nei darbas.',
    ),
    [
      LAW_AND_COURT,
      {
        ...rewrite(
          '{contract} is governed by the law of the country of {provider gen} place of business.',
          '{contract dat} taikoma valstybės, kurioje yra {provider gen} buveinė ar gyvenamoji vieta, teisė.',
        ),
        where: OF_LAW_ALONE,
      },
    ],
  ),
  'governing-law.two-laws': counter(
    said(
      'Two laws or courts seem to be named. Could we keep one of them?',
      'A sentence that says which of them comes first.',
      'Arguing about the law before the money.',
    ),
    said(
      'Atrodo, nurodytos dvi teisės ar teismai. Siūlau palikti vieną.',
      'Sakinys, kuriam teikiama pirmenybė.',
      'Ginčas dėl teisės anksčiau nei dėl pinigų.',
    ),
  ),
  'governing-law.client-chooses': counter(
    said(
      'Could the law and the court be named now?',
      'A choice between two that are named.',
      'A choice that one side makes in the dispute.',
    ),
    said(
      'Siūlau teisę ir teismą nurodyti dabar.',
      'Pasirinkimas iš dviejų įvardytų.',
      'Pasirinkimas, kurį viena šalis padaro kilus ginčui.',
    ),
  ),
  'notices.conflict': counter(
    said(
      'The rules for notices seem to differ. Could we keep one?',
      'E-mail for everyday matters, letters for the end.',
      'Not knowing which notice counts.',
    ),
    said(
      'Atrodo, pranešimų taisyklės skiriasi. Siūlau palikti vieną.',
      'Kasdieniams reikalams – el. paštas, nutraukimui – laiškas.',
      'Neaišku, kuris pranešimas galioja.',
    ),
  ),
  'notices.trap': counter(
    said(
      'Could e-mail be enough for both sides, from the next working day?',
      'A letter only for ending the contract.',
      'Notices that count although nobody has received them.',
    ),
    said(
      'Siūlau, kad abiem šalims pakaktų el. pašto, o gauta būtų kitą darbo dieną.',
      'Laiškas tik nutraukiant sutartį.',
      'Pranešimai, galiojantys, nors jų niekas negavo.',
    ),
    [
      restate(
        'Notices of either party may be sent by e-mail and count as received on the next working day.',
        'Abiejų šalių pranešimus galima siųsti el. paštu; jie laikomi gautais kitą darbo dieną.',
      ),
    ],
  ),
  'parties.unclear': counter(
    said(
      'Could the full name, the number and the person who signs be added?',
      'The details by e-mail before signing.',
      'A contracting party that nobody can find.',
    ),
    said(
      'Siūlau įrašyti visą pavadinimą, kodą ir pasirašantį asmenį.',
      'Duomenys el. paštu prieš pasirašant.',
      'Šalis, kurios neįmanoma rasti.',
    ),
  ),
  'parties.personal': counter(
    said(
      'Could this personal guarantee be left out? The party to the contract alone is then liable, as is usual.',
      'A guarantee limited to the price.',
      'Private property as security for a business contract.',
    ),
    said(
      'Siūlau šios asmeninės garantijos atsisakyti: kaip įprasta, atsakytų tik sutarties šalis.',
      'Garantija, neviršijanti kainos.',
      'Asmeninis turtas verslo sutarčiai užtikrinti.',
    ),
    [REMOVE],
  ),
  'signatures.blanks': counter(
    said(
      'This place is still open. Could it be filled in before signing?',
      'A blank that is struck out.',
      'Signing with open blanks.',
    ),
    said(
      'Ši vieta dar neužpildyta. Siūlau ją užpildyti prieš pasirašant.',
      'Išbraukta tuščia vieta.',
      'Pasirašymas su tuščiomis vietomis.',
    ),
  ),
  'signatures.bound-alone': counter(
    said(
      'Could both sides be bound from the same moment?',
      'A short time for confirmation, free for both.',
      'Being bound while the other side is free.',
    ),
    said(
      'Siūlau, kad abi šalys būtų saistomos nuo tos pačios akimirkos.',
      'Trumpas patvirtinimo laikas, laisvas abiem.',
      'Saistoma tik viena šalis.',
    ),
    [
      restate(
        '{contract} binds both parties from the moment when both have signed it.',
        '{contract} abi šalis saisto nuo tada, kai ją pasirašo abi.',
      ),
    ],
  ),
};
