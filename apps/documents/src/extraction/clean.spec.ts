import { unseenIn } from './clean.js';

describe('words with letters of two alphabets', () => {
  it.each([
    ['a Cyrillic letter for a Latin one', 'The \u0421lient pays', ['\u0421lient']],
    ['a Greek one, told once', 'the fee \u039fnly, \u039fnly then', ['\u039fnly']],
    ['in Lithuanian', 'Užsakovas mok\u0435ti neprivalo', ['mok\u0435ti']],
    ['parted by what has no width', 'Cli\u200b\u0435nt', ['Cli\u0435nt']],
    ['none in Latin letters', 'Užsakovas (the “Client”) pays 30 €', []],
    ['none in words of another alphabet alone', 'ООО «Ромашка», Αθήνα, Client', []],
    ['none in signs of measure', '5 \u03bcm, \u03a9mega, 20 °C', []],
  ] as const)('are found: %s', (_name, text, mixed) => expect(unseenIn(text).mixed).toEqual(mixed));

  it('take no longer in a long word', () => {
    const started = performance.now();

    expect(unseenIn(`${'a'.repeat(200_000)} ${'\u0430'.repeat(200_000)}`).mixed).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
