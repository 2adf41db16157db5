/** How long a message between tabs takes. */
const MESSAGE_MS = 5;

/** A `BroadcastChannel` on the clock of the test. */
export class TestChannel extends EventTarget {
  static readonly open = new Set<TestChannel>();
  static posted = 0;

  constructor() {
    super();
    TestChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    TestChannel.posted += 1;
    for (const other of TestChannel.open) {
      if (other === this) continue;
      setTimeout(
        () => TestChannel.open.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
        MESSAGE_MS,
      );
    }
  }

  close(): void {
    TestChannel.open.delete(this);
  }
}
