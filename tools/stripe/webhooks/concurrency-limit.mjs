/** Lets so many through at the same time; the others wait their turn. */
export class ConcurrencyLimit {
  #free;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {number} width */
  constructor(width) {
    this.#free = width;
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async pass(work) {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
