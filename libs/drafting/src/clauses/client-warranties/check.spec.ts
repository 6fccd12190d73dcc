import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { clientWarrantiesCheck } from './check.js';

const SILENT = 'The Client pays the fee. The Client confirms the approval in writing.';

describe('the check of the client’s warranties', () => {
  provesRules(
    clientWarrantiesCheck,
    {
      'client-warranties.missing': {
        en: [SILENT, 'The Client warrants that it may use the pictures and texts that it supplies.'],
        lt: ['Klientas sumoka kainą.', 'Klientas patvirtina, kad turi teisę naudoti savo pateiktą medžiagą.'],
      },
    },
    'design',
  );

  it('asks for them only where the client supplies what is published', () => {
    const id = 'client-warranties.missing';
    expect(hitOf(clientWarrantiesCheck, id, SILENT, 'en', 'copywriting')).toBeDefined();
    expect(hitOf(clientWarrantiesCheck, id, SILENT, 'en', 'consulting')).toBeUndefined();
  });
});
