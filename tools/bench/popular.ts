import { setTimeout } from 'node:timers/promises';

/** Bytes of a popular page. Popular pages are compressed harder, so it is requested until that is done. */
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
