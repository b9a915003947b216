import { connect, type Socket } from 'node:net';

/** What came back: the status of the answer, and how many bytes it had with its head. */
export interface Answered {
  readonly status: number;
  readonly bytes: number;
}

/** One kept-alive connection that carries one request at a time; it reads no more of an answer than where it ends. */
export class Connection {
  readonly #socket: Socket;
  #resolve: ((answered: Answered) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;
  #head = '';
  #status = 0;
  #bytes = 0;
  /** How many bytes the whole answer has; NaN when its last chunk will tell, 0 while its head is unknown. */
  #expected = 0;
  #tail = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a whole HTTP/1.1 request, head and body in one text. */
  send(request: Buffer): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#resolve = this.#reject = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#expected === 0 && !this.#readHead(chunk)) return;
    if (Number.isNaN(this.#expected)) {
      this.#tail = (this.#tail + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5);
      if (this.#tail !== '0\r\n\r\n') return;
    } else if (this.#bytes < this.#expected) return;
    const answered = { status: this.#status, bytes: this.#bytes };
    const resolve = this.#resolve;
    this.#head = this.#tail = '';
    this.#bytes = this.#expected = 0;
    this.#resolve = this.#reject = undefined;
    resolve?.(answered);
  }

  /** Whether the head is whole by now. */
  #readHead(chunk: Buffer): boolean {
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const head = this.#head.slice(0, end).toLowerCase();
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/.exec(head);
    const chunked = head.includes('\r\ntransfer-encoding: chunked');
    this.#expected = chunked ? Number.NaN : end + 4 + Number(length?.[1] ?? 0);
    return true;
  }

  #fail(error: Error): void {
    this.#reject?.(error);
    this.#resolve = this.#reject = undefined;
  }
}
