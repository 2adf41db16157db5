import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  cookies: {
    id: 'legal.consent.label',
    description:
      "Name of the bar that asks about cookies, for screen readers; also the footer's link to the page about cookies",
    defaultMessage: 'Cookies',
  },
  question: {
    id: 'legal.consent.question',
    description: 'The question about cookies, at the foot of the window',
    defaultMessage: 'May we count visits, to see what to make better? Nothing is counted until you say so.',
  },
  about: {
    id: 'legal.consent.about',
    description: 'Link after the question, to the page about cookies',
    defaultMessage: 'About cookies',
  },
  accept: {
    id: 'legal.consent.accept',
    description: 'Button: visits may be counted',
    defaultMessage: 'Accept',
  },
  decline: {
    id: 'legal.consent.decline',
    description: 'Button of equal weight: visits may not be counted',
    defaultMessage: 'Decline',
  },
  pageTitle: {
    id: 'legal.cookies.title',
    description: 'Title of the page about cookies',
    defaultMessage: 'Cookies and what we store',
  },
  pageLead: {
    id: 'legal.cookies.lead',
    description: 'Below the title of the page about cookies',
    defaultMessage: 'Everything this site keeps in your browser, by name. No advertising, nothing sold.',
  },
  yourChoice: {
    id: 'legal.cookies.choice',
    description: "Heading of the visitor's choice about cookies while none is known",
    defaultMessage: 'Your choice',
  },
  accepted: {
    id: 'legal.cookies.accepted',
    description: 'The same heading once the visitor has accepted',
    defaultMessage: 'Your choice: accepted',
  },
  declined: {
    id: 'legal.cookies.declined',
    description: 'The same heading once the visitor has declined',
    defaultMessage: 'Your choice: declined',
  },
  choiceNote: {
    id: 'legal.cookies.choiceNote',
    description: 'Below that heading; Global Privacy Control is the name of a setting of browsers',
    defaultMessage: 'It lasts 180 days, and your browser’s Global Privacy Control counts as a no.',
  },
  counting: {
    id: 'legal.cookies.counting',
    description: 'Name of the two buttons Decline and Accept together, for screen readers',
    defaultMessage: 'Counting visits',
  },
  failed: {
    id: 'legal.cookies.failed',
    description: 'The choice could not be kept',
    defaultMessage: 'Something went wrong. Please try again.',
  },
  needed: {
    id: 'legal.cookies.needed',
    description: 'Heading of a table: what the site cannot do without',
    defaultMessage: 'Needed',
  },
  neededNote: {
    id: 'legal.cookies.neededNote',
    description: 'Below that heading',
    defaultMessage: 'Without these the site cannot do what you ask of it.',
  },
  settings: {
    id: 'legal.cookies.settings',
    description: 'Heading of a table: what the visitor has chosen',
    defaultMessage: 'Your settings',
  },
  settingsNote: {
    id: 'legal.cookies.settingsNote',
    description: 'Below that heading',
    defaultMessage: 'Set when you choose something.',
  },
  afterConsent: {
    id: 'legal.cookies.afterConsent',
    description: 'Heading of a table: what is kept after consent',
    defaultMessage: 'Only after you accept',
  },
  afterConsentNote: {
    id: 'legal.cookies.afterConsentNote',
    description: 'Below that heading',
    defaultMessage: 'Absent until then, deleted when you decline.',
  },
  name: {
    id: 'legal.cookies.name',
    description: 'Column of a table: the name of a cookie or of something stored',
    defaultMessage: 'Name',
  },
  purpose: {
    id: 'legal.cookies.purpose',
    description: 'Column of a table',
    defaultMessage: 'What it is for',
  },
  lasts: {
    id: 'legal.cookies.lasts',
    description: 'Column of a table',
    defaultMessage: 'How long',
  },
  storage: {
    id: 'legal.cookies.storage',
    description: "After the name of what is no cookie but in the browser's storage",
    defaultMessage: '(storage)',
  },
  session: {
    id: 'legal.cookies.session',
    description: 'What a cookie is for',
    defaultMessage: 'Keeps you logged in. Cannot be read by scripts.',
  },
  signIn: {
    id: 'legal.cookies.signIn',
    description: 'What a cookie is for',
    defaultMessage: 'Holds a log-in that you have begun',
  },
  invite: {
    id: 'legal.cookies.invite',
    description: 'What a cookie is for',
    defaultMessage: 'The invitation that brought you here',
  },
  preview: {
    id: 'legal.cookies.preview',
    description: 'What a cookie is for; the link is one that testers of the site get',
    defaultMessage: 'The version of a page that a link for testing has opened',
  },
  consent: {
    id: 'legal.cookies.consent',
    description: 'What a cookie is for',
    defaultMessage: 'Your answer about counting visits',
  },
  tabSession: {
    id: 'legal.cookies.tabSession',
    description: 'What something stored is for',
    defaultMessage: 'Notices when someone else logs in',
  },
  reloaded: {
    id: 'legal.cookies.reloaded',
    description: 'What something stored is for',
    defaultMessage: 'Keeps a page from reloading again and again after an update',
  },
  pendingAction: {
    id: 'legal.cookies.pendingAction',
    description: 'What something stored is for: a like, a follow or a favorite of a visitor who has not logged in yet',
    defaultMessage: 'What you pressed before logging in, so that we can do it afterwards',
  },
  unsent: {
    id: 'legal.cookies.unsent',
    description: 'What something stored is for: likes, follows and favorites whose change has not reached the server',
    defaultMessage: 'What you liked or saved without a connection, so that we can send it later',
  },
  listPages: {
    id: 'legal.cookies.listPages',
    description: 'What something stored is for',
    defaultMessage: 'The posts of a list you have scrolled, so that Back shows them again',
  },
  place: {
    id: 'legal.cookies.place',
    description: 'What something stored is for',
    defaultMessage: 'Your place in a page, so that Back returns to it',
  },
  locale: {
    id: 'legal.cookies.locale',
    description: 'What a cookie is for',
    defaultMessage: 'The language you chose',
  },
  autoLoad: {
    id: 'legal.cookies.autoLoad',
    description: 'What something stored is for',
    defaultMessage: 'Whether lists go on by themselves',
  },
  searchHistory: {
    id: 'legal.cookies.searchHistory',
    description: 'What something stored is for',
    defaultMessage: 'What you searched for last, for the search box',
  },
  visitorId: {
    id: 'legal.cookies.visitorId',
    description: 'What a cookie is for',
    defaultMessage: 'Tells two visits of one browser apart from those of two browsers',
  },
  visitId: {
    id: 'legal.cookies.visitId',
    description: 'What a cookie is for',
    defaultMessage: 'Holds one visit together',
  },
  bucket: {
    id: 'legal.cookies.bucket',
    description: 'What a cookie is for',
    defaultMessage: 'Which variant of a page you see in a test',
  },
  queue: {
    id: 'legal.cookies.queue',
    description: 'What something stored is for',
    defaultMessage: 'What is counted, until it is sent',
  },
  untilLogOut: {
    id: 'legal.cookies.untilLogOut',
    description: 'How long a cookie lasts',
    defaultMessage: 'Until you log out, or have not visited for a while',
  },
  tenMinutes: {
    id: 'legal.cookies.tenMinutes',
    description: 'How long a cookie lasts',
    defaultMessage: '10 minutes',
  },
  halfAnHour: {
    id: 'legal.cookies.halfAnHour',
    description: 'How long a cookie lasts',
    defaultMessage: '30 minutes since last use',
  },
  halfAYear: {
    id: 'legal.cookies.halfAYear',
    description: 'How long a cookie lasts',
    defaultMessage: '180 days',
  },
  aYear: {
    id: 'legal.cookies.aYear',
    description: 'How long a cookie lasts',
    defaultMessage: '1 year',
  },
  untilBrowserCloses: {
    id: 'legal.cookies.untilBrowserCloses',
    description: 'How long a cookie lasts',
    defaultMessage: 'Until you close the browser',
  },
  untilLogIn: {
    id: 'legal.cookies.untilLogIn',
    description: 'How long something stored lasts',
    defaultMessage: 'Until you log in',
  },
  untilTabCloses: {
    id: 'legal.cookies.untilTabCloses',
    description: 'How long something stored lasts',
    defaultMessage: 'Until you close the tab',
  },
  untilLogOutOrCleared: {
    id: 'legal.cookies.untilLogOutOrCleared',
    description: 'How long something stored lasts',
    defaultMessage: 'Until you log out or clear it',
  },
  untilCleared: {
    id: 'legal.cookies.untilCleared',
    description: 'How long something stored lasts',
    defaultMessage: 'Until you clear it',
  },
});
