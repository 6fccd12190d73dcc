import { createInstance, type BackendModule } from 'i18next';
import { settleRead } from './settle-read.js';

describe('texts that are fetched', () => {
  it('are asked for again when the connection failed, so that nobody reads keys', async () => {
    let attempts = 0;
    const flaky: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: (_language, _namespace, tell) => {
        attempts += 1;
        settleRead(
          attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve({ retry: 'Once more' }),
          tell,
        );
      },
    };
    const i18n = createInstance().use(flaky);
    await i18n.init({ lng: 'en', fallbackLng: 'en', ns: ['common'], defaultNS: 'common', retryTimeout: 1 });
    expect(attempts).toBe(3);
    expect(i18n.t('retry')).toBe('Once more');
  });
});
