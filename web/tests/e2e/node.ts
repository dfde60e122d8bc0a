// A node of a test's own, which may be killed and started again.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const server = process.env['HEARTH'] ?? '../target/debug/hearth';

export class OwnNode {
  readonly url: string;
  private readonly address: string;
  private readonly data = mkdtempSync(join(tmpdir(), 'hearth-e2e-'));
  private running: ChildProcess | null = null;

  constructor(port: number) {
    this.address = `127.0.0.1:${port}`;
    this.url = `http://${this.address}`;
  }

  async start(): Promise<void> {
    const options = ['serve', '--address', this.address, '--data-dir', this.data];
    this.running = spawn(server, options, { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(this.url).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('the server does not answer');
  }

  /** Ends it, politely or not; it is gone when this returns. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { running } = this;
    this.running = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  /** Ends it for good, with everything it kept. */
  async close(): Promise<void> {
    await this.end();
    rmSync(this.data, { recursive: true, force: true });
  }
}
