import { check } from '../check.js';
import { plainDefects } from './said-plainly.js';

const has = (defect: string, plain: string): boolean => plainDefects(plain).includes(defect);

describe('rejected without reasons', () => {
  it.each([
    '3.1 the client may reject the films at its sole discretion and without giving reasons, in which case no payment shall be due.',
    'the client is entitled to refuse any deliverable without stating any reasons.',
    'the client may, without giving any reason, decline the designs.',
    'the client may reject the work for any or no reason.',
    'the client shall be entitled to reject the deliverables without explanation.',
    'the client may reject any deliverable and is not obliged to give reasons.',
    'the client has the right to reject the work at any time and need not give reasons.',
    'klientas gali nepriimti darbų nenurodydamas priežasčių, ir tokiu atveju už juos nemokama.',
    'klientas turi teisę nemotyvuotai atsisakyti priimti rezultatą.',
    'klientas turi teisę be jokio paaiškinimo atmesti bet kurį darbo rezultatą.',
    'klientas gali darbų nepriimti, nenurodydamas priežasčių.',
    'klientas gali atmesti darbus ir neprivalo nurodyti priežasčių.',
  ])('is "%s"', (plain) => expect(has('acceptance.reject-without-reason', plain)).toBe(true));

  it.each([
    'the client may reject an invoice without giving reasons.',
    'the client may reject the deliverables only if they do not conform to the specification.',
    'either party may reject the change without giving reasons.',
    'the client may refuse a proposed subcontractor without giving reasons.',
    'the provider may decline any order without giving reasons.',
    'klientas gali atmesti pasiūlymą nenurodydamas priežasčių.',
  ])('is not "%s"', (plain) => expect(has('acceptance.reject-without-reason', plain)).toBe(false));
});

describe('rejected as the client likes', () => {
  it.each([
    'the client may in its sole discretion reject any work product.',
    'the client may reject the films in its absolute discretion.',
    'klientas turi teisę savo nuožiūra nepriimti darbų.',
    'klientas gali atmesti rezultatą savo nuožiūra.',
  ])('is "%s"', (plain) => expect(has('acceptance.subjective', plain)).toBe(true));

  it.each([
    'the client may accept or reject any quotation at its sole discretion.',
    'the client may refuse its consent at its sole discretion.',
  ])('is not "%s"', (plain) => expect(has('acceptance.subjective', plain)).toBe(false));
});

describe('terms that the client changes alone', () => {
  it.each([
    '8.1. klientas turi teisę vienašališkai keisti sutarties sąlygas, pranešdamas el. paštu.',
    '8.1 the client may amend this agreement at any time by e-mail, and the provider is deemed to agree.',
    'the client may change the terms of this agreement by notice.',
    'klientas gali bet kada pakeisti šią sutartį.',
    'klientas pasilieka teisę savo nuožiūra keisti sutarties sąlygas.',
    'sutarties sąlygas klientas gali keisti vienašališkai.',
    'the client reserves the right to modify these terms from time to time.',
  ])('is "%s"', (plain) => expect(has('amendments.unilateral', plain)).toBe(true));

  it.each([
    'the client may propose changes to this agreement at any time.',
    'the client may amend this agreement at any time with the written consent of the provider.',
    'the client may not change this agreement unilaterally.',
    'klientas gali bet kada siūlyti keisti sutarties sąlygas.',
    'klientas neturi teisės vienašališkai keisti sutarties sąlygų.',
    'either party may terminate this agreement at any time by notice.',
    'the client may at any time change its contact person by notice under this agreement.',
  ])('is not "%s"', (plain) => expect(has('amendments.unilateral', plain)).toBe(false));
});

describe('a client that answers for nothing', () => {
  it.each([
    '6.2 the client is not liable for any damage of the provider whatsoever.',
    '6.2. klientas už paslaugų teikėjo nuostolius neatsako.',
    'the client shall not be liable to the provider for any loss or damage.',
    'under no circumstances shall the client be liable to the provider for any losses.',
    'the client accepts no liability for any loss suffered by the provider.',
    'klientas neatsako už jokią paslaugų teikėjo patirtą žalą.',
    'jokiu atveju klientas neatsako už paslaugų teikėjo nuostolius.',
    'the client excludes all liability to the provider.',
  ])('is "%s"', (plain) => expect(has('liability-cap.one-way', plain)).toBe(true));

  it.each([
    'the client is not liable for damage caused by the provider.',
    'neither the client nor the provider is liable for any loss of the other.',
    'the client is not liable for the taxes of the provider.',
    'the client is not liable for any loss of profit of the provider.',
    'klientas neatsako už paslaugų teikėjo mokesčius.',
    'klientas neatsako už nuostolius, atsiradusius dėl paslaugų teikėjo kaltės.',
    'nei klientas, nei paslaugų teikėjas neatsako už kitos šalies nuostolius.',
    'the provider is not liable for any damage of the client whatsoever.',
  ])('is not "%s"', (plain) => expect(has('liability-cap.one-way', plain)).toBe(false));
});

