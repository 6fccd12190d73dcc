import { fc, RUNS } from '../../test/fast-check.js';
import { conditionFaults } from './condition-faults.js';
import { answersInForce, askedWhen, isAskedBy, type Condition } from './conditions.js';
import { defaultWizard } from './index.js';

const aField = (key: string, values: readonly string[], visibleWhen?: Condition, type = 'radio') => ({
  key,
  type,
  visibleWhen,
  options: values.map((value, at) => ({ id: at + 1, value, isDefault: at === 0 })),
});
const fields = [
  aField('pet', ['none', 'dog', 'cat'], undefined, 'select'),
  aField('breed', ['poodle', 'other breed'], { key: 'pet', in: ['dog'] }),
  aField('haircut', ['short', 'long'], {
    all: [
      { key: 'pet', in: ['dog', 'cat'] },
      { key: 'breed', in: ['poodle'] },
    ],
  }),
  aField('vaccines', ['rabies', 'flu'], undefined, 'checkbox'),
  aField('dose', ['one', 'two'], { key: 'vaccines', in: ['flu'] }),
];
const rules = askedWhen(fields);

describe(isAskedBy.name, () => {
  it.each([
    ['breed', {}, false],
    ['breed', { pet: 'dog' }, true],
    ['breed', { pet: ['dog'] }, true],
    ['haircut', { pet: 'dog' }, true],
    ['haircut', { pet: 'dog', breed: '' }, true],
    ['haircut', { pet: 'dog', breed: 'other breed' }, false],
    /* The breed counts as not answered while nobody is asked for it, not even with its default. */
    ['haircut', { pet: 'cat', breed: 'poodle' }, false],
    ['dose', { vaccines: [] }, false],
    ['dose', { vaccines: ['rabies', 'flu'] }, true],
    ['pet', {}, true],
    ['constructor', {}, true],
  ])('%s for %j: %s', (key, answers, isAsked) => {
    expect(isAskedBy(rules, key, answers)).toBe(isAsked);
  });

  it('asks what hangs on a question that there is none of, and hides nothing by a circle', () => {
    expect(isAskedBy(askedWhen([aField('a', ['x'], { key: 'gone', in: ['y'] })]), 'a', {})).toBe(true);
    const circle = [aField('a', ['x'], { key: 'b', in: ['x'] }), aField('b', ['x'], { key: 'a', in: ['x'] })];
    expect(isAskedBy(askedWhen(circle), 'a', {})).toBe(true);
  });
});

describe(answersInForce.name, () => {
  it('leaves out an answer that is not asked for with the words beside it, and brings both back', () => {
    const answers = { pet: 'cat', breed: 'other', breed_other: 'Pug', name: 'Rex' };
    expect(answersInForce(answers, rules)).toEqual({ pet: 'cat', name: 'Rex' });
    expect(answersInForce({ ...answers, pet: 'dog' }, rules)).toEqual({ ...answers, pet: 'dog' });
  });

  it('gives the same object where all of it counts, and leaves out nothing more the second time', () => {
    const anAnswer = fc.constantFrom('none', 'dog', 'cat', 'poodle', 'flu', '', true, false);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key)), anAnswer), (answers) => {
        const inForce = answersInForce(answers, rules);
        expect(answersInForce(inForce, rules)).toBe(inForce);
      }),
      RUNS,
    );
  });
});

describe(conditionFaults.name, () => {
  const faultsWith = (...more: ReturnType<typeof aField>[]) => conditionFaults([...fields, ...more]);

  it('finds none in the default wizard', () => {
    expect(conditionFaults(defaultWizard().flatMap((step) => step.fields))).toEqual([]);
    expect(faultsWith()).toEqual([]);
  });

  it.each([
    [{ key: 'gone', in: ['x'] }, [{ kind: 'no-such-field', about: 'gone' }]],
    [{ key: 'pet', in: ['dog', 'cow'] }, [{ kind: 'no-such-value', about: 'pet', value: 'cow' }]],
    [{ key: 'breed', in: ['other'] }, [{ kind: 'no-such-value', about: 'breed', value: 'other' }]],
    [{ key: 'new', in: ['x'] }, [{ kind: 'circle', about: 'new' }]],
    [
      {
        all: [
          { key: 'pet', in: ['dog'] },
          { key: 'pet', in: ['cat'] },
        ],
      },
      [{ kind: 'never-holds', about: 'pet' }],
    ],
    [
      {
        all: [
          { key: 'breed', in: ['poodle'] },
          { key: 'pet', in: ['cat'] },
        ],
      },
      [{ kind: 'never-holds', about: 'pet' }],
    ],
    [
      {
        all: [
          { key: 'vaccines', in: ['flu'] },
          { key: 'vaccines', in: ['rabies'] },
        ],
      },
      [],
    ],
    [{ key: 'pet', in: ['other'] }, []],
  ] satisfies [Condition, object[]][])('finds in %j: %j', (condition, faults) => {
    expect(faultsWith(aField('new', ['x'], condition))).toEqual(
      faults.map((fault) => expect.objectContaining({ key: 'new', ...fault })),
    );
  });

  it('finds a circle by way of others, at each of its questions', () => {
    const circle = [
      aField('a', ['x'], { key: 'b', in: ['x'] }),
      aField('b', ['x'], { key: 'c', in: ['x'] }),
      aField('c', ['x'], { key: 'a', in: ['x'] }),
      aField('d', ['x'], { key: 'a', in: ['x'] }),
    ];
    expect(conditionFaults(circle).map(({ kind, key, about }) => [kind, key, about])).toEqual([
      ['circle', 'a', 'c'],
      ['circle', 'b', 'a'],
      ['circle', 'c', 'b'],
    ]);
  });
});
