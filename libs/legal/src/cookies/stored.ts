import { messages } from '../messages.ts';

type Message = (typeof messages)[keyof typeof messages];

/** Something that the shop keeps in a browser. */
export interface Stored {
  /** Its name as the browser has it; with an ellipsis for what is different for each visitor or list. */
  readonly name: string;
  /** Cookies that no script can read are called otherwise over https (P4). */
  readonly prefixed?: boolean;
  /** In the storage of this tab or of this browser, and not a cookie. */
  readonly storage?: boolean;
  readonly purpose: Message;
  readonly lasts: Message;
}

/** All that is kept, by why it is. A journey holds the list to what a browser finds. */
export const stored: Readonly<Record<'needed' | 'settings' | 'afterConsent', readonly Stored[]>> = {
  needed: [
    { name: 'session', prefixed: true, purpose: messages.session, lasts: messages.untilLogOut },
    { name: 'sign-in-…', prefixed: true, purpose: messages.signIn, lasts: messages.tenMinutes },
    { name: 'invite', prefixed: true, purpose: messages.invite, lasts: messages.untilBrowserCloses },
    { name: 'consent', purpose: messages.consent, lasts: messages.halfAYear },
    { name: 'session', storage: true, purpose: messages.tabSession, lasts: messages.untilTabCloses },
    { name: 'web.reloadedForChunk', storage: true, purpose: messages.reloaded, lasts: messages.untilTabCloses },
    { name: 'lists.pages.…', storage: true, purpose: messages.listPages, lasts: messages.untilTabCloses },
    { name: 'lists.place.…', storage: true, purpose: messages.place, lasts: messages.untilTabCloses },
    {
      name: 'react-router-scroll-positions',
      storage: true,
      purpose: messages.place,
      lasts: messages.untilTabCloses,
    },
  ],
  settings: [
    { name: 'variant', prefixed: true, purpose: messages.preview, lasts: messages.untilBrowserCloses },
    { name: 'locale', purpose: messages.locale, lasts: messages.aYear },
    { name: 'lists.autoLoad', storage: true, purpose: messages.autoLoad, lasts: messages.untilCleared },
  ],
  afterConsent: [
    { name: 'vid', purpose: messages.visitorId, lasts: messages.halfAYear },
    { name: 'ltk_sid', purpose: messages.visitId, lasts: messages.halfAnHour },
    { name: 'bucket', purpose: messages.bucket, lasts: messages.halfAYear },
    { name: 'analytics.queue', storage: true, purpose: messages.queue, lasts: messages.untilTabCloses },
  ],
};
