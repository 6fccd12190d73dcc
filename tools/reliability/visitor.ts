import { wholeAnswers, type Step } from '#tools/bench/measuring/whole-contract.ts';

export interface Answer {
  /** 0 when there was none */
  status: number;
  text: string;
  /** milliseconds */
  took: number;
}

/* Nobody waits longer in a browser; a call without an answer by then hangs. */
const PATIENCE_MS = 40_000;
const MOST_REPEATS = 20;
const REPEAT_MS = 500;

/** One browser's worth of cookies. */
export class Visitor {
  #cookies = new Map<string, string>();
  #url: string;

  /** @param url of the gateway */
  constructor(url: string) {
    this.#url = url;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: string,
    at: string,
    { body, headers = {} }: { body?: object | FormData; headers?: Record<string, string> } = {},
  ): Promise<Answer & { bytes: Buffer }> {
    const since = performance.now();
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${this.#url}${at}`, {
        method,
        headers: {
          cookie: this.cookie,
          'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, bytes, text: bytes.toString(), took: performance.now() - since };
    } catch (error) {
      const { cause, message } = error as Error;
      const text = cause instanceof Error ? `${message}: ${cause.message}` : message;
      return { status: 0, bytes: Buffer.alloc(0), text, took: performance.now() - since };
    }
  }

  /** As `call`, for what has to succeed; asked again while the answer is "in a moment". */
  async must<T>(
    method: string,
    at: string,
    options?: { body?: object | FormData; headers?: Record<string, string> },
  ): Promise<T> {
    let { status, text } = await this.call(method, at, options);
    for (let again = 0; status === 503 && again < MOST_REPEATS; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      ({ status, text } = await this.call(method, at, options));
    }
    if (status < 200 || status > 299) throw new Error(`${method} ${at} was answered ${status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** @returns the id of a new contract */
  async createContract(): Promise<string> {
    return (await this.must<{ contractId: string }>('POST', '/api/contracts')).contractId;
  }

  save(contractId: string, scope: string) {
    return this.call('POST', '/api/wizard-steps/save', {
      body: { contractId, stepKey: 'contract_overview', fieldKey: 'Scope of Work', value: scope },
    });
  }

  /**
   * A contract that may be ordered.
   * @returns its id
   */
  async wholeContract(scope: string): Promise<string> {
    const contractId = await this.createContract();
    for (const answer of wholeAnswers(await this.must<Step[]>('GET', '/api/wizard-steps'), scope)) {
      await this.must('POST', '/api/wizard-steps/save', { body: { contractId, ...answer } });
    }
    return contractId;
  }

  /**
   * Asks for a suggestion without waiting for it.
   * @param text makes the question different from others
   */
  suggest(text: string, headers: Record<string, string> = { prefer: 'respond-async' }) {
    return this.call('POST', '/api/contracts/suggestion', {
      headers,
      body: {
        stepKey: 'contract_overview',
        fieldKey: 'deliverables',
        jobType: 'web_development',
        currentText: text,
        currentFormData: { freelance_type: 'web_development', scope_of_work: 'A shop' },
      },
    });
  }
}
