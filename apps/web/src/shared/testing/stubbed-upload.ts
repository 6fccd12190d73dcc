/**
 * Stands in for `XMLHttpRequest`, which alone tells how much of an upload has left: passes the call on to the stubbed
 * `fetch` after two reports of progress.
 */
export class StubbedUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  private url = '';
  private readonly headers = new Headers();
  private isAborted = false;

  static install(): void {
    Object.assign(globalThis, { XMLHttpRequest: StubbedUpload });
  }

  open(_method: string, url: URL): void {
    this.url = String(url);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  send(body: FormData): void {
    for (const loaded of [40, 100])
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
    void this.answer(body);
  }

  private async answer(body: FormData): Promise<void> {
    let outcome = 'load';
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: this.headers,
        body,
        credentials: 'include',
      });
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseText = await response.text();
    } catch {
      outcome = 'error';
    }
    if (this.isAborted) return;
    this.dispatchEvent(new Event(outcome));
    this.dispatchEvent(new Event('loadend'));
  }
}
