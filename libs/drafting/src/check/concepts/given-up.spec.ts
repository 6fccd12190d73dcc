import { check } from '../check.js';
import {
  isBilledLast,
  isCapOfClient,
  isCapOfProvider,
  isChangedForNothing,
  isNamedNever,
  isPayingToLeave,
} from './given-up.js';

describe(isChangedForNothing.name, () => {
  const MAY = 'client may change the scope and the specifications at any time.';
  const GALI = 'klientas turi teisę bet kada keisti paslaugų apimtį.';
  it.each([
    ['such changes do not affect the fee.', MAY, true],
    ['these changes shall never increase the agreed price.', MAY, true],
    ['such changes are made at no additional cost.', MAY, true],
    ['the fee stays the same whatever the changes.', MAY, true],
    ['changes requested by client are made without any further charge.', '', true],
    ['client may extend the services by e-mail; such changes do not alter the fee.', '', true],
    ['dėl to kaina nesikeičia.', GALI, true],
    ['dėl tokių pakeitimų atlygis nedidinamas.', GALI, true],
    ['kaina dėl to nesikeičia.', GALI, true],
    ['klientas gali vienašališkai koreguoti užduoties apimtį, o atlygis dėl to nedidėja.', '', true],
    ['šalims susitarus klientas gali keisti užduoties apimtį, o kaina dėl to nesikeičia.', '', false],
    ['such changes do not affect the fee.', 'provider may replace the people who do the work.', false],
    ['such changes do not affect the fee.', 'client may change its address for invoices.', false],
    ['minor changes do not affect the fee.', MAY, false],
    ['such changes do not affect the fee unless they take longer than an hour.', MAY, false],
    ['such changes do not affect the fee.', 'by agreement client may change the scope.', false],
    ['such changes affect the fee.', MAY, false],
    ['dėl to kaina nesikeičia.', 'paslaugų teikėjas gali keisti darbų eiliškumą.', false],
    ['dėl to kaina nesikeičia.', 'klientas gali keisti renginio vietą.', false],
    ['client may change the scope, and neither the price nor the dates change because of it.', '', true],
    ['client may reduce or alter the services; the fee and the deadlines stay the same.', '', true],
    [
      'client may add to the services, and no instruction shall entitle provider to an adjustment of the fee.',
      '',
      true,
    ],
    ['changes which client makes to the services give no right to a higher fee or to more time.', '', true],
    ['client may modify the specification without any change to the price or the schedule.', '', true],
    ['the services may be extended by client at any time, and the fee shall not be increased.', '', true],
    [
      'if both parties agree, client may change the scope, and neither the price nor the dates change.',
      '',
      false,
    ],
    ['client may ask for changes to the services; the fee and the dates are then agreed.', '', false],
    ['client may reduce the services; the price per hour stays the same.', '', false],
    ['provider may change the order of the work, and neither the price nor the dates change.', '', false],
    [
      'klientas gali bet kada pakeisti teksto apimtį, ir dėl to nei kaina, nei terminai nekeičiami.',
      '',
      true,
    ],
    ['klientas gali bet kada padidinti apimtį, o kaina ir terminai dėl to nesikeičia.', '', true],
    ['klientas turi teisę keisti užduotį, o sutarta kaina ir terminas lieka tie patys.', '', true],
    ['klientui pakeitus paslaugų apimtį, nei atlygis, nei terminai neperžiūrimi.', '', true],
    [
      'dėl kliento padarytų užduoties pakeitimų paslaugų teikėjas neturi teisės reikalauti nei didesnio atlygio, nei ilgesnio termino.',
      '',
      true,
    ],
    ['klientas gali papildyti darbus, nekeičiant nei kainos, nei terminų.', '', true],
    ['darbų apimtį klientas gali keisti kada tik nori, o atlygis lieka nepakitęs.', '', true],
    ['klientas gali prašyti pakeisti apimtį, o kaina ir terminai keičiami šalims susitarus.', '', false],
    ['klientui pakeitus apimtį, atlygis ir terminai perskaičiuojami.', '', false],
    ['klientas gali sumažinti darbų apimtį, o puslapio kaina lieka ta pati.', '', false],
    [
      'klientas gali keisti apimtį tik paslaugų teikėjui sutikus, o kaina ir terminai dėl to nesikeičia.',
      '',
      false,
    ],
  ])('"%s" after "%s": %s', (plain, before, expected) =>
    expect(isChangedForNothing(plain, before)).toBe(expected),
  );
});

describe(isPayingToLeave.name, () => {
  it.each([
    ['provider may terminate this agreement only after paying client eur 1,000.', true],
    ['provider can leave the project upon payment of a termination fee.', true],
    ['if provider ends this agreement early, it shall pay eur 2,000.', true],
    ['should provider withdraw from the agreement, it owes client a penalty.', true],
    ['paslaugų teikėjas gali ją nutraukti tik įspėjęs prieš 90 dienų ir sumokėjęs 1 000 eur.', true],
    ['jeigu sutartį paslaugų teikėjas nutraukia anksčiau, jis sumoka klientui 500 eur.', true],
    ['paslaugų teikėjui nutraukus sutartį, jis moka 10 % kainos baudą.', true],
    ['provider may terminate this agreement if client has not paid eur 500.', false],
    ['if provider ends this agreement, it repays the advance of eur 500.', false],
    ['if client ends this agreement, it pays eur 2,000.', false],
    ['provider may end this agreement by 14 days of notice and client pays eur 900.', false],
    ['if either party or provider leaves, it pays eur 300.', false],
    ['paslaugų teikėjas gali nutraukti sutartį, klientui nesumokėjus 500 eur.', false],
    ['jeigu paslaugų teikėjas nutraukia sutartį, jis grąžina 500 eur avansą.', false],
  ])('"%s": %s', (plain, expected) => expect(isPayingToLeave(plain)).toBe(expected));
});

