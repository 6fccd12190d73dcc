import { counter, figure, insert, said, type Counters } from '../counter.js';

/** What a contract does not say of secrets, risk and itself. */
export const MISSING_FRAME: Counters = {
  'confidentiality.missing': counter(
    said(
      'Could we add a short rule on confidentiality for both sides, with the usual exceptions? Each side will learn things that the other would not like to see elsewhere.',
      'The other side’s usual confidentiality agreement, binding both sides.',
      'A duty of secrecy for one side alone, without an end.',
    ),
    said(
      'Siūlau įrašyti trumpą abiem šalims galiojančią konfidencialumo taisyklę su įprastomis išimtimis. Kiekviena šalis sužinos dalykų, kurių kita nenorėtų paviešinti.',
      'Įprastas kitos šalies konfidencialumo susitarimas, galiojantis abiem.',
      'Neterminuota vienos šalies pareiga saugoti paslaptis.',
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
      'Personal data seem to be part of the work. Could we sign a data processing agreement before that? The General Data Protection Regulation may require one.',
      'The other side’s usual data processing agreement, after reading it.',
      'Handling personal data without any terms.',
    ),
    said(
      'Atrodo, bus tvarkomi asmens duomenys. Siūlau prieš tai pasirašyti duomenų tvarkymo sutartį: jos gali reikalauti Bendrasis duomenų apsaugos reglamentas.',
      'Įprasta kitos šalies duomenų tvarkymo sutartis, ją perskaičius.',
      'Asmens duomenų tvarkymas be jokių sąlygų.',
    ),
  ),
  'liability-cap.missing': counter(
    said(
      'Could we add a limit of liability for both sides, at the price of the contract? It matches the risk to the job.',
      'A limit of twice the price, or of what an insurance covers.',
      'Liability without any limit.',
    ),
    said(
      'Siūlau įrašyti abiem šalims galiojančią atsakomybės ribą – sutarties kainą. Ji suderina riziką su darbu.',
      'Dviguba kaina arba draudimo suma kaip riba.',
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
      'Could we add a rule for events that nobody controls, such as a flood or a long power cut: nobody answers for the delay, and work done is paid? It protects both sides.',
      'A list of the events that count.',
      'Penalties for what nobody could prevent.',
    ),
    said(
      'Siūlau įrašyti taisyklę dėl aplinkybių, kurių niekas nekontroliuoja, pavyzdžiui, potvynio ar ilgo elektros tiekimo sutrikimo: už vėlavimą neatsakoma, o už atliktą darbą sumokama. Ji saugo abi šalis.',
      'Tokių aplinkybių sąrašas.',
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
      'Could we add where notices are sent and when they count as received? Neither side can then miss one.',
      'Letters for ending the contract, and e-mail for everything else.',
      'Notices that count although nobody knows where to look for them.',
    ),
    said(
      'Siūlau įrašyti, kur siunčiami pranešimai ir kada jie laikomi gautais. Tada nė viena šalis jų nepraleis.',
      'Laiškai nutraukiant sutartį, el. paštas – visais kitais atvejais.',
      'Pranešimai, kurie galioja, nors neaišku, kur jų ieškoti.',
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
      'Could we add which country’s law applies, best that of the place of work? Otherwise this would have to be settled first in a dispute.',
      'The law of a neutral country, with courts nearby.',
      'A dispute about the law before one about the money.',
    ),
    said(
      'Siūlau nurodyti, kurios valstybės teisė taikoma, geriausia – darbo vietos. Kitaip kilus ginčui pirmiausia tektų spręsti tai.',
      'Neutralios valstybės teisė ir netoli esantis teismas.',
      'Ginčas dėl teisės anksčiau nei dėl pinigų.',
    ),
  ),
  'disputes.missing': counter(
    said(
      'Could we add what happens in a dispute: talks first, and then a court that both sides can reach? Both sides then know where to turn.',
      'Mediation first, with a time limit, and then a court.',
      'A dispute that no court or other independent body may decide.',
    ),
    said(
      'Siūlau įrašyti, kas daroma kilus ginčui: pirmiausia derybos, paskui abiem šalims pasiekiamas teismas. Tada abi šalys žino, kur kreiptis.',
      'Pirmiausia mediacija su terminu, paskui teismas.',
      'Ginčas, kurio negali spręsti nei teismas, nei kita nepriklausoma institucija.',
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
      'Could we add which documents belong to the contract, and which comes first if they differ? It then is clear what applies.',
      'A list of the documents that apply.',
      'Documents that apply although nobody has shown them.',
    ),
    said(
      'Siūlau įrašyti, kurie dokumentai sudaro sutartį ir kuriuo vadovaujamasi, kai jie skiriasi. Tada aišku, kas galioja.',
      'Galiojančių dokumentų sąrašas.',
      'Galiojantys dokumentai, kurių niekas neparodė.',
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
      'Could we add that changes to the contract count when both sides agree to them in writing? A remark in a call is then not taken for a change.',
      'Changes that both sides confirm by e-mail.',
      'Changes that one side makes alone.',
    ),
    said(
      'Siūlau įrašyti, kad sutarties pakeitimai galioja, kai dėl jų raštu susitaria abi šalys. Tada pokalbio telefonu niekas nepalaikys pakeitimu.',
      'Abiejų šalių el. paštu patvirtinti pakeitimai.',
      'Vienos šalies padaryti pakeitimai.',
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
      'Could we add that neither side hands the contract on without the other’s consent? Both sides have chosen whom they work with.',
      'Transfer within a group of companies, after notice.',
      'A new contracting party that nobody asked about.',
    ),
    said(
      'Siūlau įrašyti, kad nė viena šalis neperduoda sutarties be kitos sutikimo. Abi šalys pasirinko, su kuo dirba.',
      'Perdavimas grupės įmonėms, apie tai pranešus.',
      'Nauja sutarties šalis, dėl kurios niekas neklausė.',
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
      'Could we add that the rest of the contract stays in force if one of its terms is invalid? One mistake then does not end the whole contract.',
      'Leaving this to the rule of the law.',
      'No reason not to sign: this point is worth no dispute.',
    ),
    said(
      'Siūlau įrašyti, kad vienai sąlygai negaliojant kitos lieka galioti. Tada viena klaida nepanaikina visos sutarties.',
      'Įstatymo taisyklė vietoj tokio sakinio.',
      'Ne priežastis nepasirašyti: dėl šio punkto ginčytis neverta.',
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
      'Could a place for both signatures be added, with name, position and date? It then is clear since when the contract binds.',
      'Signing electronically, each side with a qualified signature.',
      'Starting to work before anybody has signed.',
    ),
    said(
      'Siūlau pridėti vietą abiejų šalių parašams su vardu, pareigomis ir data. Tada aišku, nuo kada sutartis saisto.',
      'Pasirašymas elektroniniu būdu, kiekvienai šaliai – kvalifikuotu parašu.',
      'Darbo pradžia dar niekam nepasirašius.',
    ),
  ),
};
