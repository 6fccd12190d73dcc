import { counter, figure, insert, said, type Counters } from '../counter.js';

/** What a contract does not say of secrets, risk and itself. */
export const MISSING_FRAME: Counters = {
  'confidentiality.missing': counter(
    said(
      'A short rule for both sides, with the usual exceptions.',
      'The other side’s usual agreement, for both.',
      'A one-sided duty for ever.',
    ),
    said(
      'Trumpa taisyklė abiem šalims su įprastomis išimtimis.',
      'Įprastas kitos šalies susitarimas, galiojantis abiem.',
      'Vienpusė pareiga visam laikui.',
    ),
    [
      insert(
        ['ip-ownership', 'data-protection', 'credit-portfolio'],
        'Each party keeps confidential information of the other secret during the work and for {#years} after it, except what is public, was already known, was received lawfully from others or was developed independently.',
        'Kiekviena šalis darbo metu ir {#years} po jo saugo kitos šalies konfidencialią informaciją, išskyrus tai, kas vieša, jau žinoma, teisėtai gauta iš kitų ar sukurta savarankiškai.',
      ),
    ],
    [figure('years', 2, [1, 5], 'year')],
  ),
  'data-protection.missing': counter(
    said(
      'Personal data seem to be touched. Could we sign a data processing agreement before that?',
      'The other side’s usual agreement, after reading it.',
      'Handling personal data without any terms.',
    ),
    said(
      'Atrodo, bus tvarkomi asmens duomenys. Siūlome prieš tai pasirašyti duomenų tvarkymo sutartį.',
      'Įprasta kitos šalies sutartis, ją perskaičius.',
      'Asmens duomenų tvarkymas be jokių sąlygų.',
    ),
  ),
  'liability-cap.missing': counter(
    said(
      'A limit for both sides matches the risk to the job.',
      'Twice the price, or what an insurance covers.',
      'Liability without any limit.',
    ),
    said(
      'Abiem šalims galiojanti riba suderina riziką su darbu.',
      'Dviguba kaina arba draudimo suma.',
      'Atsakomybė be jokios ribos.',
    ),
    [
      insert(
        ['indemnity', 'provider-warranties', 'liquidated-damages', 'force-majeure', 'termination-breach'],
        'Except for intent and gross negligence, the liability of either party is limited to the price payable under {contract} and does not cover indirect loss or lost profit; this does not affect the duty to pay the price.',
        'Išskyrus tyčią ir didelį neatsargumą, kiekvienos šalies atsakomybė neviršija pagal {contract acc} mokėtinos kainos ir neapima netiesioginių nuostolių bei negautų pajamų; tai netaikoma pareigai sumokėti kainą.',
      ),
    ],
  ),
  'force-majeure.missing': counter(
    said(
      'A rule for events that nobody controls protects both sides.',
      'A list of events.',
      'Penalties for what nobody could prevent.',
    ),
    said(
      'Taisyklė dėl nenugalimos jėgos saugo abi šalis.',
      'Aplinkybių sąrašas.',
      'Netesybos už tai, ko niekas negalėjo išvengti.',
    ),
    [
      insert(
        ['liability-cap', 'termination-breach', 'termination-convenience', 'term'],
        'Neither party answers for a delay caused by events beyond its control, for as long as they last; this does not affect payment for work already done.',
        'Nė viena šalis neatsako už vėlavimą dėl nenugalimos jėgos aplinkybių, kol jos trunka; tai netaikoma mokėjimui už jau atliktą darbą.',
      ),
    ],
  ),
  'notices.missing': counter(
    said(
      'One sentence would say where to write and when it counts as received.',
      'A letter only for ending the contract.',
      'Not knowing which notice counts.',
    ),
    said(
      'Vienas sakinys parodytų, kur rašyti ir kada laikoma, kad gauta.',
      'Laiškas tik nutraukiant sutartį.',
      'Neaišku, kuris pranešimas galioja.',
    ),
    [
      insert(
        ['amendments', 'entire-agreement', 'disputes', 'governing-law'],
        'Notices of either party may be sent by e-mail and count as received on the next working day.',
        'Abiejų šalių pranešimus galima siųsti el. paštu; jie laikomi gautais kitą darbo dieną.',
      ),
    ],
  ),
  'governing-law.missing': counter(
    said(
      'Could the law be named, best that of the place of work?',
      'A neutral law with courts nearby.',
      'Arguing about the law before the money.',
    ),
    said(
      'Siūlome nurodyti taikytiną teisę, geriausia – darbo vietos.',
      'Neutrali teisė ir netoli esantis teismas.',
      'Ginčas dėl teisės anksčiau nei dėl pinigų.',
    ),
  ),
  'disputes.missing': counter(
    said(
      'One sentence would say what happens in a dispute.',
      'Mediation first, with a time limit.',
      'No independent body at all.',
    ),
    said(
      'Vienas sakinys parodytų, kas daroma kilus ginčui.',
      'Pirmiausia mediacija, nustačius terminą.',
      'Jokios nepriklausomos institucijos.',
    ),
    [
      insert(
        ['governing-law', 'notices', 'entire-agreement', 'amendments'],
        'The parties first try to settle a dispute by talks; where these bring nothing within {#days}, it is decided by the court at the seat or residence of the party that is sued.',
        'Ginčą šalys pirmiausia bando išspręsti derybomis; nepavykus to padaryti per {#days}, jį nagrinėja teismas pagal tos šalies, kuriai pareikštas ieškinys, buveinę ar gyvenamąją vietą.',
      ),
    ],
    [figure('days', 30, [10, 60])],
  ),
  'entire-agreement.missing': counter(
    said(
      'One sentence would say which papers belong to the contract.',
      'A list of the papers.',
      'Papers that nobody has shown.',
    ),
    said(
      'Vienas sakinys parodytų, kurie dokumentai sudaro sutartį.',
      'Dokumentų sąrašas.',
      'Dokumentai, kurių niekas neparodė.',
    ),
    [
      insert(
        ['amendments', 'notices', 'governing-law', 'disputes'],
        '{contract} and the documents attached to it are the whole agreement between the parties; in a conflict {contract} comes first.',
        '{contract} ir prie jos pridėti dokumentai yra visas šalių susitarimas; jiems nesutampant vadovaujamasi {contract ins}.',
      ),
    ],
  ),
  'amendments.missing': counter(
    said(
      'One sentence would make clear when a change counts.',
      'Changes that both confirm by e-mail.',
      'Changes by one side alone.',
    ),
    said(
      'Vienas sakinys parodytų, kada pakeitimas galioja.',
      'Abiejų šalių el. paštu patvirtinti pakeitimai.',
      'Vienos šalies pakeitimai.',
    ),
    [
      insert(
        ['entire-agreement', 'notices', 'governing-law', 'disputes'],
        'Changes to {contract} take effect when both parties have agreed to them in writing.',
        '{contract gen} pakeitimai įsigalioja, kai dėl jų raštu susitaria abi šalys.',
      ),
    ],
  ),
  'assignment.missing': counter(
    said(
      'Could both sides need consent to hand the contract on?',
      'Freedom within a group of companies, after notice.',
      'A new contracting party that nobody asked about.',
    ),
    said(
      'Siūlome, kad sutarčiai perduoti abiem šalims reikėtų sutikimo.',
      'Laisvė perduoti grupės įmonėms, pranešus.',
      'Nauja šalis, dėl kurios niekas neklausė.',
    ),
    [
      insert(
        ['subcontracting', 'amendments', 'entire-agreement', 'notices'],
        'Neither party may transfer {contract} without the written consent of the other; claims to payment may be assigned.',
        'Nė viena šalis negali perduoti {contract gen} be rašytinio kitos šalies sutikimo; reikalavimus sumokėti perleisti galima.',
      ),
    ],
  ),
  'severability.missing': counter(
    said(
      'One sentence keeps the rest of the contract standing.',
      'The rule of the law.',
      'Nothing: this point is worth no dispute.',
    ),
    said(
      'Vienas sakinys apsaugo likusią sutarties dalį.',
      'Įstatymo taisyklė.',
      'Nėra: dėl šio punkto ginčytis neverta.',
    ),
    [
      insert(
        ['entire-agreement', 'amendments', 'governing-law', 'notices'],
        'If a term of {contract} is invalid, the other terms remain in force.',
        'Jeigu kuri nors {contract gen} sąlyga negalioja, kitos sąlygos lieka galioti.',
      ),
    ],
  ),
  'signatures.missing': counter(
    said(
      'Could a place for both signatures be added, with name, position and date?',
      'Signing electronically, each with a qualified signature.',
      'Starting before anybody has signed.',
    ),
    said(
      'Siūlome pridėti vietą abiejų šalių parašams su vardu, pareigomis ir data.',
      'Pasirašymas kvalifikuotais elektroniniais parašais.',
      'Darbo pradžia dar niekam nepasirašius.',
    ),
  ),
};
