/** Called with the progress of a long step. */
export type OnProgress = (done: number, total: number) => void;

const EVERY_MS = 1_000;
const WIDTH = 30;

/**
 * Shows the progress of a long step: as a bar on a terminal, elsewhere as a line from time to time. A step that takes less than a second
 * shows nothing.
 */
export class Progress {
  readonly #what: string;
  readonly #unit: string;
  readonly #out: NodeJS.WriteStream;
  #told = Date.now();
  #isShown = false;

  /** @param unit the name of what is counted, such as 'products'. */
  constructor(what: string, unit: string, out: NodeJS.WriteStream = process.stdout) {
    this.#what = what;
    this.#unit = unit;
    this.#out = out;
  }

  readonly at: OnProgress = (done, total) => {
    if (Date.now() - this.#told < EVERY_MS) return;
    this.#told = Date.now();
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const filled = Math.round(share * WIDTH);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %`;
    const count = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${this.#unit}`;
    const line = `${this.#what}: ${bar}, ${count}`;
    this.#out.write(this.#out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    this.#isShown = true;
  };

  /** Ends the line of the bar, so the next output begins on its own line. */
  end(): void {
    if (this.#isShown && this.#out.isTTY) this.#out.write('\n');
  }
}
