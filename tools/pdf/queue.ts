/** Answered with 429: the sender may come back later. */
export class QueueFull extends Error {}

/** Lets one piece of work run at a time and a limited number wait. */
export class Queue {
  #limit: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param limit how many may wait besides the one that runs */
  constructor(limit: number) {
    this.#limit = limit;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting > this.#limit) throw new QueueFull('Too Many Requests');
    this.#waiting += 1;
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }
}
