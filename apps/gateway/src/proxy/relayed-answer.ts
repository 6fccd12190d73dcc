import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

export interface AnswerHead {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
}

interface Options {
  /** Who the answer is for. When it closes before its end, the service is told. */
  readonly response: ServerResponse;
  readonly body: Readable | null;
  /** Writes the head. Called outside the request's context: whoever needs that takes it along. */
  readonly begin: (head: AnswerHead) => void;
  /** Ends the answer. */
  readonly end: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Hands an answer on as undici reads it, no faster than it is taken. By undici's own events, because its `stream` makes an
 * asynchronous resource and listeners for everything of each call.
 */
export class RelayedAnswer implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private isOver = false;

  constructor(private readonly options: Options) {
    const { response, body } = options;
    response.once('close', this.onLeft);
    /* Undici listens only while it sends; what breaks before or after that is nobody's failure but this call's. */
    body?.on('error', this.fail);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.options.response.destroyed) this.onLeft();
  }

  onResponseStart(_controller: unknown, statusCode: number, headers: IncomingHttpHeaders): void {
    if (statusCode >= 200) this.options.begin({ statusCode, headers });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.options;
    if (response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    const { end, done } = this.options;
    this.leave();
    end();
    done();
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(error);
  }

  private readonly onLeft = (): void => {
    this.controller?.abort(new Error('whoever asked has left'));
  };

  private readonly fail = (error: unknown): void => {
    if (this.isOver) return;
    this.leave();
    this.options.body?.destroy();
    this.options.failed(error);
  };

  private leave(): void {
    this.isOver = true;
    this.options.response.off('close', this.onLeft);
  }
}
