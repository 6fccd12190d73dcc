import type { SaveAnswerRequest, WizardStep } from '@pactwright/protocol';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The services as the wizard sees them, at the HTTP boundary: steps, one new contract, and what was saved. */
export class WizardServer {
  readonly calls: Call[] = [];
  isStartRefused = false;
  areSavesRefused = false;

  private readonly handlers = new Map<string, () => Response | Promise<Response>>();

  constructor(private readonly steps: readonly WizardStep[]) {}

  get saves(): SaveAnswerRequest[] {
    return this.calls
      .filter(({ path }) => path === '/api/wizard-steps/save')
      .map(({ body }) => body as SaveAnswerRequest);
  }

  /** What one more route answers; the last word counts. */
  on(route: string, handler: () => Response | Promise<Response>): this {
    this.handlers.set(route, handler);
    return this;
  }

  bodiesTo(route: string): unknown[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? 'GET';
    this.calls.push({ method, path: pathname, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const handler = this.handlers.get(`${method} ${pathname}`);
    if (handler) return handler();
    switch (`${method} ${pathname}`) {
      case 'GET /api/wizard-steps':
        return Response.json(this.steps);
      case 'POST /api/contracts':
        return this.isStartRefused
          ? Response.json({ success: false, code: 'INTERNAL' }, { status: 500 })
          : Response.json({ contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10' });
      case 'POST /api/wizard-steps/save':
        return this.areSavesRefused
          ? Response.json({ success: false }, { status: 503 })
          : Response.json({ success: true });
      default:
        return Response.json({ success: false, code: 'ROUTE_NOT_FOUND' }, { status: 404 });
    }
  };
}
