import {
  Inject,
  Injectable,
  UseInterceptors,
  type BeforeApplicationShutdown,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Observable, firstValueFrom, from } from 'rxjs';
import type { Span } from '@opentelemetry/api';
import type { RpcDefinition } from '@pactwright/protocol';
import {
  AppError,
  SpanKind,
  contextFrom,
  histogram,
  logger,
  markFailed,
  parseWith,
  runInContext,
  toAppError,
  withSpan,
} from '@pactwright/server-kit';
import { RPC_OPTIONS, type RpcOptions } from './rpc-options.js';
import { rpcMessage, toRpcError, type RpcAnswer, type RpcMessage } from './rpc-message.js';
import { serviceVerifier } from './service-token.js';

const DEFINITION = 'pactwright:rpc';
const LAST_ANSWERS_MS = 5_000;
const log = logger('rpc');
const duration = histogram('rpc_server_request_duration_seconds', 'Time to answer an RPC, by pattern', [
  'pattern',
  'outcome',
]);

/** Answers one RPC: the method gets the parsed payload of a caller that proved who it is. */
export function RpcHandler(definition: RpcDefinition): MethodDecorator {
  duration.zero({ pattern: definition.pattern, outcome: 'CALLER_NOT_TRUSTED' });
  return (target, name, descriptor: PropertyDescriptor) => {
    Reflect.defineMetadata(DEFINITION, definition, descriptor.value as object);
    MessagePattern(definition.pattern)(target, name, descriptor);
    Payload({ transform: (message: RpcMessage) => parseWith(definition.request, message.payload) })(
      target,
      name,
      0,
    );
    UseInterceptors(RpcAnswerer)(target, name, descriptor);
  };
}

/** Verifies the caller, carries the request id on, and turns results and refusals into answers. */
@Injectable()
export class RpcAnswerer implements NestInterceptor, BeforeApplicationShutdown {
  private underWay = 0;
  private whenIdle: (() => void) | undefined;
  private readonly verify: ReturnType<typeof serviceVerifier>;

  constructor(@Inject(RPC_OPTIONS) options: RpcOptions) {
    this.verify = serviceVerifier(options.secret, options.service);
  }

  intercept(execution: ExecutionContext, next: CallHandler): Observable<RpcAnswer> {
    const definition = Reflect.getMetadata(DEFINITION, execution.getHandler()) as RpcDefinition;
    const answer = this.answer(definition, execution.switchToRpc().getData<unknown>(), next);
    this.underWay += 1;
    return from(answer.finally(() => this.ended()));
  }

  /** Nest ends the connections of callers who still wait: first they get their answers. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.underWay === 0) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, LAST_ANSWERS_MS);
      this.whenIdle = () => {
        clearTimeout(patience);
        resolve();
      };
    });
  }

  private ended(): void {
    this.underWay -= 1;
    /* In the next turn, when the answer has been handed to its connection. */
    if (this.underWay === 0) setImmediate(() => this.underWay === 0 && this.whenIdle?.());
  }

  private async answer(definition: RpcDefinition, data: unknown, next: CallHandler): Promise<RpcAnswer> {
    const { pattern } = definition;
    const stop = duration.startTimer({ pattern });
    const message = rpcMessage.safeParse(data);
    const id = message.success ? message.data.requestId : '';
    const caller = message.success ? this.verify(message.data.token) : undefined;
    const parent = message.success ? contextFrom(message.data.traceparent) : undefined;
    const facts = { kind: SpanKind.SERVER, attributes: { 'rpc.method': pattern }, parent };
    const answer = async (span?: Span): Promise<RpcAnswer> => {
      try {
        if (!caller) throw new AppError('CALLER_NOT_TRUSTED');
        const value: unknown = await firstValueFrom(next.handle());
        const checked = definition.response.safeParse(value);
        if (!checked.success) throw checked.error;
        note({ pattern, caller, outcome: 'ok', seconds: stop({ outcome: 'ok' }) });
        return { ok: true, value: checked.data };
      } catch (thrown) {
        const error = toAppError(thrown);
        note({ pattern, caller, outcome: error.code, seconds: stop({ outcome: error.code }) });
        if (error.status >= 500) {
          log.error({ err: error.cause ?? error, pattern, caller }, 'could not answer');
          if (span) markFailed(span, error);
        }
        return { ok: false, error: toRpcError(error) };
      }
    };
    return runInContext({ requestId: id }, () => withSpan(pattern, facts, answer));
  }
}

interface Answered {
  readonly pattern: string;
  readonly caller: string | undefined;
  readonly outcome: string;
  readonly seconds: number;
}

const note = ({ seconds, ...facts }: Answered): void =>
  log.info({ ...facts, dur_ms: Math.round(seconds * 1_000) }, 'answered');
