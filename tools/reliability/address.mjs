import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * What a Service is in Kubernetes: an address whose new connections go to one of the processes behind it in turn, and
 * whose older connections stay where they are.
 */
export class Address {
  /** @type {number[]} */
  #targets = [];
  #turn = 0;
  #server = createServer({ allowHalfOpen: true }, (socket) => this.#bring(socket));

  /** @param {number} port */
  static async open(port) {
    const address = new Address();
    address.#server.listen(port, '127.0.0.1');
    await once(address.#server, 'listening');
    return address;
  }

  /** @param {number} port */
  add(port) {
    this.#targets.push(port);
  }

  /** @param {number} port */
  remove(port) {
    this.#targets = this.#targets.filter((each) => each !== port);
  }

  close() {
    this.#server.close();
  }

  /** @param {import('node:net').Socket} socket */
  #bring(socket) {
    const port = this.#targets[this.#turn++ % this.#targets.length];
    if (port === undefined) return void socket.resetAndDestroy();
    const target = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    socket.setNoDelay(true);
    socket.on('error', () => target.resetAndDestroy());
    target.on('error', () => socket.resetAndDestroy());
    socket.pipe(target).pipe(socket);
  }
}
