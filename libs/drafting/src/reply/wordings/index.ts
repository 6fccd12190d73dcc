import type { Counters } from '../counter.js';
import { ACCEPTANCE } from './acceptance.js';
import { CONDUCT } from './conduct.js';
import { END } from './end.js';
import { FRAME } from './frame.js';
import { LIABILITY } from './liability.js';
import { MISSING_TERMS } from './missing-terms.js';
import { MISSING_WORK } from './missing-work.js';
import { PAYMENT_TERMS } from './payment.js';
import { PRICE } from './price.js';
import { PROMISES } from './promises.js';
import { RIGHTS } from './rights.js';
import { SECRETS } from './secrets.js';
import { WORK } from './work.js';
import { DISPUTES } from './disputes.js';
import { TAXES } from './taxes.js';
import { MISSING_FRAME } from './missing-frame.js';
import { FREEDOM } from './freedom.js';

/** How every finding of the rules is answered, by its id. */
export const COUNTERS: Counters = {
  ...FREEDOM,
  ...MISSING_FRAME,
  ...TAXES,
  ...DISPUTES,
  ...ACCEPTANCE,
  ...CONDUCT,
  ...END,
  ...FRAME,
  ...LIABILITY,
  ...MISSING_TERMS,
  ...MISSING_WORK,
  ...PAYMENT_TERMS,
  ...PRICE,
  ...PROMISES,
  ...RIGHTS,
  ...SECRETS,
  ...WORK,
};
