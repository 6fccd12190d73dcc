import { WizardSession } from '../wizard-session.js';
import { nextStart, type StartEvent, type StartState } from './start-machine.js';
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

const STATES: readonly StartState[] = [
  { status: 'opening', visit },
  { status: 'failed', visit },
  { status: 'unreachable', visit },
  { status: 'detached', visit, session },
  { status: 'attached', visit, session },
];
const EVENTS = {
  'opened by the server': { type: 'opened', session, isAttached: true },
  'opened by this browser': { type: 'opened', session, isAttached: false },
  'opening failed': { type: 'opening failed' },
  'server unreachable': { type: 'server unreachable' },
  attached: { type: 'attached' },
  retry: { type: 'retry' },
  'connection back': { type: 'connection back' },
} satisfies Record<string, StartEvent>;

/** The state that each event leads to from each state; an empty place: the event means nothing there. */
const TABLE = [
  ['event                 ', 'opening', 'failed', 'unreachable', 'detached', 'attached'],
  ['opened by the server  ', 'attached', '', '', '', ''],
  ['opened by this browser', 'detached', '', '', '', ''],
  ['opening failed        ', 'failed', '', '', '', ''],
  ['server unreachable    ', 'unreachable', '', '', '', ''],
  ['attached              ', '', '', '', 'attached', ''],
  ['retry                 ', '', 'opening', 'opening', '', ''],
  ['connection back       ', '', '', 'opening', '', ''],
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
    const isOpen = target === 'detached' || target === 'attached';
    expect(next).toEqual({ status: target, visit, ...(isOpen && { session }) });
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
    const again = nextStart({ status: 'failed', visit }, { type: 'retry' });
    expect(again).toEqual(STATES[0]);
    expect(again).not.toBe(STATES[0]);
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
    const draft = { timestamp: 0, contractId: 'old', stepKey: '', formData: {}, unsaved: [] };
    expect(freshVisit({ ...visit, draft, contractId: 'old', isReturn: true, isHeldBack: true })).toEqual({
      ...visit,
      isBlank: true,
    });
  });
});
