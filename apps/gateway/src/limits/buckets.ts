import type { CountedCalls } from '@pactwright/protocol';
import { HOUR_MS, MINUTE_MS, type Bucket } from './rate-limiter.js';

/** How many calls are allowed. */
export interface Limits {
  readonly callerPerMinute: number;
  readonly addressPerMinute: number;
  readonly advicePerMinute: number;
  readonly uploadsPerMinute: number;
  readonly addressAdvicePerMinute: number;
  readonly addressUploadsPerMinute: number;
  readonly addressRefusedPerMinute: number;
  readonly visitorUploadsPerHour: number;
  readonly filesPerMinute: number;
  readonly visitorFilesPerHour: number;
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
export function bucketsOf(call: CountedCall, limits: Limits): Bucket[] {
  const { address } = call;
  return [
    perMinute(`address:${address}`, limits.addressPerMinute),
    ...ofCaller(call, 'caller', limits.callerPerMinute),
    ...costBuckets(call, limits),
  ];
}

/** Those that count what is dear: a call that is refused has cost nothing, and is given back to them. */
export function costBuckets(call: CountedCall, limits: Limits): Bucket[] {
  const { address, isVisitor, counted } = call;
  switch (counted) {
    case 'advice':
      return [
        ...ofCaller(call, 'advice', limits.advicePerMinute),
        perMinute(`address-advice:${address}`, limits.addressAdvicePerMinute),
      ];
    case 'uploads':
      return [
        ...ofCaller(call, 'uploads', limits.uploadsPerMinute),
        perMinute(`address-uploads:${address}`, limits.addressUploadsPerMinute),
        ...(isVisitor
          ? [perHour(`visitor-uploads:${address}`, limits.visitorUploadsPerHour, 'TOO_MANY_CHECKS')]
          : []),
      ];
    case 'files':
      return [
        ...ofCaller(call, 'files', limits.filesPerMinute),
        perMinute(`address-files:${address}`, limits.addressUploadsPerMinute),
        ...(isVisitor
          ? [perHour(`visitor-files:${address}`, limits.visitorFilesPerHour, 'TOO_MANY_FILES')]
          : []),
      ];
    case 'statements':
      return [perHour(`statements:${address}`, limits.statementsPerHour, 'TOO_MANY_REQUESTS')];
    case null:
      return [];
  }
}

/** How many refused calls of an address are given back; those beyond count like any other. */
export const refusedBucket = (address: string, limits: Limits): Bucket =>
  perMinute(`address-refused:${address}`, limits.addressRefusedPerMinute);

/* Whoever came without a cookie is told from others by the address alone. */
const ofCaller = ({ caller }: CountedCall, name: string, calls: number): Bucket[] =>
  caller === null ? [] : [perMinute(`${name}:${caller}`, calls)];

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
