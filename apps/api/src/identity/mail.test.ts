import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { startTestPlatform } from '../testing.ts';
import { outbox } from './schema.ts';
import { createAttempt, createBrowser } from './testing.ts';

/** A mail server that accepts everything, with as much of SMTP (RFC 5321) as a client needs. */
async function startMailServer() {
  const mails: { from: string; to: string; lines: string[] }[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail = { from: '', to: '', lines: [] as string[] };
    let inData = false;
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData) {
        if (line !== '.') return mail.lines.push(line);
        inData = false;
        mails.push(mail);
        return say('250 taken');
      }
      const [, command = ''] = /^(\w+)/.exec(line) ?? [];
      const address = /<([^<>]*)>/.exec(line)?.[1] ?? '';
      if (command === 'MAIL') mail = { from: address, to: '', lines: [] };
      if (command === 'RCPT') mail.to = address;
      inData = command === 'DATA';
      return say(inData ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => server.close() };
}

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  platform = await startTestPlatform({
    env: readEnv({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://shop.example', OIDC_CLIENT_SECRET: 'secret' }),
  });
});
afterAll(async () => {
  await platform.close();
  mailServer.stop();
});

it('is sent to the mail server if one is set, as plain text in the visitor’s language, and to no page', async () => {
  const browser = createBrowser(platform.app, { 'accept-language': 'de' });
  const attempt = createAttempt({ screen_hint: 'signup', redirect_uri: 'https://shop.example/auth/callback' });
  const fields = { email: 'neu@example.test', password: 'a long password' };
  await browser.submit(await browser.get(attempt.url), fields);
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({ from: 'no-reply@shop.example', to: 'neu@example.test' });
  const text = mail?.lines.join('\n') ?? '';
  expect(text).toMatch(/^From: Social Shop <no-reply@shop\.example>$/m);
  expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);

  // The link arrives unchanged, whatever the encoding of the mail.
  const [head = '', ...body] = text.split('\n\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)$/m.exec(head)?.[1];
  const coded = body.join('\n\n');
  const plain = encoding === 'base64' ? Buffer.from(coded, 'base64').toString() : unquoted(coded);
  const link = /https?:\S+/.exec(plain)?.[0] ?? '';
  expect((await browser.get(link)).body).toContain('Deine E-Mail-Adresse ist bestätigt');

  expect(await platform.database.db.$count(outbox)).toBe(0);
  expect((await platform.app.inject('/outbox')).statusCode).toBe(404);
});

/** Decodes quoted-printable (RFC 2045, section 6.7). */
const unquoted = (text: string) =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
