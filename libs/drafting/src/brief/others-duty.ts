import { plainText } from './plain-text.js';
import { namesThing } from './work-things.js';

/* "Logo designs" and "films" are things. */
const DOES =
  '(?:(?:writ|mak|tak|prepar|provid|translat|handl|produc|giv)es|supplies|delivers|draws|does|sends|(?:will|is going to) (?:write|make|take|prepare|provide|supply|translate|deliver|shoot|handle|draw|record|film|edit|design|do|produce|send|give))';
const DONE =
  '(?:written|made|taken|prepared|provided|supplied|translated|delivered|handled|drawn|recorded|done)';
const DOES_LT =
  '(?:raso|rasys|parasys|daro|darys|padarys|ruosia|paruos|rengia|parengs|pateikia|pateiks|vercia|isvers|kuria|kurs|sukurs|piesia|nupies|fotografuoja|nufotografuos|filmuoja|nufilmuos|tvarko|sutvarkys|atsiuncia|atsius|duoda|duos)';
/** Who the contract is with, or what is made. */
const PROVIDER =
  /^(?:you|it|this|that|they|who|which|please|also|and|then|each|all|contractor|provider|supplier|freelancer|specialist|agency|studio|\w*(?:designer|developer|programmer|translator|writer|photographer|illustrator|editor|consultant)|jus|tu|jis|ji|kas|kuris|kuri|taip|ir|vykdytoj\w*|rangov\w*|specialist\w*|dizainer\w*|programuotoj\w*|vertej\w*|fotograf\w*|tekstu|autor\w*)$/u;

/** A clause that says who does what: "Maria writes the texts", „tekstus rašo Marija“. */
export const DUTY_BEGINS = String.raw`,\s(?:(?:the )?\p{L}+ (?:${DOES}|${DOES_LT})\b|\p{L}+ (?:bus )?${DOES_LT}\s)`;

const BEFORE = new RegExp(
  String.raw`(?:^\W*|[,;]\s)(?:(?:our|my|the|musu|mano) )?(\w{2,})\s+(?:${DOES}|${DOES_LT})\s`,
  'u',
);
const BEHIND = new RegExp(
  String.raw`\b(?:${DONE} by|${DOES_LT})\s+(?:our |my |the |musu |mano )?(\w{2,})`,
  'u',
);

/** Whether it is somebody else by name who does something: "Maria writes the texts", „tekstus rašo Marija“. */
export const isOthersDuty = (text: string): boolean => {
  const plain = plainText(text);
  return [BEFORE, BEHIND].some((pattern) => {
    const [whole = '', who = ''] = pattern.exec(plain) ?? [];
    const at = plain.indexOf(whole) + whole.indexOf(who);
    return (
      who !== '' && !PROVIDER.test(who) && !namesThing(who) && /^\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2))
    );
  });
};