describe('whatever else the client asks for', () => {
  it.each([
    '1.1 the provider shall produce six animated product films of up to 60 seconds each (the "films"), together with any additional material the client may reasonably or unreasonably require.',
    'the provider shall also perform any other tasks the client may assign.',
    'the provider performs such other services as the client may from time to time request.',
    'the provider shall deliver the logo and anything else the client asks for.',
    '1.1. paslaugų teikėjas įsipareigoja parengti kliento analizę ir skydelį (toliau - darbai), taip pat atlikti bet kokius kitus kliento pavedamus darbus.',
    'paslaugų teikėjas parengia šešis filmus ir bet kokią papildomą medžiagą, kurios klientas pareikalaus.',
    'paslaugų teikėjas atlieka dizaino darbus ir visus kitus darbus, kuriuos klientas paves.',
    'paslaugų teikėjas sumontuoja 12 klipų pagal 2 priedą ir atlieka visus kitus darbus, kurių klientui prireikia.',
    'paslaugų teikėjas taip pat atlieka kitus kliento nurodytus darbus.',
    'paslaugų teikėjas sukuria svetainę ir viską, ko klientas paprašys.',
    'paslaugų teikėjas sukuria svetainę ir visa kita, ko klientui prireiks.',
  ])('is "%s"', (plain) => expect(has('scope.any-tasks', plain)).toBe(true));

  it.each([
    'the provider shall provide any additional information the client may reasonably require.',
    'the provider carries out any additional work the client may request at the hourly rate.',
    'any additional services the client may request are agreed in writing.',
    'the provider is not obliged to perform any other tasks the client may assign.',
    'the provider shall work until may or such other date as the client may reasonably request.',
    'paslaugų teikėjas parengia kūrinį ir visa kita, ko prireiks šventės atidarymui.',
    'paslaugų teikėjas pateikia kitus dokumentus, kurių klientas pareikalaus.',
    'paslaugų teikėjas atlieka kitus kliento pavedamus darbus už papildomą mokestį.',
    'kitus darbus, kuriuos klientas pavedė, paslaugų teikėjas atlieka susitarus atskirai.',
    'paslaugų teikėjas sumontuoja klipus ir atlieka visus kitus darbus, kurių reikia gerai kokybei.',
    'the client shall provide any other material the provider may require.',
  ])('is not "%s"', (plain) => expect(has('scope.any-tasks', plain)).toBe(false));
});

describe('work that may never be shown', () => {
  it.each([
    '4.2 the provider waives all moral rights and shall not show the films in any portfolio.',
    'the provider may not use the work in its portfolio.',
    'the provider shall not display the designs on its website or in its portfolio.',
    'the work may not be shown in the portfolio of the provider.',
    '4.2. paslaugų teikėjui draudžiama viešai minėti klientą ar rodyti darbus savo darbų aplanke.',
    'paslaugų teikėjas neturi teisės rodyti darbų savo portfelyje.',
    'paslaugų teikėjas savo portfelyje darbų nerodo.',
    'paslaugų teikėjas darbų nenaudoja savo portfelyje ar svetainėje.',
    'paslaugų teikėjas atsisako neturtinių teisių ir nerodo filmų savo darbų aplanke.',
    'the provider waives her moral rights and shall not name the client as a client.',
    'the provider shall never refer to the client as a customer on her website.',
    'the provider has no right to list the client among her references.',
    'the provider is prohibited from presenting the client as one of her customers.',
    'paslaugų teikėja negali minėti kliento kaip savo kliento.',
    'paslaugų teikėja neturi teisės nurodyti kliento tarp savo klientų.',
    'paslaugų teikėjai draudžiama skelbti klientą kaip savo klientą.',
  ])('is "%s"', (plain) => expect(has('credit-portfolio.ban', plain)).toBe(true));

  it.each([
    'the provider may show the work in its portfolio once it is public.',
    'the provider shall not show the work in its portfolio before publication.',
    'the provider shall not use the work in its portfolio without the consent of the client.',
    "the provider shall not use the client's name on its website.",
    'the provider shall not publish confidential information in its portfolio.',
    'paslaugų teikėjas be kliento sutikimo nerodo darbų savo portfelyje.',
    'paslaugų teikėjas iki paskelbimo nerodo darbų savo portfelyje.',
    'the client shall not use the portfolio of the provider.',
    "the provider shall not name the client as a client without the client's consent.",
    'the provider may name the client as a client.',
    'the client shall not name the provider among its clients.',
    'paslaugų teikėja be kliento sutikimo nemini kliento kaip savo kliento.',
    'paslaugų teikėja gali minėti klientą kaip savo klientą.',
  ])('is not "%s"', (plain) => expect(has('credit-portfolio.ban', plain)).toBe(false));
});

