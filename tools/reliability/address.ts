import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What a Service is in Kubernetes: an address whose new connections go to one of the processes behind it in turn, and
 * whose older connections stay where they are.
 */
export class Address {
  #targets: number[] = [];
  #turn = 0;
  #server = createServer({ allowHalfOpen: true }, (socket) => this.#bring(socket));

  static async open(port: number) {
    const address = new Address();
    address.#server.listen(port, '127.0.0.1');
    await once(address.#server, 'listening');
    return address;
  }

  add(port: number) {
    this.#targets.push(port);
  }

  remove(port: number) {
    this.#targets = this.#targets.filter((each) => each !== port);
  }

  close() {
    this.#server.close();
  }

  #bring(socket: Socket) {
    const port = this.#targets[this.#turn++ % this.#targets.length];
    if (port === undefined) return void socket.resetAndDestroy();
    const target = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    socket.setNoDelay(true);
    socket.on('error', () => target.resetAndDestroy());
    target.on('error', () => socket.resetAndDestroy());
    socket.pipe(target).pipe(socket);
  }
}