describe(isNamedNever.name, () => {
  it.each([
    ['provider waives the right to be named as the author.', true],
    ['provider gives up being credited.', true],
    ['provider hereby irrevocably waives any claim to a credit.', true],
    ['paslaugų teikėjas atsisako būti nurodomas autoriumi.', true],
    ['paslaugų teikėja atsisako autorystės.', true],
    ['paslaugų teikėjas neatlygintinai atsisako teisės į vardą.', true],
    ['provider has the right to be named as the author.', false],
    ['provider does not waive the right to be named.', false],
    ['provider waives the right to be named where there is no room for it.', false],
    ['client names provider as the author.', false],
    ['paslaugų teikėjas neatsisako teisės į vardą.', false],
    ['paslaugų teikėjas atsisako būti nurodomas autoriumi tik reklamos skydeliuose.', false],
  ])('"%s": %s', (plain, expected) => expect(isNamedNever(plain)).toBe(expected));
});

describe(isBilledLast.name, () => {
  it.each([
    ['provider invoices after final acceptance of all deliverables.', true],
    ['provider shall send its invoice upon final approval of the entire work.', true],
    ['provider bills once client has finally accepted all of it.', false],
    ['provider invoices the balance after final acceptance of all deliverables.', false],
    ['provider invoices after each delivery.', false],
    ['provider invoices the second half upon final acceptance of the whole.', false],
    ['client invoices after final acceptance of all goods.', false],
  ])('"%s": %s', (plain, expected) => expect(isBilledLast(plain)).toBe(expected));
});

describe(isCapOfClient.name, () => {
  it.each([
    ["client's liability is limited to eur 100.", true],
    ["client's total liability shall not exceed the fee.", true],
    ['kliento atsakomybė ribojama 50 eur suma.', true],
    ['bendra kliento atsakomybė neviršija 50 eur.', true],
    ["client's liability is not limited.", false],
    ['kliento atsakomybė neribojama.', false],
    ["client's and provider's liability is limited to the fee.", false],
    ['kiekvienos šalies atsakomybė ribojama kaina.', false],
    ["provider's liability is limited to the fee.", false],
  ])('"%s": %s', (plain, expected) => expect(isCapOfClient(plain)).toBe(expected));
});

describe(isCapOfProvider.name, () => {
  it.each([
    ["provider's total liability shall not exceed the fee.", true],
    ['paslaugų teikėjo atsakomybė ribojama kaina.', true],
    ["provider's liability is not limited.", false],
    ['paslaugų teikėjo atsakomybė neribojama.', false],
  ])('"%s": %s', (plain, expected) => expect(isCapOfProvider(plain)).toBe(expected));
});

describe('in a contract', () => {
  const contract = (liability: string): string => `FOTOGRAFAVIMO SUTARTIS

UAB „Baltijos renginiai“ (toliau – Užsakovas), atstovaujama direktoriaus Tomo Žilinsko, ir Rūta Kazlauskienė, veikianti pagal individualios veiklos pažymą (toliau – Vykdytojas), sudarė šią sutartį.

1. Vykdytojas fotografuoja Užsakovo renginius ir pateikia apdorotas nuotraukas iki 2027 m. gegužės 1 d. Užsakovas turi teisę bet kada keisti paslaugų apimtį. Dėl to kaina nesikeičia.

2. Kaina – 3 200 Eur. Užsakovas sumoka per 14 dienų nuo sąskaitos gavimo dienos.

3. ${liability}

4. Ginčai sprendžiami Vilniaus apygardos teisme, taikoma Anglijos teisė.
`;
  const idsOf = (text: string): string[] => check(text, { language: 'lt' }).findings.map(({ id }) => id);

  it('names what is said in passing, and nothing of who the parties are', () => {
    const ids = idsOf(contract('Užsakovo atsakomybė ribojama 50 Eur suma.'));
    expect(ids).toEqual(
      expect.arrayContaining(['change-control.free', 'liability-cap.one-way', 'governing-law.foreign']),
    );
    expect(ids).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:parties|disputes)\.|client-chooses|no-time/u)]),
    );
  });

  it.each([
    'Užsakovas gali bet kada pakeisti fotografuojamų renginių apimtį, papildyti ją ar pakeisti, ir dėl to nei kaina, nei terminai nekeičiami.',
    'Užsakovas gali bet kada padidinti darbų apimtį, o kaina ir terminai dėl to nesikeičia.',
    'Užsakovas turi teisę savo nuožiūra keisti užduotį, o sutarta kaina ir pateikimo terminas lieka tie patys.',
  ])('calls a change for nothing so, and no delay by others: „%s“', (words) => {
    const ids = idsOf(contract(words).replace(/ Užsakovas turi teisę bet kada[^]*?nesikeičia\./u, ''));
    expect(ids).toContain('change-control.free');
    expect(ids).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^timeline\.(?:no-ext|client-s)|no-time/u)]),
    );
  });

  it('calls no cap that both have one of the client alone', () =>
    expect(
      idsOf(
        contract(
          'Užsakovo atsakomybė ribojama 3 200 Eur suma. Vykdytojo atsakomybė ribojama 3 200 Eur suma.',
        ),
      ),
    ).not.toContain('liability-cap.one-way'));
});
