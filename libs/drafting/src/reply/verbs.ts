/** Who speaks or is spoken to; `they` where a contract names its sides. */
export type Person = 'they' | 'you' | 'we' | 'i';

const forms = (we: string, you: string, i: string) => ({ we, you, i });

/** The present of Lithuanian verbs by their third person, as far as the wordings use them. */
export const VERBS: Readonly<Record<string, Readonly<Record<Exclude<Person, 'they'>, string>>>> = {
  apmoka: forms('apmokame', 'apmokate', 'apmoku'),
  atlieka: forms('atliekame', 'atliekate', 'atlieku'),
  atlygina: forms('atlyginame', 'atlyginate', 'atlyginu'),
  atsako: forms('atsakome', 'atsakote', 'atsakau'),
  atšaukia: forms('atšaukiame', 'atšaukiate', 'atšaukiu'),
  dirba: forms('dirbame', 'dirbate', 'dirbu'),
  gali: forms('galime', 'galite', 'galiu'),
  grąžina: forms('grąžiname', 'grąžinate', 'grąžinu'),
  išskaičiuoja: forms('išskaičiuojame', 'išskaičiuojate', 'išskaičiuoju'),
  ištaiso: forms('ištaisome', 'ištaisote', 'ištaisau'),
  laikosi: forms('laikomės', 'laikotės', 'laikausi'),
  moka: forms('mokame', 'mokate', 'moku'),
  neperduoda: forms('neperduodame', 'neperduodate', 'neperduodu'),
  nesikreipia: forms('nesikreipiame', 'nesikreipiate', 'nesikreipiu'),
  neįveda: forms('neįvedame', 'neįvedate', 'neįvedu'),
  nurodo: forms('nurodome', 'nurodote', 'nurodau'),
  padeda: forms('padedame', 'padedate', 'padedu'),
  pasirašo: forms('pasirašome', 'pasirašote', 'pasirašau'),
  pasirenka: forms('pasirenkame', 'pasirenkate', 'pasirenku'),
  pateikia: forms('pateikiame', 'pateikiate', 'pateikiu'),
  perduoda: forms('perduodame', 'perduodate', 'perduodu'),
  peržiūri: forms('peržiūrime', 'peržiūrite', 'peržiūriu'),
  praneša: forms('pranešame', 'pranešate', 'pranešu'),
  priima: forms('priimame', 'priimate', 'priimu'),
  sumoka: forms('sumokame', 'sumokate', 'sumoku'),
  sutinka: forms('sutinkame', 'sutinkate', 'sutinku'),
  taiko: forms('taikome', 'taikote', 'taikau'),
  taiso: forms('taisome', 'taisote', 'taisau'),
  užtikrina: forms('užtikriname', 'užtikrinate', 'užtikrinu'),
};
