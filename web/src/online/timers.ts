/** Timers by name: setting one anew ends the one before. */
export class Timers {
  private readonly running = new Map<string, ReturnType<typeof setTimeout>>();

  after(name: string, time: number, then: () => void): void {
    this.cancel(name);
    this.running.set(name, setTimeout(then, time));
  }

  cancel(name: string): void {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }
}
