import { Upload } from './upload.entity.js';
import { viewOf } from './upload-view.js';

const failedBy = (failure: Upload['failure']) =>
  viewOf(
    Object.assign(new Upload(), { id: 'one', status: 'failed', stage: 'reading', language: 'en', failure }),
    'en',
  );

describe(viewOf.name, () => {
  it('A5 says when a file that was not reached in time may be sent again, and of no other', () => {
    expect(failedBy('UPLOAD_BUSY')).toMatchObject({ code: 'UPLOAD_BUSY', retryAfter: 20 });
    expect(failedBy('UPLOAD_TOO_COMPLEX')).not.toHaveProperty('retryAfter');
  });
});
