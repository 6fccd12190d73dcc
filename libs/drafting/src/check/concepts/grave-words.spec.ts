import { plainDefects } from './said-plainly.js';

const has = (defect: string, plain: string, before = ''): boolean =>
  plainDefects(plain, before).includes(defect);

describe('liable without a limit', () => {
  it.each([
    'the liability of the provider under or in connection with this agreement shall be unlimited.',
    "there is no cap on the provider's liability.",
    'no limitation of liability applies to the provider.',
    'the provider bears unlimited liability for any damage.',
    'the provider compensates the client for every loss without any cap.',
    'the provider shall be liable in full for all damage of the client.',
    'paslaugų teikėjo atsakomybė pagal šią sutartį nėra ribojama.',
    'paslaugų teikėja atsako visa apimtimi už visus kliento nuostolius.',
    'paslaugų teikėjo atsakomybei netaikomi jokie apribojimai.',
    '7.1. the provider shall indemnify the client against all losses, and her liability shall be unlimited.',
    'the provider compensates every loss, and his liability is not limited.',
    'paslaugų teikėja atlygina visus kliento nuostolius, o jos atsakomybė neribojama.',
  ])('is "%s"', (plain) => expect(has('liability-cap.unlimited', plain)).toBe(true));

  it.each([
    'the liability of both parties is unlimited.',
    'the liability of the provider for gross negligence shall be unlimited.',
    'the provider is liable without limit up to the sum insured.',
    "the client's liability shall be unlimited.",
    'the liability of the provider shall not be limited to the fees.',
    'paslaugų teikėjo atsakomybė už tyčią nėra ribojama.',
    'the provider shall pay a penalty of 2% of the fees for each day of delay, without limit.',
    'for each day by which a report is late the provider shall pay 3% of the fees, without limit.',
    'the provider shall pay 1% of the price for every week of delay, with no cap.',
    'the provider shall inform the client, and the client shall pay, and its liability is unlimited.',
    'už kiekvieną dieną paslaugų teikėjas atsako 2 proc. suma be jokių apribojimų.',
    'abiejų šalių atsakomybė yra neribota.',
    'the provider indemnifies the client against all losses including without limitation court costs.',
    'under no circumstances shall provider be liable for damages including, without limitation, lost profits.',
    'paslaugų teikėjas atsako neribotai tik už didelį neatsargumą.',
  ])('is not "%s"', (plain) => expect(has('liability-cap.unlimited', plain)).toBe(false));
});

describe('nothing paid for what is begun when the contract ends', () => {
  it.each([
    'on such termination no fees shall be payable for work in progress.',
    'in that case the provider is not entitled to any payment for unfinished work.',
    'upon termination the client owes nothing for incomplete deliverables.',
    'work in progress at the date of termination shall not be paid for.',
    'tokiu atveju už nebaigtus darbus nemokama.',
    'už pradėtas, bet nebaigtas paslaugas klientas nemoka.',
  ])('is "%s"', (plain) => expect(has('termination-convenience.no-pay', plain)).toBe(true));

  it.each([
    'work in progress is paid for by the hours worked.',
    'if work in progress is not paid within 14 days, the provider may stop.',
    'if the provider terminates without a reason, no fees are payable for work in progress.',
    'no fees are payable for services after the end.',
    'nutraukus sutartį už nebaigtus darbus mokama pagal atliktą dalį.',
    'už nebaigtus darbus nemokama, jeigu sutartis nutraukiama dėl paslaugų teikėjo kaltės.',
  ])('is not "%s"', (plain) => expect(has('termination-convenience.no-pay', plain)).toBe(false));
});

describe('secrecy without an end', () => {
  it.each([
    ['this obligation shall continue indefinitely after the end of this agreement.', 'confidentiality'],
    ['the duty of confidentiality has no time limit.', ''],
    ['the provider shall keep all information secret forever.', ''],
    ['the provider shall not disclose the information without limitation in time.', ''],
    ['konfidencialumo pareiga galioja neterminuotai.', ''],
    ['ši pareiga galioja neribotą laiką.', 'konfidencialumas'],
  ])('is "%s" under "%s"', (plain, before) =>
    expect(has('confidentiality.perpetual', plain, before)).toBe(true),
  );

  it.each([
    ['this agreement continues indefinitely.', 'term'],
    ['each party keeps the information of the other secret indefinitely.', ''],
    ['this obligation continues indefinitely.', 'confidentiality\neach party keeps the information secret.'],
    ['trade secrets are kept confidential indefinitely.', ''],
    ['the duty of confidentiality ends three years after the agreement and not indefinitely.', ''],
    ['the client shall keep the drafts secret forever.', ''],
    ['abi šalys informaciją saugo paslaptyje neterminuotai.', ''],
    ['komercinės paslaptys saugomos neterminuotai.', ''],
  ])('is not "%s" under "%s"', (plain, before) =>
    expect(has('confidentiality.perpetual', plain, before)).toBe(false),
  );
});

describe('changes of the result without a number', () => {
  it.each([
    'the provider shall revise the deliverables until the client is satisfied in its sole discretion.',
    'the provider makes an unlimited number of revisions at no extra cost.',
    'the fee includes unlimited rounds.',
    'the provider shall make as many changes as the client requests.',
    'the number of revisions is not limited.',
    'paslaugų teikėja taiso rezultatą tol, kol klientas bus patenkintas.',
    'paslaugų teikėjas privalo taisyti darbų rezultatą tiek kartų, kiek to pareikalaus klientas.',
    'pataisymų skaičius neribojamas.',
    'any report which is not satisfactory shall be redone by the provider at her own expense, as often as the client asks.',
    'the provider shall redo any work, free of charge and as often as the client requires.',
    'reports shall be revised by the provider without extra pay until the client is satisfied.',
    'whatever the client does not like shall be reworked by the provider, however often this is needed.',
    'every draft shall be corrected by the provider again and again until it pleases the client.',
    'paslaugų teikėja nemokamai perdirba tekstą, kol jis patinka klientui.',
  ])('is "%s"', (plain) => expect(has('revisions.unlimited', plain)).toBe(true));

  it.each([
    'two rounds of revisions are included.',
    'the price does not include unlimited revisions.',
    'unlimited revisions are charged at the hourly rate.',
    'the provider corrects defects until the client is satisfied.',
    'any changes to this agreement are made in writing.',
    'the parties revise the brief until both are satisfied.',
    'įskaičiuoti du pataisymų ratai.',
    'paslaugų teikėjas taiso klaidas tol, kol klientas bus patenkintas.',
    'the client shall correct its data as often as the provider asks.',
    'reports are revised as often as the client asks at the hourly rate.',
    'any report which does not meet the specification shall be redone once by the provider.',
    'paslaugų teikėja dirba, kol tekstas patinka klientui.',
  ])('is not "%s"', (plain) => expect(has('revisions.unlimited', plain)).toBe(false));
});
