import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The views of the admin page in the order of its tabs, by the `tab` of its address; each is loaded when it is opened. */
export const ADMIN_VIEWS = {
  overview: view(async () => (await import('./overview/overview-view.js')).OverviewView),
  users: view(async () => (await import('./users/users-view.js')).UsersView),
  wizard: view(
    async () => (await import('./wizard-config/components/wizard-config-view.js')).WizardConfigView,
  ),
  contracts: view(async () => (await import('./contracts/contracts-view.js')).ContractsView),
  payments: view(async () => (await import('./payments/payments-view.js')).PaymentsView),
  withdrawals: view(async () => (await import('./withdrawals/withdrawals-view.js')).WithdrawalsView),
  audit: view(async () => (await import('./audit/audit-view.js')).AuditView),
  queues: view(async () => (await import('./queues/queues-view.js')).QueuesView),
} as const;
export type AdminView = keyof typeof ADMIN_VIEWS;

export const isAdminView = (name: string | null): name is AdminView =>
  name !== null && Object.hasOwn(ADMIN_VIEWS, name);

function view(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}
