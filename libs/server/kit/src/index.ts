export { AdminOnly, Confirmed, Public, SERVICE_IDENTITY, SignedIn, type ServiceIdentity } from './access.js';
export { checkAnswer, strayRefusal } from './answer-check.js';
export { AppError, errorBody, isErrorCode, type AppErrorOptions } from './app-error.js';
export { Answers, CallsModule, checkHandled, type Wires } from './calls.js';
export {
  ConfigError,
  baseConfig,
  databaseUrl,
  parseConfig,
  publicUrl,
  queueUrl,
  readConfig,
  rpcAddress,
  serviceUrl,
  sessionSecret,
  sessionUrl,
  type BaseConfig,
} from './config.js';
export { toAppError } from './error.filter.js';
export { HealthRegistry, type Readiness } from './health.js';
export { REQUEST_ID_HEADER, countRefusalsFromZero, createAdapter, endConnections } from './http.js';
export { NestLogger, configureLogging, logger, type Logger } from './logger.js';
export { counter, gauge, histogram } from './metrics.js';
export { isOutage } from './outage.js';
export {
  currentContext,
  currentLanguage,
  requestId,
  runInContext,
  type RequestContext,
} from './request-context.js';
export { callerLanguage, requestLanguage } from './request-language.js';
export { Recurring } from './recurring.js';
export { requireReadable } from './readable-text.js';
export { REVALIDATE } from './revalidation.js';
export { ServiceModule } from './service.module.js';
export { isOperatorPage } from './operator-pages.js';
export { listen, prepareService, startService, type ServiceOptions } from './start.js';
export {
  SpanKind,
  contextFrom,
  isInTrace,
  isTracing,
  linksTo,
  markFailed,
  beginSpan,
  traceparent,
  untraced,
  withSpan,
  type SpanFacts,
} from './tracing/spans.js';
export { startTracing, type TracingOptions } from './start-tracing.js';
export { CallerAddress, CurrentActor, Language, ZodBody, parseWith } from './validation.js';
