import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say } from '../../check/rules.js';
import { bareNames } from './bare-names.js';

const FRONT = 5_000;
const BACK = 700;
const SHORT = 700;

const AROUND = 1_200;

/** Who the parties are stands where they are named or beside the signatures; neither is made of sentences. */
function edges({ text }: ReadContract): string {
  const front = text.slice(0, FRONT).toLowerCase();
  const named = Math.max(0, front.search(NAMES_PARTIES));
  return `${front.slice(Math.max(0, named - AROUND), named + AROUND)}\n${text.slice(-BACK).toLowerCase()}`;
}

/** "(the “Client”)", „(toliau – Klientas)“, "between … and …", "Writer: …", "You are hiring us". */
const NAMES_PARTIES =
  /["“„'‘](?:the )?(?:client|customer|company|contractor|consultant|provider|service provider|freelancer|designer|developer|agency|supplier|writer|author|buyer|publisher|artist|photographer|translator)["”“'’]|\btoliau\s?(?:[–-]|vadin|tekste|kartu)|(?<!\p{L})between(?! the parties| them| us):?\s|(?<!\p{L})(?:client|customer|buyer|contractor|consultant|provider|company|freelancer|designer|developer|writer|agency|klientas|užsakovas|paslaugų teikėjas|vykdytojas|pirkėjas)\**:\s?\S|(?:^|\n)[ \t]*(?:klient|užsakov|pirkėj|leidėj|vykdytoj|rangov|dizainer|autor|konsultant|programuotoj|kūrėj|fotograf|vertėj|teikėj)\p{L}{1,3} ?[:–-] ?\S|made by and|(?<!\p{L})tarp (?!šalių)|,? are hiring\b|sudar(?:ė|o|ėme) šią/u;
const ADDRESS =
  /\baddress|registered office|principal (?:place|office)|place of business|located at|residing at|\b\d{1,5} [\p{L}. ]{2,30} (?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|drive|blvd|boulevard|suite|way|court)\b|\b(?:street|avenue|suite|p\.?o\.? box)\b|\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b|\b[a-z]{2} \d{5}\b|adres|buvein|(?<!\p{L})(?:g|pr|al|pl)\.\s?\d|gatv|gyvenan/u;
const LEGAL_FORM =
  /\b(?:ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|company|plc|llp|gmbh|s\.a|b\.v|sole (?:trader|proprietor)|self-employed|individual|natural person|legal entity|partnership|company number|registration (?:no|number|or tax)|reg\. no|tax id|ein\b|vat)\b|(?<!\p{L})(?:uab|ab|mb|iį|vši|į\/k|į\.k)(?!\p{L})|individualios veiklos|verslo liudijim|asmens kod|įmonės kod|juridinio|fizinis asmuo|(?<!\p{L})kodas|įm\. k/u;
const TRADING_NAME =
  /(?<!\p{L})(?:t\/a|trading as|d\/b\/a|d\.b\.a\.|doing business as|known as|veikianti\p{L}{0,2} (?:pavadinimu|vardu))(?!\p{L})/u;
const SIGNS_FOR =
  /represented by|\bby its\b|acting (?:through|by)|authori[sz]ed to sign|\bofficer\b|managing (?:member|partner)|\bowner\b|\bfounder\b|\bhead of\b|,? its \p{L}{4,12}|\btitle\b|\bposition\b|\bby:|authori[sz]ed (?:signatory|representative)|\bdirector\b|\bceo\b|\bpresident\b|\bmanager\b|atstovaujam|atstov|direktor|įgaliot|vadov|prokurist/u;
const IS_COMPANY = /(?<!\p{L})(?:ltd|llc|inc|corp|corporation|plc|gmbh|uab|ab|mb|vši|bendrovė)(?!\p{L})/u;

/** Names beside the signatures alone do not say who agrees with whom. */
const isNamed = ({ text }: ReadContract) =>
  NAMES_PARTIES.test(text.slice(0, Math.max(SHORT, Math.min(FRONT, text.length / 2))).toLowerCase());

export const partiesCheck: ClauseCheck = {
  clause: 'parties',
  topic: {
    heading: /(?<!\p{L})(?:parties|šalys|šalių rekvizit)/u,
    sentence: phrases(
      '(by and )?between…and',
      '(entered into|made)…by',
      '\\(?hereinafter',
      '\\(the "(client|provider)"',
      'toliau…(klient|paslaugų teikėj|šal)*',
      'sudar(ė|o|ėme) šią',
    ),
  },
  rules: [
    found({
      id: 'parties.missing',
      kind: 'missing',
      category: 'essential',
      text: {
        en: say(
          'Ask for a first paragraph that names both parties in full: legal name, registration or tax number, address, and who signs for a company.',
          'Without it, it is hard to show who must pay you, and an invoice or a claim may go to the wrong person.',
        ),
        lt: say(
          'Paprašykite, kad sutarties pradžioje būtų aiškiai įvardytos abi šalys: pavadinimas ar vardas ir pavardė, kodas, adresas ir kas pasirašo įmonės vardu.',
          'To nenurodžius sunku įrodyti, kas privalo jums sumokėti, o sąskaita ar reikalavimas gali patekti ne tam asmeniui.',
        ),
      },
      find: (contract) => (isNamed(contract) ? undefined : { riskFactor: 5 }),
    }),
    found({
      id: 'parties.address',
      kind: 'vague',
      category: 'essential',
      when: isNamed,
      text: {
        en: say(
          'Ask to add the address of each party.',
          'You send invoices and notices to it. The freelancer laws of New York, Illinois and California list names and mailing addresses among the contents of a contract.',
        ),
        lt: say(
          'Paprašykite įrašyti kiekvienos šalies adresą (buveinę).',
          'Šiuo adresu siunčiami pranešimai ir sąskaitos, jo reikia ir kreipiantis į teismą dėl neapmokėtos sąskaitos.',
        ),
      },
      find: (contract) => (ADDRESS.test(edges(contract)) ? undefined : { riskFactor: 3 }),
    }),
    found({
      id: 'parties.legal-form',
      kind: 'vague',
      category: 'essential',
      when: isNamed,
      text: {
        en: say(
          'Ask to say whether each party is a person or a company, with the registration or tax number.',
          'The number shows exactly who owes you the money; two companies can have nearly the same name.',
        ),
        lt: say(
          'Paprašykite nurodyti, ar šalis yra fizinis asmuo, ar įmonė, ir įrašyti kodą: juridinio asmens kodą arba individualios veiklos pažymos numerį.',
          'Pagal kodą tiksliai matyti, kas jums skolingas; panašių pavadinimų įmonių būna ne viena.',
        ),
      },
      find: (contract) => (LEGAL_FORM.test(edges(contract)) ? undefined : { riskFactor: 2 }),
    }),
    found({
      id: 'parties.trading-name',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Ask for the legal name behind the trading name, with its registration number.',
          'A trading name cannot be taken to court; you would first have to find out who stands behind it.',
        ),
        lt: say(
          'Paprašykite šalia prekės ženklo ar veiklos pavadinimo įrašyti tikrąjį juridinio asmens pavadinimą ir kodą.',
          'Vien veiklos pavadinimas nėra asmuo: pirmiausia tektų aiškintis, kas už jo stovi.',
        ),
      },
      find(contract) {
        const [bare] = bareNames(contract.text, contract.text.slice(0, FRONT));
        if (bare !== undefined) {
          const named = contract.sentences.find(({ start, end }) =>
            contract.text.slice(start, end).includes(bare),
          );
          return { riskFactor: 3, ...(named && { sentence: named }) };
        }
        const front = edges(contract);
        if (!TRADING_NAME.test(front) || LEGAL_FORM.test(front)) return undefined;
        const [sentence] = contract.saying(TRADING_NAME);
        return sentence === undefined ? undefined : { riskFactor: 3, sentence };
      },
    }),
    found({
      id: 'parties.representative',
      kind: 'vague',
      category: 'essential',
      when: isNamed,
      text: {
        en: say(
          'Consider asking who signs for the client company, and in what position.',
          'If the person who signs had no authority, the company may say that it never agreed.',
        ),
        lt: say(
          'Siūlome paprašyti nurodyti, kas pasirašo įmonės vardu, kokios jo pareigos ir atstovavimo pagrindas.',
          'Jeigu pasirašęs asmuo neturėjo įgaliojimų, įmonė gali teigti, kad sutarties nesudarė.',
        ),
      },
      find(contract) {
        const text = edges(contract);
        return IS_COMPANY.test(text) && !SIGNS_FOR.test(text) ? { riskFactor: 2 } : undefined;
      },
    }),
  ],
};
