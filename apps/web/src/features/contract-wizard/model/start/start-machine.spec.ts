import type { LocalDraft } from '../local-draft.js';
import { WizardSession } from '../wizard-session.js';
import { anOpenedContract } from '../../testing/opened-contract.js';
import type { OpenedContract } from './open-contract.js';
import { nextStart, type Notice, type StartEvent, type StartState } from './start-machine.js';
import { EMPTY_VISIT, freshVisit, visitAtPlace, visitTo, type Visit } from './visit.js';

const visit: Visit = { ...EMPTY_VISIT, workType: 'design' };
const session = new WizardSession({
  contractId: null,
  isAttached: false,
  language: () => 'en',
  steps: () => [],
  answers: () => ({}),
  stepKey: () => '',
  send: () => Promise.resolve(),
  ownerId: null,
  onSaveState: () => undefined,
});
const draft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  timestamp: 0,
  contractId: null,
  stepKey: '',
  formData: {},
  unsaved: [],
  ...over,
});

const open = { visit, session, notices: [] };
const STATES: readonly StartState[] = [
  { status: 'opening', visit },
  { status: 'failed', visit, notices: ['startFailed'] },
  { status: 'unreachable', visit },
  { status: 'detached', ...open },
  { status: 'attached', ...open },
  { status: 'leaving', ...open },
];
const EVENTS = {
  'opened by the server': { type: 'opened', session, contract: anOpenedContract() },
  'opened by this browser': { type: 'opened', session, contract: anOpenedContract({ isAttached: false }) },
  'opening failed': { type: 'opening failed' },
  'server unreachable': { type: 'server unreachable' },
  attached: { type: 'attached' },
  'attaching failed': { type: 'attaching failed', draft: draft() },
  retry: { type: 'retry' },
  'connection back': { type: 'connection back' },
  'owner changed': { type: 'owner changed' },
} satisfies Record<string, StartEvent>;

/** The state that each event leads to from each state; an empty place: the event means nothing there. */
const TABLE = [
  ['event                 ', 'opening', 'failed', 'unreachable', 'detached', 'attached', 'leaving'],
  ['opened by the server  ', 'attached', '', '', '', '', ''],
  ['opened by this browser', 'detached', '', '', '', '', ''],
  ['opening failed        ', 'failed', '', '', '', '', ''],
  ['server unreachable    ', 'unreachable', '', '', '', '', ''],
  ['attached              ', '', '', '', 'attached', '', ''],
  ['attaching failed      ', '', '', '', 'failed', '', ''],
  ['retry                 ', '', 'opening', 'opening', '', '', ''],
  ['connection back       ', '', '', 'opening', '', '', ''],
  ['owner changed         ', '', '', '', 'leaving', 'leaving', ''],
] as const;

describe(nextStart.name, () => {
  it('has every state and every event in its table', () => {
    const [[, ...states], ...rows] = TABLE;
    expect(states).toEqual(STATES.map(({ status }) => status));
    expect(rows.map(([event]) => event.trim())).toEqual(Object.keys(EVENTS));
  });

  it.each(
    TABLE.slice(1).flatMap(([name, ...targets]) =>
      STATES.map((state, at) => [name.trim(), state.status, targets[at] ?? '', state] as const),
    ),
  )('%s, while %s: %s', (name, _status, target, state) => {
    const event = Object.entries(EVENTS).find(([each]) => each === name)?.[1];
    if (!event) throw new Error(`no event ${name}`);
    const next = nextStart(state, event);
    if (target === '') return expect(next).toBe(state);
    expect(next).toEqual(STATES.find(({ status }) => status === target));
  });

  it.each(STATES)('leaves the contract for another one from every state: $status', (state) => {
    expect(nextStart(state, { type: 'start fresh' })).toEqual({
      status: 'opening',
      visit: freshVisit(visit),
    });
    expect(nextStart(state, { type: 'go to contract', contractId: 'earlier' })).toEqual({
      status: 'opening',
      visit: visitTo('earlier'),
    });
  });

  it('tries again what it could not open: a state of its own each time', () => {
    const again = nextStart({ status: 'failed', visit, notices: [] }, { type: 'retry' });
    expect(again).toEqual(STATES[0]);
    expect(again).not.toBe(STATES[0]);
  });

  it('T-56 keeps what was typed for another try where the server refuses a contract begun without it', () => {
    const typed = draft({ formData: { scope_of_work: 'A logo' }, unsaved: ['scope_of_work'] });
    const failed = nextStart({ status: 'detached', ...open }, { type: 'attaching failed', draft: typed });
    expect(nextStart(failed, { type: 'retry' })).toEqual({
      status: 'opening',
      visit: { ...EMPTY_VISIT, draft: typed },
    });
  });

  it.each<[string, Notice[], Partial<Visit>, Partial<OpenedContract>]>([
    ['a new contract', [], {}, {}],
    ['answers of an earlier visit', ['restored'], {}, { isRestored: true }],
    ['a return to answers', ['restored'], { isReturn: true }, { answers: { a: 'b' } }],
    ['a return to a contract without answers', [], { isReturn: true }, {}],
    ['a contract of somebody else', ['notFound'], {}, { isNotFound: true, isRestored: true }],
    [
      'a return to a contract that is gone',
      ['restored'],
      { isReturn: true },
      { isNotFound: true, isRestored: true },
    ],
    ['a draft of somebody else', ['heldBack'], { isHeldBack: true }, {}],
    ['both', ['notFound', 'heldBack'], { isHeldBack: true }, { isNotFound: true }],
  ])('tells of %s: %j', (_, notices, visited, found) => {
    const opening = { status: 'opening', visit: { ...EMPTY_VISIT, ...visited } } as const;
    const opened = nextStart(opening, { type: 'opened', session, contract: anOpenedContract(found) });
    expect(opened).toMatchObject({ status: 'attached', notices });
    /* Once, not again with a later state. */
    const later = nextStart(opened, { type: 'owner changed' });
    expect('notices' in later && 'notices' in opened && later.notices === opened.notices).toBe(true);
  });
});

describe('a visit', () => {
  const place = { contractId: 'here', stepKey: 'payment_details', isPreviewOpen: false, isBlank: true };

  it('goes on at the place that the browser’s history names', () => {
    expect(visitAtPlace(EMPTY_VISIT, place)).toEqual({
      ...EMPTY_VISIT,
      contractId: 'here',
      stepKey: 'payment_details',
      isReturn: true,
      isBlank: true,
    });
  });

  it.each([
    ['the address names a contract', { ...EMPTY_VISIT, contractId: 'asked' }, place],
    ['the address names a kind of work', visit, place],
    ['history names no contract', EMPTY_VISIT, { ...place, contractId: null }],
  ])('is as the address says where %s', (_, given, at) => {
    expect(visitAtPlace(given, at)).toEqual(given);
  });

  it('keeps the kind of work that was chosen when it starts fresh, and nothing else', () => {
    const old = draft({ contractId: 'old' });
    expect(freshVisit({ ...visit, draft: old, contractId: 'old', isReturn: true, isHeldBack: true })).toEqual(
      {
        ...visit,
        isBlank: true,
      },
    );
  });
});
