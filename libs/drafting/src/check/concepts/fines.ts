import { anyOf, words, wordsBeside } from '../whole-words.js';

/** Fines that the one who works alone owes: for a breach, of whatever it is, and for being late. Each is a class as in `quiet-burdens.ts`. */

/** Some words on, in the same clause. */
const within = (letters: number): string => `(?:[^.;]{0,${letters}} )?`;

const SUM = '(?:(?:eur|usd|gbp|[€$£]) ?\\d|\\d[\\d., ]* ?(?:eur|eurų|usd|gbp|€|£))';
const BREACH = '(?:breach|disclosure|violation|infringement|disregard|non-?compliance)';
const OF_A_BREACH = `(?:for|on|upon|in case of|in the event of) (?:(?:every|each|any|a|the|such|single) ){0,3}${BREACH}`;
const PAYS = '(?:shall |will |must |has to )?(?:pays?|owes?)';
const PROVIDER = '(?:(?:the )?provider|it|he|she)';
const TEIKEJAS = '(?:paslaugų teikėj(?:as|a)|jis|ji)';
const FINED = anyOf(
  wordsBeside(
    [
      'breach|disclos|violat|infring|disregard|complian',
      'pay|owe',
      'provider|(?<!\\p{L})(?:it|he|she)(?!\\p{L})',
    ],
    `${OF_A_BREACH}(?: (?:[^.;]|\\.\\d){0,80})?,? ${PROVIDER} ${PAYS} ${within(50)}${SUM}`,
    `(?:the )?provider ${PAYS} ${within(60)}${SUM}[^.;]{0,40} ${OF_A_BREACH}`,
    `(?:if|should|where|when|whenever) ${PROVIDER} (?:\\p{L}+ )?(?:breach|violate|infringe|disregard)(?:es|s)? (?:[^.;]|\\.\\d){1,80},? ${PROVIDER} ${PAYS} ${within(50)}${SUM}`,
  ),
  wordsBeside(
    ['pažeid', 'mok'],
    `už (?:\\p{L}+ ){0,5}pažeidim(?:ą|us),? (?:\\p{L}+ ){0,3}?${TEIKEJAS} ${within(30)}(?:su)?mok(?:a|ės|ėti) ${within(40)}${SUM}`,
    `(?:^|[^\\p{L}])pažeid(?:us|usi|ęs) ${within(60)}${TEIKEJAS} ${within(30)}(?:su)?mok(?:a|ės|ėti) ${within(40)}${SUM}`,
    `paslaugų teikėj(?:as|a),? pažeid(?:usi|ęs) ${within(60)}(?:su)?mok(?:a|ės|ėti) ${within(40)}${SUM}`,
    `paslaugų teikėj(?:as|a) ${within(30)}(?:su)?mok(?:a|ės|ėti) ${within(40)}${SUM}[^.;]{0,40} už (?:\\p{L}+ ){0,4}pažeidimą`,
  ),
);
/** What binds both, is owed by the client too, is a price, or falls due for a delay: of that there are other rules. */
const NO_FINE_OF_ONE = words(
  'both|either|each (?:party|side)|neither|mutual\\p{L}*|part(?:y|ies)|client (?:shall |will |must |also )?(?:pays?|owes?)|(?:late|delay\\p{L}*|overdue)|(?:each|every|per) (?:\\p{L}+ )?(?:day|week|hour)|refunds?|repa(?:y|id)\\p{L}*|at most|no more than|not|never|šali(?:s|es|ų|ai)|šalys|abi|klientas (?:\\p{L}+ ){0,3}(?:su)?moka|vėlav\\p{L}+|uždels\\p{L}+|kiekvien\\p{L}+ (?:\\p{L}+ )?(?:dien|savait|valand)\\p{L}+|grąžin\\p{L}+|ne(?:privalo|turi|moka)\\p{L}*|termino pažeidim\\p{L}+|terminų pažeidim\\p{L}+',
);
const OF_SECRETS = words(
  'confiden\\p{L}*|secre\\p{L}*|disclos\\p{L}*|reveal\\p{L}*|(?:ne)?konfiden\\p{L}*|paslap\\p{L}*|(?:ne)?atskleis\\p{L}*|(?:ne)?atskleidž\\p{L}*|(?:ne)?atskleid\\p{L}*',
);
const OF_STAFF = words(
  'solicit\\p{L}*|non-solicitation|poach\\p{L}*|hir(?:e|es|ing)|employ\\p{L}*|(?:per)?vilio\\p{L}*|įdarbin\\p{L}*|samdy\\p{L}*',
);
const isOfSecrets = (plain: string, before: string): boolean => OF_SECRETS.test(`${before}\n${plain}`);

