import { messages } from '../messages.ts';

type Message = (typeof messages)[keyof typeof messages];

/** Something that the shop keeps in a browser. */
export interface Stored {
  /** Its name in the browser. An ellipsis stands for the part that differs for each visitor or list. */
  readonly name: string;
  /** Over https the cookie has a name with a prefix, because no script may read it (P4). */
  readonly prefixed?: boolean;
  /** Kept in `sessionStorage` or `localStorage`, not in a cookie. */
  readonly storage?: boolean;
  readonly purpose: Message;
  readonly lasts: Message;
}

/** Everything that the shop keeps in a browser, by purpose. A journey compares the list with a real browser. */
export const stored: Readonly<Record<'needed' | 'settings' | 'afterConsent', readonly Stored[]>> = {
  needed: [
    { name: 'session', prefixed: true, purpose: messages.session, lasts: messages.untilLogOut },
    { name: 'sign-in-…', prefixed: true, purpose: messages.signIn, lasts: messages.tenMinutes },
    { name: 'invite', prefixed: true, purpose: messages.invite, lasts: messages.untilBrowserCloses },
    { name: 'consent', purpose: messages.consent, lasts: messages.halfAYear },
    { name: 'session', storage: true, purpose: messages.tabSession, lasts: messages.untilTabCloses },
    { name: 'web.reloadedForChunk', storage: true, purpose: messages.reloaded, lasts: messages.untilTabCloses },
    { name: 'auth.pending.…', storage: true, purpose: messages.pendingAction, lasts: messages.untilLogIn },
    { name: 'toggles', storage: true, purpose: messages.unsent, lasts: messages.untilTabCloses },
    { name: 'lists.pages.…', storage: true, purpose: messages.listPages, lasts: messages.untilTabCloses },
    { name: 'lists.place.…', storage: true, purpose: messages.place, lasts: messages.untilTabCloses },
    {
      name: 'react-router-scroll-positions',
      storage: true,
      purpose: messages.place,
      lasts: messages.untilTabCloses,
    },
    { name: 'remix-router-transitions', storage: true, purpose: messages.place, lasts: messages.untilTabCloses },
  ],
  settings: [
    { name: 'variant', prefixed: true, purpose: messages.preview, lasts: messages.untilBrowserCloses },
    { name: 'locale', purpose: messages.locale, lasts: messages.aYear },
    { name: 'lists.autoLoad', storage: true, purpose: messages.autoLoad, lasts: messages.untilCleared },
    { name: 'previousSearches', storage: true, purpose: messages.searchHistory, lasts: messages.untilLogOutOrCleared },
    { name: 'previousCreators', storage: true, purpose: messages.searchHistory, lasts: messages.untilLogOutOrCleared },
  ],
  afterConsent: [
    { name: 'vid', purpose: messages.visitorId, lasts: messages.halfAYear },
    { name: 'ltk_sid', purpose: messages.visitId, lasts: messages.halfAnHour },
    { name: 'bucket', purpose: messages.bucket, lasts: messages.halfAYear },
    { name: 'analytics.queue', storage: true, purpose: messages.queue, lasts: messages.untilTabCloses },
  ],
};
