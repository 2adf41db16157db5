import { createTransport } from 'nodemailer';
import type { Db } from '../db/database.ts';
import { outbox } from './schema.ts';

export interface Mail {
  /** The user whose mail it is: a stored one is deleted with its user. */
  readonly userId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

/** Sends plain text through a mail server, or stores it for the outbox page if there is none. */
export function createMailer(
  db: Db,
  { smtpUrl, publicUrl }: { smtpUrl: string | undefined; publicUrl: string },
): Mailer {
  if (smtpUrl === undefined) {
    return async (mail) => {
      await db.insert(outbox).values({ ...mail, at: new Date() });
    };
  }
  const transport = createTransport(smtpUrl);
  const from = { name: 'Social Shop', address: `no-reply@${new URL(publicUrl).hostname}` };
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ from, to: recipient, subject, text: body });
  };
}
