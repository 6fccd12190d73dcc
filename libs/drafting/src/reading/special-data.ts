import { SPECIAL_DATA, type SpecialData } from '../terms/terms.js';
import type { Answers } from '../terms/answers.js';
import { answerReader, type AnswerReader } from './answer-reader.js';

/** Words of both languages by their beginnings: endings follow, where nothing forbids them. */
const beginning = (...stems: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu');

const WORDS: Readonly<Record<SpecialData, RegExp>> = {
  health: beginning(
    'health(?:care)?(?!\\p{L})|medic(?:al|in)|clinic|hospitals?(?!\\p{L})|dentist|dental|physiotherap|psycholog|psychotherap',
    'patients|patient(?:’s| data| record| list)|psychiatr|diagnos|pharmac|prescription|disabilit|pregnan|surge(?:on|ry)',
    'vaccin|allerg|sveikat|klinik|ligonin|pacient|gydytoj|gydym|gydykl|odontolog|psichoterap|psichiatr|psicholog',
    'diagnoz|vaistin|vaist(?:ai|ų|us)(?!\\p{L})|neįgal|nėšč|kineziterap|fizioterap|reabilitac|chirurg|skiep|slaug',
    'alergij|lig(?:os|ų|as|onių|oniams)(?!\\p{L})',
  ),
  biometric: beginning(
    'biometric|fingerprint|fac(?:e|ial) recognition|genetic|dna(?!\\p{L})',
    'biometrin|piršt\\p{L}+ atspaud|veid\\p{L}+ atpažin|genetin|dnr(?!\\p{L})',
  ),
  belief: beginning(
    'religio|church|parish|synagogue|mosque|political (?:part|opinion|view)',
    'religij|religin|bažnyč|parapij|tikinč|politin\\p{L}+ (?:partij|pažiūr)|partijos nari',
  ),
  origin: beginning('ethnic|racial|race or|etnin|rasin|rasės|tautyb'),
  union: beginning('trade union|union member|profesin\\p{L}+ sąjung|profsąjung'),
  sex_life: beginning(
    'sexual|sex life|lgbt|gender identit|dating (?:app|site|platform|service)|seksual|lytin|pažinčių',
  ),
  criminal: beginning(
    'criminal record|criminal conviction|convict|offender|prison|background check',
    'teistum|nuteist|nusikalt|įkalin|kalin(?:iai|ių|iams|ius)(?!\\p{L})',
  ),
  children: beginning(
    'child(?:ren|’s)?(?!\\p{L})|kids?(?!\\p{L})|minors(?!\\p{L})|pupils?(?!\\p{L})|kindergarten|nurser|primary school',
    'schoolchild|teenager|vaik(?!\\p{L}*štyn)|mokini|moksleiv|mokykl|darželi|nepilnameči|paaugli|kūdiki',
  ),
};

/** The sensitive data that a description of work speaks of, in either language. */
export const noticedData = (description: string): SpecialData[] => {
  const text = description.replaceAll("'", '’');
  return SPECIAL_DATA.filter((kind) => WORDS[kind].test(text));
};

/** What scope and deliverables speak of. */
export const noticedIn = (read: AnswerReader): SpecialData[] =>
  noticedData(`${read.raw('scope_of_work') ?? ''}\n${read.raw('deliverables') ?? ''}`);

/** What is ticked until somebody answers. */
export const noticedSpecialData = (answers: Answers): SpecialData[] => noticedIn(answerReader(answers));

/** As answered; until somebody has, as noticed. */
export const readSpecialData = (read: AnswerReader): SpecialData[] =>
  read.isList('special_data') ? read.several('special_data', SPECIAL_DATA) : noticedIn(read);
