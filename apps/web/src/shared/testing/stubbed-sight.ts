/** Stands in for `IntersectionObserver`: nothing comes in sight until a test scrolls there. */
export class StubbedSight {
  private static readonly observers = new Set<StubbedSight>();
  private readonly watched = new Set<Element>();

  constructor(private readonly tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
    StubbedSight.observers.add(this);
  }

  static install(): void {
    StubbedSight.observers.clear();
    Object.assign(globalThis, { IntersectionObserver: StubbedSight });
  }

  /** Everything that is watched for is in sight. */
  static scroll(): void {
    for (const { watched, tell } of StubbedSight.observers)
      if (watched.size > 0) tell([...watched].map(() => ({ isIntersecting: true })));
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  disconnect(): void {
    this.watched.clear();
    StubbedSight.observers.delete(this);
  }
}
