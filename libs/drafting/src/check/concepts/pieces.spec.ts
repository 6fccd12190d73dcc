import { isPiece } from './pieces.js';

describe(isPiece.name, () => {
  it.each([
    ["signature: [client's signature]", true],
    ['juridinio asmens kodas - paslaugų teikėjas: [paslaugų teikėjo juridinio asmens kodas]', false],
    ['vardas, pavardė arba pavadinimas - [paslaugų teikėjo pavadinimas] - [kliento pavadinimas]', true],
    ["- provider's full name", true],
    ['the fee is [amount] for the whole of the work.', false],
    ['the client pays a deposit of 50%.', false],
  ])('"%s": %s', (plain, expected) => expect(isPiece(plain)).toBe(expected));
});
