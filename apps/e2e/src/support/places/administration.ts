import { defaultWizard, type WizardFieldSeed, type WizardStepSeed } from '@pactwright/drafting/questions';
import { OWN_WORDS } from '../people.js';
import type { Place } from '../place.js';
import { failing, inTurn, open, press, pressInDialog } from './acts.js';

const [STEP] = defaultWizard() as [WizardStepSeed];
const FIELD = STEP.fields.find(({ options }) => options.length > 0) as WizardFieldSeed;
const [OPTION] = FIELD.options as [WizardFieldSeed['options'][number]];

const view = (place: Readonly<Record<string, string | number>>): string =>
  `/admin?${new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]))}`;
const wizard = (place: Readonly<Record<string, string | number>>): string =>
  view({ tab: 'wizard', step: STEP.id, ...place });

const admin = (name: string, at: string, reach?: Place['reach']): Place => ({
  ...{ name: `administration: ${name}`, who: 'admin', at },
  ...(reach && { reach }),
});

/** What administrators see. */
export const adminPlaces: readonly Place[] = [
  { name: 'the administration for others', who: 'user', at: '/admin' },
  admin('overview', '/admin'),
  admin('users', view({ tab: 'users', search: 'example' })),
  admin('a user', view({ tab: 'users' }), press('admin:list.details', { name: '' })),
  admin(
    'disabling a user',
    view({ tab: 'users' }),
    inTurn(press('admin:list.details', { name: '' }), open('admin:users.act.disable.button')),
  ),
  admin('nobody found', view({ tab: 'users', search: 'no-such-user' })),
  admin('contracts', view({ tab: 'contracts', search: OWN_WORDS[0] })),
  admin('payments', view({ tab: 'payments' })),
  admin('refunding a payment', view({ tab: 'payments' }), open('admin:payments.refundAct')),
  admin('withdrawals', view({ tab: 'withdrawals' })),
  admin('audit log', view({ tab: 'audit' })),
  admin('an entry of the audit log', view({ tab: 'audit' }), press('admin:list.details', { name: '' })),
  admin('queues', view({ tab: 'queues' })),
  admin('confirming it is you', view({ tab: 'queues' }), open('admin:queues.pause.of')),
  admin(
    'confirming it is you, errors shown',
    view({ tab: 'queues' }),
    inTurn(open('admin:queues.pause.of'), pressInDialog('admin:confirmation.confirm')),
  ),
  {
    ...admin('unreachable', view({ tab: 'users' })),
    before: failing(/\/api\/admin\/users/),
  },
  ...[
    admin('wizard', view({ tab: 'wizard' })),
    admin('what is asked', view({ tab: 'wizard', action: 'preview' })),
    admin('a question', wizard({ field: FIELD.id })),
    admin('a new question', wizard({ action: 'add-field' })),
    admin('a new question, errors shown', wizard({ action: 'add-field' }), press('wizard-editor:create')),
    admin('translating a question', wizard({ field: FIELD.id, action: 'translate' })),
    admin('deleting a question', wizard({ field: FIELD.id, action: 'delete' })),
    admin('a new choice', wizard({ field: FIELD.id, action: 'add-option' })),
    admin('a choice', wizard({ field: FIELD.id, option: OPTION.id, action: 'edit' })),
    admin('the form editor', '/admin/wizard-form-editor'),
    admin('the form editor, a step open', '/admin/wizard-form-editor', ({ page }) =>
      page.getByRole('main').getByRole('button', { expanded: false }).first().click(),
    ),
  ].map((place): Place => ({ ...place, hasOriginals: true })),
];
