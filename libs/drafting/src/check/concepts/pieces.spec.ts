import { isPiece } from './pieces.js';

describe(isPiece.name, () => {
  it.each([
    ["signature: [client's signature]", true],
    ['juridinio asmens kodas - paslaugų teikėjas: [paslaugų teikėjo juridinio asmens kodas]', false],
    ['vardas, pavardė arba pavadinimas - [paslaugų teikėjo pavadinimas] - [kliento pavadinimas]', true],
    ["- provider's full name", true],
    [
      'klientas, generalinis direktorius tomas grigaliūnas ______________ - paslaugų teikėjas eglė petrauskaitė ______',
      true,
    ],
    ['for the client, the managing director ann lee ______ | the provider ______', true],
    ['the client pays the fee within ____ days | the provider delivers by ____ in full', false],
    ['the client pays for the accepted work a fee of ______', false],
    ['the fee is [amount] for the whole of the work.', false],
    ['the client pays a deposit of 50%.', false],
    ['no. - milestone - date - amount', true],
    ['nr. - etapas - terminas - suma', true],
    ['valstybė - jungtinės amerikos valstijos - ilinojaus valstija (jav)', true],
    ['no. - milestone - date may not move - amount', false],
    ['fee - eur 900 - deposit - none', false],
  ])('"%s": %s', (plain, expected) => expect(isPiece(plain)).toBe(expected));
});
