import { i18nCalls, wizardConfigCalls } from '@pactwright/protocol';
import { endpoint } from './endpoint.js';
import { requestTo } from './request-to.js';

describe(requestTo.name, () => {
  it('says with method, address and body what the call takes', () => {
    expect(requestTo(wizardConfigCalls.listWizardSteps)).toEqual({ url: '/api/wizard-steps', method: 'GET' });
    expect(
      requestTo(wizardConfigCalls.reorderField, { params: { id: 3 }, body: { direction: 'up' } }),
    ).toEqual({ url: '/api/wizard-fields/3/reorder', method: 'POST', body: { direction: 'up' } });
  });
});

describe(endpoint.name, () => {
  it('makes the request of what is asked for, and reads the answer', () => {
    const { query, transformResponse } = endpoint(
      i18nCalls.getTranslationCoverage,
      (language: 'en' | 'lt') => ({ query: { language } }),
      ({ data }) => data.missing,
    );
    expect(query('lt')).toEqual({ url: '/api/admin/translation-coverage?language=lt', method: 'GET' });
    const counts = { total: 3, translated: 1, missing: 2, outdated: 0 };
    expect(transformResponse({ data: { language: 'lt', ...counts, texts: [] } })).toBe(2);
  });
});
