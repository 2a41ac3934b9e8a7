import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../../emulators/ports';

/**
 * Serves the app like its hosting, at an address of its own. A journey can deploy another version, remove files, or cut
 * the connection.
 */
export class Deployments {
  readonly #hosting: URL;
  readonly #server: Server;
  #version = 0;
  #cut = false;
  #gone: RegExp | null = null;

  private constructor(hosting: string) {
    this.#hosting = new URL(hosting);
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
  }

  static async open(hosting: string): Promise<Deployments> {
    const deployments = new Deployments(hosting);
    await new Promise<void>((resolve) => deployments.#server.listen(0, host, resolve));
    return deployments;
  }

  get address(): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, pages and service worker belong to another build, which lacks the files that match `gone`. */
  deploy({ gone = null }: { gone?: RegExp | null } = {}): void {
    this.#version += 1;
    this.#gone = gone;
  }

  /** Without a network: no answer at all. */
  set cut(cut: boolean) {
    this.#cut = cut;
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.#cut) {
      asked.socket.destroy();
      return;
    }
    const { pathname, search } = new URL(asked.url ?? '/', this.#hosting);
    if (this.#gone?.test(pathname)) {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    const { hostname, port } = this.#hosting;
    const { 'if-none-match': _match, 'if-modified-since': _since, ...asking } = asked.headers;
    const headers = { ...asking, host: this.#hosting.host, 'accept-encoding': 'identity' };
    const passedOn = request({ hostname, port, path: pathname + search, method: asked.method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', () => asked.socket.destroy());
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...others } = response.headers;
        answer.writeHead(response.statusCode ?? 502, others);
        answer.end(this.#ofVersion(Buffer.concat(chunks), String(others['content-type'])));
      });
    });
    passedOn.on('error', () => asked.socket.destroy());
    asked.pipe(passedOn);
  }

  /** Only the revision in pages and worker changes. */
  #ofVersion(content: Buffer, type: string): Buffer {
    if (this.#version === 0 || !/html|javascript/.test(type)) return content;
    const text = content.toString();
    const revision =
      /data-revision="([0-9a-f]{16})"/.exec(text)?.[1] ?? /revision:[`"']([0-9a-f]{16})[`"']/.exec(text)?.[1];
    if (!revision) return content;
    return Buffer.from(text.replaceAll(revision, String(this.#version).padStart(16, '0')));
  }
}
