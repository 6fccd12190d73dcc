import type { Language } from '../model/document.js';
import { listed } from './listed.js';

/** What a contract may say, as it is named to the other side; in Lithuanian in the nominative. */
export const MATTER_NAMES = {
  acceptance: { en: 'how the work is accepted', lt: 'darbo priėmimas' },
  'ai-tools': { en: 'tools with artificial intelligence', lt: 'dirbtinio intelekto įrankių naudojimas' },
  amendments: { en: 'how the contract is changed', lt: 'sutarties keitimo tvarka' },
  assignment: { en: 'the transfer of the contract', lt: 'sutarties perdavimas' },
  audit: { en: 'the inspection of records', lt: 'įrašų tikrinimas' },
  'background-materials': { en: 'earlier work and tools', lt: 'teisės į anksčiau sukurtą medžiagą' },
  'change-control': { en: 'changes of the work', lt: 'darbo pakeitimų tvarka' },
  'client-duties': { en: 'what is supplied for the work', lt: 'darbui reikalingos medžiagos pateikimas' },
  'client-warranties': { en: 'promises about supplied materials', lt: 'garantijos dėl pateiktos medžiagos' },
  confidentiality: { en: 'confidentiality', lt: 'konfidencialumas' },
  'credit-portfolio': { en: 'credit and portfolio', lt: 'autorystės nurodymas ir darbų rodymas' },
  customers: { en: 'approaching customers', lt: 'kreipimasis į klientus' },
  'data-protection': { en: 'personal data', lt: 'asmens duomenų tvarkymas' },
  deposit: { en: 'the advance', lt: 'avansas' },
  disputes: { en: 'how disputes are decided', lt: 'ginčų sprendimas' },
  'entire-agreement': { en: 'which documents form the contract', lt: 'sutartį sudarantys dokumentai' },
  exclusivity: { en: 'work for others', lt: 'darbas kitiems' },
  expenses: { en: 'expenses', lt: 'išlaidos' },
  fees: { en: 'the price', lt: 'kaina' },
  'force-majeure': { en: 'events beyond control', lt: 'nenugalimos jėgos aplinkybės' },
  'governing-law': { en: 'the governing law', lt: 'taikoma teisė' },
  handover: { en: 'the handover at the end', lt: 'perdavimas pasibaigus sutarčiai' },
  indemnity: { en: 'the indemnity', lt: 'nuostolių atlyginimas' },
  'independent-status': { en: 'working as an independent business', lt: 'savarankiškas darbas' },
  insurance: { en: 'insurance', lt: 'draudimo sąlygos' },
  invoicing: { en: 'how invoices are paid', lt: 'sąskaitų apmokėjimas' },
  'ip-ownership': { en: 'the rights in the work', lt: 'teisės į darbą' },
  'kill-fee': { en: 'payment for cancelled work', lt: 'atlygis atšaukus darbą' },
  'late-payment': { en: 'what late payment costs', lt: 'pavėluoto mokėjimo padariniai' },
  'liability-cap': { en: 'liability', lt: 'atsakomybė' },
  'liquidated-damages': { en: 'penalties', lt: 'netesybos' },
  'non-solicitation': { en: 'approaching staff and customers', lt: 'kreipimasis į darbuotojus ir klientus' },
  notice: { en: 'the notice to end the contract', lt: 'įspėjimo prieš nutraukiant sutartį terminas' },
  notices: { en: 'how notices are given', lt: 'pranešimų tvarka' },
  'provider-warranties': { en: 'promises about the work', lt: 'garantijos dėl darbo' },
  publicity: { en: 'publicity', lt: 'viešinimas' },
  renewal: { en: 'the renewal', lt: 'sutarties pratęsimas' },
  revisions: { en: 'rounds of corrections', lt: 'pataisymų ratai' },
  scope: { en: 'the description of the work', lt: 'darbo aprašymas' },
  severability: { en: 'what follows if a term is invalid', lt: 'negaliojančių sąlygų padariniai' },
  'site-rules': { en: 'rules for the place of work', lt: 'darbo vietos taisyklės' },
  subcontracting: { en: 'help by others', lt: 'kitų asmenų pasitelkimas' },
  taxes: { en: 'taxes', lt: 'mokesčiai' },
  term: { en: 'how long the contract lasts', lt: 'sutarties trukmė' },
  'termination-breach': {
    en: 'ending the contract after a breach',
    lt: 'sutarties nutraukimas dėl pažeidimo',
  },
  'termination-convenience': { en: 'leaving the contract', lt: 'sutarties nutraukimas' },
  timeline: { en: 'the dates of the work', lt: 'darbo terminai' },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type Matter = keyof typeof MATTER_NAMES;

export const isMatter = (name: string): name is Matter => name in MATTER_NAMES;

export const ALSO_CHANGING: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['This also changes ', '.'],
  lt: ['Kartu keičiasi ', '.'],
};

/** Behind a remark: what else is another with the change. */
export function alsoChanging(matters: readonly Matter[], language: Language): string {
  if (matters.length === 0) return '';
  const [before, after] = ALSO_CHANGING[language];
  const names = matters.map((each) => MATTER_NAMES[each][language]);
  return ` ${before}${listed(names, language)}${after}`;
}

/** The matters that a remark names so. */
export function alsoChangingIn(said: string, language: Language): readonly Matter[] {
  const [before] = ALSO_CHANGING[language];
  const from = said.indexOf(before);
  if (from === -1) return [];
  const named = said.slice(from);
  return Object.keys(MATTER_NAMES)
    .filter(isMatter)
    .filter((each) => new RegExp(`(?<!\\p{L})${MATTER_NAMES[each][language]}(?!\\p{L})`, 'u').test(named));
}
