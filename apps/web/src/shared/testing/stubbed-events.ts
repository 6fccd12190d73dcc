/** Stands in for `EventSource`: a test says what the server tells, and when the stream is refused. */
export class StubbedEvents extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: StubbedEvents[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    StubbedEvents.opened.push(this);
  }

  static install(): void {
    StubbedEvents.opened.length = 0;
    Object.assign(globalThis, { EventSource: StubbedEvents });
  }

  static get open(): StubbedEvents[] {
    return StubbedEvents.opened.filter(({ readyState }) => readyState !== StubbedEvents.CLOSED);
  }

  static get only(): StubbedEvents {
    const [stream, ...others] = StubbedEvents.open;
    if (!stream || others.length > 0) throw new Error(`${StubbedEvents.open.length} streams are open`);
    return stream;
  }

  close(): void {
    this.readyState = StubbedEvents.CLOSED;
  }

  tell(view: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(view) }));
  }

  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}
