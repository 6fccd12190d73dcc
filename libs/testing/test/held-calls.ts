/** Calls that have come in and are answered when a test lets go of them. */
export class HeldCalls {
  begun = 0;
  private held: (() => void)[] = [];

  take(): Promise<void> {
    this.begun += 1;
    return new Promise((resolve) => this.held.push(resolve));
  }

  letGo(): void {
    for (const end of this.held.splice(0)) end();
  }
}
