// What the connection needs of a WebSocket, so that tests can bring their own.

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** A socket to the node the page came from. */
export function ownSocket(): Socket {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}

const SHORTEST = 500;
const LONGEST = 15_000;

/** How long to wait before try number `tries`: twice as long each time, and never all at once. */
export function backOff(tries: number, random = Math.random): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** tries);
  return most / 2 + (random() * most) / 2;
}
