import { serviceVariables } from './service-variables.js';

describe(serviceVariables.name, () => {
  it('reads what a service does not start without', () => {
    expect([...serviceVariables('contracts').required].sort()).toEqual([
      'CONTRACTS_DATABASE_URL',
      'HTTP_PORT',
      'I18N_RPC',
      'IDENTITY_RPC',
      'INTERNAL_SECRET',
      'REDIS_QUEUE_URL',
      'WIZARD_CONFIG_RPC',
    ]);
    expect(serviceVariables('documents').required).toContain('S3_SECRET_KEY');
    expect([...serviceVariables('web').required].sort()).toEqual(['HTTP_PORT', 'PUBLIC_URL', 'WEB_ROOT']);
  });

  it('reads what it may be told besides', () => {
    expect(serviceVariables('documents').optional).toContain('S3_BUCKET_PREFIX');
    expect(serviceVariables('identity').optional).toContain('SIGN_IN_FAILURES_PER_ACCOUNT');
    expect(serviceVariables('gateway').optional).toContain('RATE_LIMIT_CALLER_PER_MINUTE');
    expect(serviceVariables('ai-worker').optional).toContain('OPENAI_API_KEY');
    expect(serviceVariables('billing').optional).toContain('STRIPE_API_BASE');
  });
});
