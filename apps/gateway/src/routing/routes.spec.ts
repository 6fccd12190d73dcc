import { findRoute } from './routes.js';

describe(findRoute.name, () => {
  it.each([
    ['POST', '/api/auth/login', 'identity'],
    ['POST', '/api/login', 'identity'],
    ['GET', '/api/user', 'identity'],
    ['GET', '/api/user/export', 'documents'],
    ['GET', '/api/wizard-steps', 'wizard-config'],
    ['HEAD', '/api/wizard-steps', 'wizard-config'],
    ['POST', '/api/wizard-steps/save', 'contracts'],
    ['GET', '/api/contracts', 'contracts'],
    ['GET', '/api/contracts/count', 'contracts'],
    ['GET', '/api/contracts/1', 'contracts'],
    ['GET', '/api/contracts/1/download/pdf', 'documents'],
    ['POST', '/api/contracts/suggestion', 'contracts'],
    ['GET', '/api/runs/1/events', 'contracts'],
    ['POST', '/api/analyze/upload', 'documents'],
    ['GET', '/api/analyze/runs/1', 'documents'],
    ['POST', '/api/payment', 'billing'],
    ['POST', '/api/payment/webhook', 'billing'],
    ['GET', '/api/translations/wizard_steps/1/lt', 'i18n'],
  ])('%s %s goes to %s', (method, path, service) => {
    expect(findRoute(method, path)?.service).toBe(service);
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/api/authx'],
    ['GET', '/api/contractsx'],
    ['GET', '/api/contracts/1/2'],
    ['GET', '/api/contracts//progress'],
    ['PUT', '/api/contracts'],
    ['POST', '/api/contracts/count'],
    ['GET', '/api/constructor'],
    ['GET', '/api/admin/overview'],
  ])('%s %s is no call of a service', (method, path) => {
    expect(findRoute(method, path)).toBeUndefined();
  });

  it('knows what is counted apart, however the path is written', () => {
    expect(findRoute('POST', '/api/contracts/suggestion')?.counted).toBe('advice');
    expect(findRoute('POST', '/api/contracts/%73uggestion')).toBeUndefined();
  });

  it.each([
    ['POST', '/api/contracts', 'contract.create'],
    ['DELETE', '/api/wizard-fields/1', 'wizard.edit'],
    ['POST', '/api/logout', 'account.sign-out'],
    ['POST', '/api/admin/payments/1/refund', 'payment.refund'],
    ['GET', '/api/contracts', null],
    ['POST', '/api/analyze/runs/7/redline', 'contract.reply'],
    ['POST', '/api/analyze/runs/7/sheet', 'contract.reply'],
    ['POST', '/api/analyze/compare', 'contract.compare'],
  ])('%s %s is remembered as %s', (method, path, noted) => {
    expect(findRoute(method, path)?.noted).toBe(noted);
  });
});
