import { findRoute } from './routes.js';

describe(findRoute.name, () => {
  it.each([
    ['/api/auth/login', 'identity'],
    ['/api/login', 'identity'],
    ['/api/user', 'identity'],
    ['/api/wizard-steps', 'wizard-config'],
    ['/api/wizard-steps/save', 'contracts'],
    ['/api/contracts', 'contracts'],
    ['/api/contracts/count', 'contracts'],
    ['/api/contracts/1/download/pdf', 'documents'],
    ['/api/contracts/suggestion', 'contracts'],
    ['/api/contracts/analyze', 'contracts'],
    ['/api/contracts/save-progress', 'contracts'],
    ['/api/runs/1/events', 'contracts'],
    ['/api/analyze/upload', 'documents'],
    ['/api/analyze/runs/1', 'documents'],
    ['/api/payment', 'billing'],
    ['/api/payment/webhook', 'billing'],
    ['/api/billing/mode', 'billing'],
    ['/api/translations/wizard_steps/1/lt', 'i18n'],
  ])('%s goes to %s', (path, service) => {
    expect(findRoute(path)?.service).toBe(service);
  });

  it.each([
    '/api',
    '/api/nothing',
    '/api/authx',
    '/api/contractsx',
    '/api/loginx',
    '/api/constructor',
    '/api/analyzer',
  ])('%s is nobody’s', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });
});