/** Of each point of a contract what it is blamed for, without what the rest of it lacks. */
function blamedIn(text: string, language: 'en' | 'lt'): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { id, evidence } of check(text, { language }).findings) {
    const point = /^\d\.\d/u.exec(evidence?.quote ?? '')?.[0];
    if (point !== undefined) (found[point] ??= []).push(id);
  }
  return found;
}

describe('a whole contract', () => {
  it('is blamed for what its points say, in English', () => {
    const text = `SERVICES AGREEMENT

This Services Agreement is made between Brightwater Media Ltd, of 14 Canal Street, Manchester (the "Customer"), and Rasa Petraitytė, a self-employed motion designer, of Kaunas, Lithuania (the "Designer").

1.1 The Designer shall produce six animated product films of up to 60 seconds each (the "Films"), together with any additional material the Customer may reasonably or unreasonably require.

2.1 The price of the Films is EUR 12,600 and the Customer shall pay each invoice within 14 days after receipt.

3.1 The Customer may reject the Films at its sole discretion and without giving reasons, in which case no payment shall be due.

4.2 The Designer waives all moral rights and shall not show the Films in any portfolio.

6.2 The Customer is not liable for any damage of the Designer whatsoever.

8.1 The Customer may amend this Agreement at any time by e-mail, and the Designer is deemed to agree.
`;
    expect(blamedIn(text, 'en')).toEqual({
      '1.1': ['scope.any-tasks'],
      '3.1': ['acceptance.reject-without-reason'],
      '4.2': ['credit-portfolio.moral-rights', 'credit-portfolio.ban'],
      '6.2': ['liability-cap.one-way'],
      '8.1': ['amendments.unilateral'],
    });
  });

  it('is blamed for what its points say, in Lithuanian', () => {
    const text = `PASLAUGŲ TEIKIMO SUTARTIS

UAB „Šiaurės duomenys“, buveinė Gedimino pr. 20, Vilnius (toliau – Užsakovas), ir Ieva Kazlauskaitė, dirbanti pagal individualios veiklos pažymą Nr. 765432 (toliau – Vykdytoja), sudarė šią paslaugų teikimo sutartį (toliau – Sutartis).

1.1. Vykdytoja įsipareigoja parengti Užsakovo pardavimų duomenų analizę (toliau – Darbai) ir bet kokią papildomą medžiagą, kurios Užsakovas pareikalaus.

1.2. Vykdytoja neatlygintinai ir neribotai taiso Darbus, kol Užsakovas jais bus patenkintas.

2.1. Darbų kaina – 7 200 Eur, Užsakovas ją sumoka per 14 dienų nuo sąskaitos gavimo.

3.1. Užsakovas gali nepriimti Darbų nenurodydamas priežasčių, ir tokiu atveju už juos nemokama.

4.2. Vykdytojai draudžiama viešai minėti Užsakovą ar rodyti Darbus savo darbų aplanke.

6.2. Užsakovas už Vykdytojos nuostolius neatsako.

8.1. Užsakovas turi teisę vienašališkai keisti Sutarties sąlygas, pranešdamas el. paštu.

8.2. Sutarčiai taikoma Vokietijos teisė, ginčai sprendžiami Berlyno teismuose.
`;
    expect(blamedIn(text, 'lt')).toEqual({
      '1.1': ['scope.any-tasks'],
      '1.2': ['revisions.unlimited'],
      '3.1': ['acceptance.reject-without-reason'],
      '4.2': ['credit-portfolio.ban'],
      '6.2': ['liability-cap.one-way'],
      '8.1': ['amendments.unilateral'],
      '8.2': ['governing-law.foreign', 'disputes.court-elsewhere'],
    });
  });
});
