import { setTimeout } from 'node:timers/promises';

/** Bytes of an address as it is sent to many: what is much asked for gets compressed harder, so it is asked for until that is done. */
export async function popularSize(url: string): Promise<number> {
  const ask = async () => {
    const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await body?.cancel();
    return Number(headers.get('content-length'));
  };
  const first = await ask();
  for (let again = 0; again < 100; again += 1) {
    const size = await ask();
    if (size !== first) return size;
    await setTimeout(50);
  }
  return first;
}
