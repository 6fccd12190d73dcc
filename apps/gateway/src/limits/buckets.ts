import type { CountedCalls } from '../routing/routes.js';
import { HOUR_MS, MINUTE_MS, type Bucket } from './rate-limiter.js';

/** How many calls are allowed. */
export interface Limits {
  readonly callerPerMinute: number;
  readonly addressPerMinute: number;
  readonly advicePerMinute: number;
  readonly uploadsPerMinute: number;
  readonly visitorUploadsPerHour: number;
  readonly statementsPerHour: number;
}

export interface CountedCall {
  readonly address: string;
  /** The caller's session or guest cookie; null for whoever has neither. */
  readonly caller: string | null;
  readonly isVisitor: boolean;
  readonly counted: CountedCalls | null;
}

/** Out of which buckets a call takes. */
export function bucketsOf({ address, caller, isVisitor, counted }: CountedCall, limits: Limits): Bucket[] {
  const everyCall = [
    perMinute(`address:${address}`, limits.addressPerMinute),
    ...(caller === null ? [] : [perMinute(`caller:${caller}`, limits.callerPerMinute)]),
  ];
  const who = caller ?? address;
  switch (counted) {
    case 'advice':
      return [...everyCall, perMinute(`advice:${who}`, limits.advicePerMinute)];
    case 'uploads':
      return [
        ...everyCall,
        perMinute(`uploads:${who}`, limits.uploadsPerMinute),
        ...(isVisitor
          ? [perHour(`visitor-uploads:${address}`, limits.visitorUploadsPerHour, 'TOO_MANY_CHECKS')]
          : []),
      ];
    case 'statements':
      return [...everyCall, perHour(`statements:${address}`, limits.statementsPerHour, 'TOO_MANY_REQUESTS')];
    case null:
      return everyCall;
  }
}

const perMinute = (key: string, calls: number): Bucket => ({
  key,
  calls,
  periodMs: MINUTE_MS,
  refusal: 'TOO_MANY_REQUESTS',
});
const perHour = (key: string, calls: number, refusal: Bucket['refusal']): Bucket => ({
  key,
  calls,
  periodMs: HOUR_MS,
  refusal,
});
