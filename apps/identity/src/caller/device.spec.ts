import { deviceOf } from './device.js';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe(deviceOf.name, () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      'Opera',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('reads %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('knows nothing of a client that says nothing', () => {
    expect(deviceOf(undefined)).toEqual({ browser: null, system: null });
  });
});
