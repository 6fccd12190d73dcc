import { isGivenName } from './given-names.js';
import { nameKey } from './name-key.js';
import { isSurname } from './surname.js';

/* Words that contracts write with a capital letter and that are nobody's name. */
const WORDS = `
Acceptance Account Additional Address Advance Affiliate Agency Agreement Amendment Amount Annex Annual Appendix Applicable Approval
April Article Assignment August Author Authority Background Bank Base Book Brand Business Cancellation Capital Change Chief City Civil
Claim Clause Client Code Commercial Commission Company Completion Confidential Confidentiality Conflict Consultant Consulting Contact
Content Contract Contractor Copyright Corporate Cost Country Court Creative Customer Data Date Day Days December Default Definition
Delay Delivery Deliverable Deliverables Deposit Design Designer Developer Director Disclosing Dispute Document Due Effective Email
Employee Employer Entire Equipment Event Exclusive Execution Executive Expense Expenses Exhibit Fee Fees February Federal Final First
Force Foreground Freelance Freelancer Full Further General Good Governing Gross Group Guarantee Hourly However Including Indemnification
Indemnity Independent Information Initial Insurance Intellectual Interest International Invoice Invoices January July June Jurisdiction
Kill Know Late Line List Law Laws Legal Liability License Licence Limitation Limited Majeure Manager Managing Managed March Marketing Master Material
Materials May Media Milestone Milestones Minimum Miscellaneous Monthly Moral Name Net New No None Non Notice Notices Notwithstanding
November Number October Office Open Order Other Our Ownership Page Part Parties Partner Party Payment Payments Performance Period Person
Personal Phase Phone Platform Policy Portfolio President Prices Price Principal Prior Product Professional Profile Project Property
Provider Public Purchase Purpose Quality Rate Receiving Recipient Recitals Records Regulation Relationship Representative Republic
Restricted Revision Revisions Right Rights Risk Role Royalty Rules Sales Schedule Scope Second Section Security Seller September Service
Services Severability Signature Signed Social Software Source Specifications Standard State States Statement Status Street Sub
Subcontractor Subject Supplier Support Survival System Tax Taxes Team Technical Term Termination Terms The Their Third This Time Title
Total Trade Trademark Transfer Union United Upon Use User Value Variation Vendor Venue Waiver Warranties Warranty Web Website Work Works
Writing Writer Written Your Dear Hereinafter Whereas Between And For With Any All Each Either Both Neither Such Not Shall Will Must
Ad Add Also An As At But By If In It Its Of On Or Per So Than That Then There These Those To Under Until We When Where Which Who You
Licensor Licensee Licensed Telephone Facsimile Fax Head Online Internet Securities Holdings President Chairman Secretary Treasurer
Administratorius Gamintojas Gamintojo Konsultantas Nuomotojas Aktas Aprašymas Asmens Atlikėjas Atlyginimas Atsakomybė Autorius Autorinis Autorinės Bendrosios Bankas Bendrovė
Bylinėjimosi Civilinis Civilinio Darbai Darbų Darbo Data Defektas Dėl Delspinigiai Dienos Dizainas Dizaineris Dokumentas Dvišalis
Europos Eurai Garantija Ginčai Gegužė Įkainis Įmonė Įmonės Informacija Intelektinė Įstatymas Jei Jeigu Kaina Kai Kiekviena Kita
Klientas Kodeksas Kodekso Kompensacija Komercinė Konfidenciali Konfidencialumas Laikas Lietuva Lietuvos Licencija Mokėjimas Mokesčiai
Nenugalima Nuostoliai Nutraukimas Objektas Pajamų Pareigos Pardavėjas Parašas Paslauga Paslaugos Paslaugų Pavardė Vardas Pažyma
Perdavimas Pirkėjas Pirmas Potvarkis Prekė Pridėtinės Priedas Priėmimas Programa Projektas Protokolas Rangovas Reikalavimai Respublika
Rezultatas Sąlygos Sąskaita Seimas Sutartis Sutarties Šalis Šalys Šalių Šios Šis Šia Ši Svetainė Taikytina Tarnyba Tarpininkavimas
Teikėjas Teisė Teisės Teismas Terminas Tvarka Tiekėjas Užmokestis Užsakovas Užsakymas Valstybė Valstybinė Vadovas Verslo Veikla Vertė
Vykdytojas Individuali Individualios Sistema Sąjunga Sąjungos Santykiai Direktorius Direktorė Atstovas Generalinis Pagal Visos Visi Kiti
Kitos Po Prieš Nuo Iki Už Su Be Ir Arba Bei Tai Jis Ji Jos Jo Mes Jūs`;

const EXACT: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase()),
);
const KEYS: ReadonlySet<string> = new Set([...EXACT].filter((word) => word.length > 4).map(nameKey));

/* Not inside addresses: jonas.jonaitis@… would make a word of a name. */
const LOWER = /(?<![\p{L}\p{N}@._/-])\p{Ll}{3,30}(?![\p{L}\p{N}@_/-]|\.\p{L})/gu;

/** Whether a word is nobody's name: one of the trade in any of its cases, or one that the texts also write with a small letter. */
export type IsCommon = (word: string) => boolean;

export function commonWordsOf(texts: readonly string[]): IsCommon {
  const small = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(LOWER)) if (!isGivenName(word) && !isSurname(word)) small.add(word);
  return (word) => isExactlyCommon(word) || small.has(word.toLowerCase()) || KEYS.has(nameKey(word));
}

export function isExactlyCommon(word: string): boolean {
  return EXACT.has(word.toLowerCase());
}
