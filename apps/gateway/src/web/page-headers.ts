import type { FastifyHelmetOptions } from '@fastify/helmet';

export const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface PageRules {
  readonly isSecure: boolean;
  /** `'self'` for a page that names where its own files are. */
  readonly baseUri?: "'none'" | "'self'";
  /** Hashes of the scripts that stand in the pages themselves. */
  readonly scripts?: readonly string[];
}

/** What browsers are told to refuse on every page of this origin. */
export const pageHeaders = ({
  isSecure,
  baseUri = "'none'",
  scripts = [],
}: PageRules): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      /* Emotion writes its styles into the page; they come from our own bundle only. */
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      /* The browser's copy of the app, and what installing it needs. */
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: [baseUri],
      frameAncestors: ["'none'"],
      formAction: ["'self'", 'https://checkout.stripe.com'],
    },
  },
  strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
});
