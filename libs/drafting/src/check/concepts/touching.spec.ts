import { plainText, type Sentence } from '../segment.js';
import { touchingPassage } from './touching.js';

const sentences = (...texts: readonly string[]): Sentence[] =>
  texts.map((text, at) => ({ start: at, end: at + 1, plain: plainText(text), heading: '' }));

describe(touchingPassage.name, () => {
  it.each([
    ['late-payment', 'Overdue sums bear what the law provides.', true],
    ['late-payment', 'If the provider is late, the client may leave.', false],
    ['kill-fee', 'When the client cancels, hours worked until then are paid.', true],
    ['kill-fee', 'Nutraukus sutartį, atlikti darbai apmokami.', true],
    ['kill-fee', 'The client may cancel the subscription to its newsletter.', false],
    ['deposit', 'Half is paid up front.', true],
    ['deposit', 'Everything is paid at the end.', false],
    ['governing-law', 'Sutarčiai taikoma Anglijos ir Velso teisė.', true],
    ['scope', 'The laws of Ireland apply.', false],
    ['scope', 'The provider translates the novel into Lithuanian.', true],
    ['scope', 'The services are those described in Schedule 1; the services are listed in Annex A.', true],
    ['scope', 'Paslaugų teikėjas fotografuoja kliento renginius.', true],
    ['scope', 'The provider writes to the client by e-mail.', false],
    ['subcontracting', 'The provider may hire a proofreader.', true],
    ['subcontracting', 'The provider works for itself and may hire others.', true],
    ['subcontracting', 'The client may hire others.', false],
    ['disputes', 'English law; courts of London.', true],
    ['disputes', 'Ginčai: Klaipėdos apygardos teismas.', true],
    ['disputes', 'The client disputes an invoice in writing.', false],
    ['liability-cap', 'The most either of us can claim from the other is GBP 4,000.', true],
    ['liability-cap', 'Nė viena Šalis kitai neatlygina daugiau, negu sutarta kaina.', true],
    [
      'liability-cap',
      'Sugadinus laidą iš neatidumo – taisymas paslaugų teikėjo sąskaita, iki 3000 eurų už atvejį.',
      true,
    ],
    ['liability-cap', 'What the provider breaks is mended at its own cost, up to EUR 500.', true],
    ['liability-cap', 'The provider answers for loss up to the day of delivery.', false],
    ['invoicing', 'Klientas sumoka 6 800 eurų, iš jų 2 000 eurų – per dešimt dienų nuo pasirašymo.', true],
    ['invoicing', 'The client pays the rest, less the deposit, within thirty days.', true],
    ['invoicing', 'The client pays the rest when it likes.', false],
    ['liability-cap', 'The provider is liable for its own subcontractors.', false],
    ['independent-status', 'Ši Sutartis nėra darbo sutartis.', true],
    ['independent-status', 'A self-employed designer of Vilnius.', false],
    ['ip-ownership', "When the fee is paid, the brochure is the client's.", true],
    ['ip-ownership', "The choice is the client's.", false],
    ['deposit', '1 200 Eur sumokama pasirašius Sutartį.', true],
    ['deposit', '1 200 Eur sumokama pasirašius priėmimo aktą.', false],
    ['background-materials', 'Užsakovui pereina ir anksčiau sukurti vykdytojo šablonai.', true],
    ['background-materials', 'The provider uses its own tools and equipment.', false],
    ['confidentiality', 'The parties have signed a non-disclosure agreement.', true],
    ['deposit', 'The work starts once the invoice for the goods has been paid.', true],
    ['deposit', 'Darbai pradedami per 10 dienų gavus išankstinės sąskaitos apmokėjimą.', true],
    ['deposit', 'The client pays 40 % on signing.', true],
    ['deposit', '40 % of the price on signing, the rest on delivery.', true],
    ['deposit', '40 % on signature of the acceptance act.', false],
    [
      'deposit',
      '40 procentų kainos klientas sumoka per 5 (penkias) darbo dienas nuo sutarties pasirašymo.',
      true,
    ],
    ['deposit', '40 % kainos sumokama pasirašius sutartį.', true],
    ['deposit', '100 % kainos sumokama pasirašius priėmimo aktą.', false],
    ['deposit', 'The work starts on 3 May and is paid in June.', false],
    ['expenses', 'Į kainą įeina visi mokesčiai ir išlaidos.', true],
    ['expenses', 'The price includes all costs and fees.', true],
    ['expenses', 'The provider indemnifies the client against losses, costs and expenses.', false],
    ['kill-fee', 'Klientas gali nutraukti sutartį, už neužbaigtus darbus nemoka.', true],
    ['kill-fee', 'If you cancel 30 days before the work you owe nothing.', true],
    ['kill-fee', 'Nesumokėjus per 30 dienų sutartis nutraukiama.', false],
    ['termination-convenience', 'If you cancel within seven days you owe half of the fee.', true],
    ['termination-convenience', 'Šalis gali nutraukti sutartį raštu.', true],
    ['termination-convenience', 'The client may cancel the order if the provider fails to deliver.', false],
  ])('%s by "%s": %s', (topic, text, expected) =>
    expect(touchingPassage(topic, sentences('The parties agree.', text))?.start).toBe(
      expected ? 1 : undefined,
    ),
  );

  it.each([
    [
      'darbas',
      'Paslaugų teikėja iki rugsėjo 30 d. išima, nuvalo ir vėl įstato septynis koplyčios vitražus.',
      true,
    ],
    ['1. darbai', 'Paslaugų teikėjas perdažo visas svetainės sienas.', true],
    ['darbas', 'Paslaugų teikėja atlieka kliento užduotis.', false],
    ['darbas', 'Paslaugų teikėjas gali pasitelkti kitus.', false],
    ['darbas', 'Paslaugų teikėja per tris dienas praneša apie kliūtis.', false],
    ['kaina', 'Paslaugų teikėja iki birželio nuvalo septynis vitražus.', false],
    [
      'the work',
      'By 30 September the provider takes out, cleans and resets the seven windows of the chapel.',
      true,
    ],
    ['services', 'The provider tunes twelve pianos before each concert.', true],
    ['services', 'The provider performs the services that the client asks for.', false],
    ['services', 'The provider may send an assistant.', false],
    ['price', 'The provider tunes twelve pianos before each concert.', false],
  ])('scope by the heading "%s" and "%s": %s', (heading, text, expected) =>
    expect(
      touchingPassage('scope', [{ start: 0, end: 1, plain: plainText(text), heading }]) !== undefined,
    ).toBe(expected),
  );

  it.each([
    ['period', '1 April 2026 to 30 June 2026.', true],
    ['laikotarpis', '2026 m. balandžio 1 d. – 2026 m. birželio 30 d.', true],
    ['price', 'EUR 900 to EUR 1,000.', false],
    ['insurance', '1 April 2026 to 30 June 2026.', false],
  ])('timeline by the heading "%s" and "%s": %s', (heading, text, expected) =>
    expect(touchingPassage('timeline', [{ start: 0, end: 1, plain: plainText(text), heading }])).toEqual(
      expected ? expect.objectContaining({ heading }) : undefined,
    ),
  );
});
