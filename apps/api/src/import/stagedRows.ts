import { DatabaseSync } from 'node:sqlite';
import type { Place, Reject, Row } from './fileProduct.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * The rows of a file on their way into the catalogue, stored on disk and grouped by product: the rows of one may be anywhere in the file,
 * and memory does not grow with it. SQLite itself removes a database without a name.
 */
export class StagedRows {
  readonly #database = new DatabaseSync('');
  readonly #addProduct;
  readonly #findProduct;
  readonly #addRow;
  readonly #addReject;
  #rows = 0;

  constructor() {
    this.#database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      CREATE TABLE products (number INTEGER PRIMARY KEY, key TEXT UNIQUE);
      CREATE TABLE rows (
        product INTEGER, number INTEGER, line INTEGER, item TEXT, cells TEXT, PRIMARY KEY (product, number)
      ) WITHOUT ROWID;
      CREATE TABLE rejects (number INTEGER, line INTEGER, item TEXT, reason TEXT);
      BEGIN`);
    const prepare = (text: string) => this.#database.prepare(text);
    this.#addProduct = prepare('INSERT INTO products (key) VALUES (?) ON CONFLICT DO NOTHING');
    this.#findProduct = prepare('SELECT number FROM products WHERE key = ?');
    this.#addRow = prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?)');
    this.#addReject = prepare('INSERT INTO rejects VALUES (?, ?, ?, ?)');
  }

  /** @param key identifies the row's product. */
  add(key: string, { line, item }: Place, cells: Cells): void {
    const { changes, lastInsertRowid } = this.#addProduct.run(key);
    const product = changes === 1 ? lastInsertRowid : Number(this.#findProduct.get(key)?.['number']);
    this.#rows += 1;
    this.#addRow.run(product, this.#rows, line, item, JSON.stringify(cells));
  }

  /** Leaves out a row that belongs to no product. */
  leaveOut(place: Place, reason: string): void {
    this.#rows += 1;
    this.reject({ ...place, number: this.#rows }, reason);
  }

  reject({ number, line, item }: Pick<Row, 'number' | 'line' | 'item'>, reason: string): void {
    this.#addReject.run(number, line, item, reason);
  }

  get products(): number {
    return this.#numberOf('SELECT count(*) AS n FROM products');
  }

  /** Rows: one may be left out for several reasons, such as its price and that its product has no other. */
  get rejected(): number {
    return this.#numberOf('SELECT count(DISTINCT number) AS n FROM rejects');
  }

  /** The rows of each product, in the order in which the products begin in the file. */
  *groups(): Generator<readonly Row[]> {
    let rows: Row[] = [];
    let current: unknown;
    for (const { product, number, line, item, cells } of this.#database
      .prepare('SELECT * FROM rows ORDER BY product, number')
      .iterate()) {
      if (product !== current && rows.length > 0) {
        yield rows;
        rows = [];
      }
      current = product;
      const values = JSON.parse(String(cells)) as Cells;
      rows.push({
        number: Number(number),
        line: Number(line),
        item: String(item),
        cell: (column) => values[column] ?? '',
      });
    }
    if (rows.length > 0) yield rows;
  }

  /** In the order of the file. */
  *rejects(): Generator<Reject> {
    const found = this.#database.prepare('SELECT line, item, reason FROM rejects ORDER BY number, rowid').iterate();
    for (const { line, item, reason } of found) {
      yield { line: Number(line), item: String(item), reason: String(reason) };
    }
  }

  close(): void {
    this.#database.close();
  }

  #numberOf(query: string): number {
    return Number(this.#database.prepare(query).get()?.['n']);
  }
}
