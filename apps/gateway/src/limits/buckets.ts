import type { CountedCalls } from '../routing/routes.js';
import { HOUR_MS, MINUTE_MS, type Bucket } from './rate-limiter.js';

/** How many calls are allowed. */
export interface Limits {
  readonly callerPerMinute: number;
  readonly addressPerMinute: number;
  readonly advicePerMinute: number;
  readonly uploadsPerMinute: number;
  readonly addressAdvicePerMinute: number;
  readonly addressUploadsPerMinute: number;
  readonly visitorUploadsPerHour: number;
  readonly statementsPerHour: number;
}

export interface CountedCall {
  readonly address: string;
  /** The caller's session or guest cookie; null for whoever came with neither. */
  readonly caller: string | null;
  readonly isVisitor: boolean;
  readonly counted: CountedCalls | null;
}

/** Out of which buckets a call takes. */
export function bucketsOf({ address, caller, isVisitor, counted }: CountedCall, limits: Limits): Bucket[] {
  /* Whoever came without a cookie is told from others by the address alone. */
  const ofCaller = (name: string, calls: number): Bucket[] =>
    caller === null ? [] : [perMinute(`${name}:${caller}`, calls)];
  const everyCall = [
    perMinute(`address:${address}`, limits.addressPerMinute),
    ...ofCaller('caller', limits.callerPerMinute),
  ];
  switch (counted) {
    case 'advice':
      return [
        ...everyCall,
        ...ofCaller('advice', limits.advicePerMinute),
        perMinute(`address-advice:${address}`, limits.addressAdvicePerMinute),
      ];
    case 'uploads':
      return [
        ...everyCall,
        ...ofCaller('uploads', limits.uploadsPerMinute),
        perMinute(`address-uploads:${address}`, limits.addressUploadsPerMinute),
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
