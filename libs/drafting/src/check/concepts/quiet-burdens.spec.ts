import { isAnythingAsked } from './free-powers.js';
import {
  isAcceptedAlonePaid,
  isBehindClientTerms,
  isRenewedForLong,
  isSumADay,
  isUsedUnpaid,
} from './quiet-burdens.js';

describe(isSumADay.name, () => {
  it.each([
    ['if provider misses any deadline, it pays client eur 400 for each day of delay.', true],
    ['if the work is late provider will pay client gbp 400 for each day of delay.', true],
    ['vėluodamas paslaugų teikėjas moka 200 eur baudą už kiekvieną pavėluotą dieną.', true],
    ['if provider is late it pays eur 20 for each day of delay, at most eur 200.', false],
    ['for late payment client pays eur 20 for each day of delay.', false],
    ['provider is paid eur 400 for each day of work.', false],
    ['vėluodamas paslaugų teikėjas moka 20 eur už kiekvieną dieną, bet ne daugiau kaip 200 eur.', false],
    ['kiekviena šalis, vėluodama, moka kitai 20 eur už kiekvieną dieną.', false],
  ])('%s %s', (plain, expected) => expect(isSumADay(plain)).toBe(expected));
});

describe(isRenewedForLong.name, () => {
  it.each([
    [
      'this agreement continues for twelve months and then renews for successive periods of twelve months unless provider gives notice.',
      true,
    ],
    ['it renews automatically for another year unless client says otherwise.', true],
    ['sutartis automatiškai pratęsiama dar vieniems metams, jeigu klientas nepraneša kitaip.', true],
    ['it renews for one further month unless provider gives notice.', false],
    ['it is extended by a year unless either party gives notice.', false],
    ['sutartis automatiškai pratęsiama 1 metams, jeigu nė viena šalis nepraneša kitaip.', false],
    ['it is extended for another year by agreement of the parties.', false],
  ])('%s %s', (plain, expected) => expect(isRenewedForLong(plain)).toBe(expected));
});

describe(isUsedUnpaid.name, () => {
  it.each([
    ["rejected deliverables remain at client's disposal and may be used by it without payment.", true],
    ['client may keep and publish rejected drafts free of charge.', true],
    ['nepriimtomis nuotraukomis klientas gali naudotis be atlygio.', true],
    ['netikusius klipus klientas gali skelbti nemokamai.', true],
    ['netikusių klipų klientas negali skelbti nemokamai.', false],
    ['rejected deliverables may not be used by client.', false],
    ['client may use rejected drafts only if it pays for them.', false],
    ['client may use accepted deliverables without paying further fees.', false],
  ])('%s %s', (plain, expected) => expect(isUsedUnpaid(plain)).toBe(expected));
});

describe(isAcceptedAlonePaid.name, () => {
  it.each([
    ['on ending, client pays only for deliverables that it has accepted in its sole discretion.', true],
    ['upon termination client shall pay only for work that it has approved.', true],
    ['nutraukus sutartį klientas sumoka tik už priimtus darbus.', true],
    ['on termination client pays for accepted work and for the hours spent on the rest.', false],
    ['nutraukus sutartį klientas sumoka už visą atliktą darbą.', false],
  ])('%s %s', (plain, expected) => expect(isAcceptedAlonePaid(plain)).toBe(expected));
});

describe(isBehindClientTerms.name, () => {
  it.each([
    ["client's standard terms prevail over this agreement.", true],
    ["client's general purchasing conditions take precedence.", true],
    ['kliento bendrosios pirkimo sąlygos turi pirmenybę šios sutarties atžvilgiu.', true],
    ["client's standard terms do not prevail over this agreement.", false],
    ["this agreement prevails over client's standard terms.", false],
  ])('%s %s', (plain, expected) => expect(isBehindClientTerms(plain)).toBe(expected));
});

describe(isAnythingAsked.name, () => {
  it.each([
    [
      'provider shall create the artwork and any further work that client reasonably considers necessary for the project.',
      true,
    ],
    [
      'provider shall create the artwork and any further work that client considers necessary, which is paid separately.',
      false,
    ],
  ])('%s %s', (plain, expected) => expect(isAnythingAsked(plain)).toBe(expected));
});
