import type { Language } from '../model/document.js';
import { alsoOut, alsoOutIn } from './also-said.js';
import { alsoChanging, alsoChangingIn } from './matter-names.js';

/** What a remark asks for besides, where more goes with a sentence than it is about; apart from how that is read, for the mail. */
export const ASKS = {
  'other-work': {
    en: 'Could the ban on other work go as well?',
    lt: 'Siūlau kartu atsisakyti draudimo dirbti kitiems.',
  },
  portfolio: {
    en: 'Could the ban on showing the work in a portfolio go as well?',
    lt: 'Siūlau kartu atsisakyti draudimo rodyti darbą darbų aplanke.',
  },
  'moral-rights': {
    en: 'Could moral rights stay with the author as well?',
    lt: 'Siūlau autoriui palikti ir asmenines neturtines teises.',
  },
  'set-off': {
    en: 'Could claims be set off only as far as the law allows?',
    lt: 'Siūlau reikalavimus įskaityti tik tiek, kiek leidžia įstatymas.',
  },
  penalty: {
    en: 'Could the penalty go as well?',
    lt: 'Siūlau kartu atsisakyti netesybų.',
  },
  court: {
    en: 'Could disputes stay with the court that the law names instead of the arbitration or court that is named here?',
    lt: 'Siūlau, kad ginčus nagrinėtų įstatymo nustatytas teismas, o ne čia nurodytas arbitražas ar teismas.',
  },
  jury: {
    en: 'Could the waiver of a jury or of a class action go as well?',
    lt: 'Siūlau kartu atsisakyti teisės į teismą ribojimo.',
  },
  'own-warranty': {
    en: 'Could the promise of faultless or original work, which stands in the same sentence, go as well?',
    lt: 'Siūlau kartu atsisakyti tame pačiame sakinyje esančio pažado dėl nepriekaištingo ar originalaus darbo.',
  },
  'during-the-term': {
    en: 'Could the ban on other work during the contract go as well?',
    lt: 'Siūlau kartu atsisakyti draudimo dirbti kitiems sutarties galiojimo metu.',
  },
  renewal: {
    en: 'Could the contract end on its day instead of renewing by itself?',
    lt: 'Siūlau, kad sutartis pasibaigtų sutartą dieną, o ne pratęstų save automatiškai.',
  },
  leaving: {
    en: 'Could both sides be free to leave with the same notice?',
    lt: 'Siūlau, kad abi šalys galėtų nutraukti sutartį, įspėjusios per tą patį terminą.',
  },
  helpers: {
    en: 'Could others be allowed to help with the work as well?',
    lt: 'Siūlau leisti darbui pasitelkti ir kitus asmenis.',
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What a remark says besides its own words, in another language; words of the contract stay as they are. */
export const besidesIn = (said: string, from: Language, to: Language): string => {
  const asked = Object.values(ASKS).filter((asks) => said.includes(asks[from]));
  return [
    ...asked.map((asks) => ` ${asks[to]}`),
    alsoOut(alsoOutIn(said, from), to),
    alsoChanging(alsoChangingIn(said, from), to),
  ].join('');
};
