import { WORK_TYPES } from '../terms/terms.js';
import { exampleFor } from './examples.js';
import { defaultWizard } from './index.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);
const EXAMPLE = { en: /^e\.g\. \S/, lt: /^pvz\., \S/ } as const;

describe('examples in empty fields', () => {
  it.each(['en', 'lt'] as const)('say in %s that they are examples', (language) => {
    const shown = FIELDS.flatMap(({ placeholder }) => placeholder?.[language] ?? []);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((text) => !EXAMPLE[language].test(text))).toEqual([]);
  });

  it.each(['en', 'lt'] as const)('follow the kind of work in %s, each another one', (language) => {
    for (const key of ['scope_of_work', 'deliverables', 'exclusions']) {
      const placeholder = FIELDS.find((field) => field.key === key)?.placeholder?.[language] ?? null;
      const examples = WORK_TYPES.map(
        (work) => exampleFor({ key, placeholder }, work, language) ?? placeholder,
      );
      expect(new Set(examples).size).toBe(WORK_TYPES.length);
      expect(examples.filter((text) => !EXAMPLE[language].test(text ?? ''))).toEqual([]);
    }
  });

  it("leave an administrator's words alone, and what no trade changes", () => {
    const wish = { key: 'scope_of_work', placeholder: 'Describe the work' };
    expect(exampleFor(wish, 'design', 'en')).toBeUndefined();
    expect(exampleFor({ key: 'court_city', placeholder: 'e.g. Vilnius' }, 'design', 'en')).toBeUndefined();
    expect(exampleFor({ key: 'somebody_elses', placeholder: null }, 'design', 'en')).toBeUndefined();
  });
});