/** Whether the one who works owes a sum for each breach of secrecy; `before`: what the sentence is about. */
export const isSecrecyFined = (plain: string, before: string): boolean =>
  FINED.test(plain) && !NO_FINE_OF_ONE.test(plain) && isOfSecrets(plain, before);

/* Late alone. */
const FINE =
  '(?:penalt(?:y|ies)|interest|liquidated damages|fines?|late (?:fees?|charges?)|default interest)';
const BAUDA = '(?:delspinig|baud|netesyb|palūkan)\\p{L}+';
const ONE_ALONE = anyOf(
  wordsBeside(
    ['penalt|interest|liquidated|fine|late ', 'only|solely|exclusively|alone', 'provider'],
    `${FINE} ${within(80)}(?:appl(?:y|ies)|(?:is|are) (?:owed|payable|due|charged|paid)|binds?) (?:only|solely|exclusively) (?:to|by|for|from|against|on) (?:the )?provider`,
    `${FINE} ${within(80)}(?:appl(?:y|ies)|(?:is|are) (?:owed|payable|due|charged|paid)) (?:to|by|for|from|against|on) (?:the )?provider (?:only|alone|solely|exclusively)`,
    `(?:only|solely) (?:the )?provider ${PAYS} ${within(40)}${FINE}|(?:the )?provider alone ${PAYS} ${within(40)}${FINE}`,
  ),
  wordsBeside(
    ['delspinig|baud|netesyb|palūkan', '(?<!\\p{L})(?:tik|vien|išimtinai)(?!\\p{L})', 'paslaugų teikėj'],
    `${BAUDA} ${within(80)}(?:taikom|mokam|skaičiuojam|nustatom)\\p{L}+ (?:tik|vien|išimtinai) paslaugų teikėj(?:ui|ai|o|os)`,
    `(?:tik|vien) paslaugų teikėj(?:as|a) ${within(30)}(?:su)?moka ${within(40)}${BAUDA}`,
    `(?:tik|vien|išimtinai) paslaugų teikėj(?:ui|ai) (?:\\p{L}+ ){0,3}(?:taikom|skaičiuojam|nustatom)\\p{L}+ ${within(40)}${BAUDA}`,
  ),
);
const NOT_ALONE = words('not only|ne tik|ne vien|if|jei|jeigu|once|after|po|kai');

/** Whether the one who works alone owes fines: for a breach of anything but secrecy and the client's staff, or at all. */
export const isFinedAlone = (plain: string, before: string): boolean =>
  (FINED.test(plain) &&
    !NO_FINE_OF_ONE.test(plain) &&
    !isOfSecrets(plain, before) &&
    !OF_STAFF.test(`${before}\n${plain}`)) ||
  (ONE_ALONE.test(plain) && !NOT_ALONE.test(plain));

/** Whether fines bind the client alone, or the client as well. */
export const isFineOfClientToo = (plain: string): boolean => OF_CLIENT_TOO.test(plain);
const OF_CLIENT_TOO = words(
  `${FINE} [^.;]{0,60}(?:only|solely|exclusively) (?:to|by|for|from|against|on) (?:the )?client|only (?:the )?client ${PAYS} [^.;]{0,40}${FINE}|${FINE} [^.;]{0,60}not only [^.;]{0,40}provider[^.;]{0,20} but [^.;]{0,20}client`,
  `${BAUDA} [^.;]{0,60}(?:tik|vien|išimtinai) klient\\p{L}+|(?:tik|vien) klientas [^.;]{0,30}(?:su)?moka [^.;]{0,40}${BAUDA}|${BAUDA} [^.;]{0,60}ne (?:tik|vien) paslaugų teikėj\\p{L}+[^.;]{0,20} ir klient\\p{L}+`,
);
