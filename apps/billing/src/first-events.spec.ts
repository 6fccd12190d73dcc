import { counter, histogram } from '@pactwright/server-kit';
import './ledger/change-status.js';
import './refunds/settle-dispute.js';
import './webhook/webhook.controller.js';

describe('what alerts have to see the first time it happens', () => {
  it.each([
    ['payments_changed_total', { status: 'refund_failed' }],
    ['payments_disputed_total', { state: 'open' }],
  ])('R24 %s is told from 0 on', async (name, labels) => {
    const { values } = await counter(name, '', []).get();
    expect(values).toContainEqual({ labels, value: 0 });
  });

  it.each(['400', '500', '503'])('R24 a webhook answered with %s is told from 0 on', async (status) => {
    const { values } = await histogram('http_server_request_duration_seconds', '', []).get();
    expect(values).toContainEqual({
      metricName: 'http_server_request_duration_seconds_count',
      labels: { method: 'POST', route: '/api/payment/webhook', status },
      value: 0,
    });
  });
});
