import { CHECKS } from '../../check/checks.js';
import { readContract } from '../../check/read-contract.js';
import { sentences } from '../../check/segment.js';
import type { Language } from '../../model.js';

function found(text: string, language: Language): string[] {
  const contract = readContract(text, sentences(text), { language, industry: 'general', checks: CHECKS });
  return CHECKS.filter(({ clause }) => clause === 'parties')
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.find(contract) !== undefined)
    .map(({ id }) => id);
}

const FULL = {
  en: 'This agreement is made between Ann Lee, self-employed, 4 Quay Street, Galway (the "Contractor") and Bolt Ltd, company number 612345, 2 Dock Road, Limerick, represented by its director Sean Walsh (the "Client").',
  lt: 'Ana Lė, individualios veiklos pažyma Nr. 845102, adresas Liepų g. 8, Kaunas (toliau – Vykdytojas), ir UAB „Varžtas“, kodas 305111222, buveinė Uosto g. 2, Klaipėda, atstovaujama direktorės Onos Vėjės (toliau – Užsakovas), sudarė šią sutartį.',
};

describe('what is checked about parties', () => {
  it.each(['en', 'lt'] as const)('finds nothing where both parties are named in full (%s)', (language) => {
    expect(found(FULL[language], language)).toEqual([]);
  });

  it.each([
    ['parties.missing', 'en', 'Hi Tom, as agreed you will build our new website and we will pay you $3,000.'],
    ['parties.missing', 'lt', 'Labas, kaip sutarėme, sukursi mums svetainę, o mes sumokėsime 600 Eur.'],
    [
      'parties.address',
      'en',
      FULL.en.replace('4 Quay Street, Galway', 'x').replace('2 Dock Road, Limerick', 'y'),
    ],
    [
      'parties.address',
      'lt',
      FULL.lt.replace('adresas Liepų g. 8, Kaunas', 'x').replace('buveinė Uosto g. 2, Klaipėda', 'y'),
    ],
    [
      'parties.legal-form',
      'en',
      'This agreement is made between PixelForge (the "Contractor") and Harbour Tea (the "Client").',
    ],
    [
      'parties.legal-form',
      'lt',
      'Sutartį sudaro „Kodo rankos“ (toliau – Paslaugų teikėjas) ir „Uosto kepykla“ (toliau – Klientas).',
    ],
    [
      'parties.trading-name',
      'en',
      'This agreement is made between Ann Lee trading as PixelForge (the "Contractor") and Harbour Tea (the "Client").',
    ],
    [
      'parties.trading-name',
      'lt',
      'Sutartį sudarė Ana Lė, veikianti pavadinimu „Kodo rankos“ (toliau – Vykdytojas), ir „Uosto kepykla“ (toliau – Klientas).',
    ],
    ['parties.representative', 'en', FULL.en.replace(', represented by its director Sean Walsh', '')],
    ['parties.representative', 'lt', FULL.lt.replace(', atstovaujama direktorės Onos Vėjės', '')],
  ] as const)('%s (%s) is found in "%s"', (id, language, text) => {
    expect(found(text, language)).toContain(id);
  });
});
