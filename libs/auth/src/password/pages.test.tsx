import { failure, fixtureId, renderFeature } from '@social-shop/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';
import { sessionMocks, signedIn } from '../testing/index.ts';
// Compile the page before the first test waits for it.
import './PasswordPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FEATURED = 'GET /v3/activities/posts/global/featured';
const noPosts = { activities: [], ltks: [], meta: { limit: 1 } };
const best = {
  id: fixtureId(1),
  profile_id: fixtureId(2),
  hero_image: 'https://shop.test/images/1',
  hero_image_width: 900,
  hero_image_height: 1_200,
  hero_image_color: '#d9d6d0',
  hero_image_alt: 'A linen dress on a rail',
  product_ids: [],
  products_count: 0,
  caption: 'Linen all week',
  share_url: 'https://shop.test/posts/1',
  created_at: '2026-11-24T09:30:00.000Z',
};

/** Opens a page, and records its navigations and requests. */
function open(path: string, mocks: Parameters<typeof renderFeature>[1]['mocks'] = {}) {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const { calls } = renderFeature(feature, {
    path,
    mocks: { ...sessionMocks({ session: null }), [FEATURED]: noPosts, ...mocks },
  });
  const sent = async () => Promise.all(calls.filter(({ method }) => method === 'POST').map((call) => call.json()));
  return { assign, sent };
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('logs in and goes where the host says (T10)', async () => {
  const { assign, sent } = open('/login?from=/posts/1', { 'POST /session/log-in': { location: '/posts/1' } });
  await type('Email', 'maren@example.com');
  await type('Password', 'a long password');
  await press('Log in');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/posts/1'));
  expect(await sent()).toEqual([{ email: 'maren@example.com', password: 'a long password', from: '/posts/1' }]);
});

it('shows the best post’s picture next to the form, or none if it fails', async () => {
  open('/login', { [FEATURED]: { ...noPosts, ltks: [best] } });
  await waitFor(() => expect(document.querySelector('img')?.src).toContain('/images/1/'));
  cleanup();
  open('/signup', { [FEATURED]: failure(503) });
  await screen.findByRole('button', { name: 'Sign up' });
  expect(document.querySelector('img')).toBeNull();
});

it('shows the error at the field, moves the focus there, and sends nothing', async () => {
  const { sent } = open('/login');
  await type('Email', 'maren@holt');
  await press('Log in');
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const description = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description(email)).toBe('Please enter a valid email');
  expect(description(screen.getByLabelText('Password'))).toBe('This field is required.');
  expect(await sent()).toEqual([]);
});

it.each([
  [failure(400, 'wrong-credentials'), 'Wrong email or password.'],
  [failure(429, 'rate-limited'), 'Too many attempts. Please try again later.'],
  [failure(503), 'Something went wrong. Please try again.'],
])('says why the log-in failed, and keeps the typed text', async (response, text) => {
  const { assign } = open('/login', { 'POST /session/log-in': response });
  await type('Email', 'maren@example.com');
  await type('Password', 'wrong');
  await press('Log in');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maren@example.com');
  expect(assign).not.toHaveBeenCalled();
});

it('marks a wrong password as invalid, with the focus there, until the next try (K-V40)', async () => {
  let response = failure(400, 'wrong-credentials');
  open('/login', { 'POST /session/log-in': () => response });
  await type('Email', 'maren@example.com');
  await type('Password', 'wrong');
  await press('Log in');
  const alert = await screen.findByRole('alert');
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(password.getAttribute('aria-describedby')).toBe(alert.id);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
  response = failure(503);
  await press('Log in');
  await screen.findByText('Something went wrong. Please try again.');
  expect(password.getAttribute('aria-invalid')).toBeNull();
});

it.each(['/login', '/signup', '/change-password'])(
  'can show each password of %s, and hides it to send it (K-V41)',
  async (path) => {
    open(path, path === '/change-password' ? sessionMocks({ ...signedIn, strategy: 'password' }) : {});
    const buttons = await screen.findAllByRole('button', { name: 'Show password' });
    const fields = [...document.querySelectorAll<HTMLInputElement>('[type=password]')];
    // Only a changed password has to be typed twice (specification 1, section 5).
    expect([fields.length, buttons.length]).toEqual(path === '/change-password' ? [2, 2] : [1, 1]);
    for (const button of buttons) await userEvent.click(button);
    expect(fields.map((field) => field.type)).not.toContain('password');
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).not.toContain('false');
    fields[0]?.form?.requestSubmit();
    await waitFor(() => expect(fields.map((field) => field.type)).not.toContain('text'));
  },
);

it('promises at sign-up only what an account has (K-V43)', async () => {
  open('/signup');
  await screen.findByRole('heading', { name: 'Create your account' });
  expect(document.body.textContent).not.toMatch(/\b(like|favou?rite|follow|save)/i);
});

it('signs up, and in at once (P12)', async () => {
  const { assign, sent } = open('/signup', { 'POST /session/sign-up': { location: '/' } });
  await type('Email', 'new@example.com');
  await type('Password', 'long enough');
  await press('Sign up');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(await sent()).toEqual([{ email: 'new@example.com', password: 'long enough' }]);
});

it('shows the platform’s message about an email that has an account', async () => {
  const user_message = 'This email already has an account';
  open('/signup', {
    'POST /session/sign-up': Response.json({ error_code: 'conflict', user_message }, { status: 409 }),
  });
  await type('Email', 'maren@example.com');
  await type('Password', 'long enough');
  await press('Sign up');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(user_message);
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.getAttribute('aria-describedby')).toBe(alert.id);
});

it('asks creators for a stronger password (S25)', async () => {
  open('/signup?invited=1');
  await type('Password', 'long enough');
  await press('Sign up');
  await screen.findByText(/have at least one lowercase letter, one uppercase letter/);
});

it('says that a link was sent, for known and unknown emails, and moves the focus to that text', async () => {
  const { sent } = open('/forgot-password', { 'POST /session/password-request': {} });
  await type('Email', 'maren@example.com');
  await press('Send link');
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.activeElement?.contains(heading)).toBe(true);
  expect(await sent()).toEqual([{ email: 'maren@example.com' }]);
});

it('shows the server’s message if no link could be sent (specification 1, section 8)', async () => {
  open('/forgot-password', { 'POST /session/password-request': failure(500) });
  await type('Email', 'maren@example.com');
  await press('Send link');
  expect((await screen.findByRole('alert')).textContent).toBe('status 500 on purpose');
});

it('shows the host’s result of a form sent without script', async () => {
  open('/forgot-password?failed=later');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again later.');
  open('/forgot-password?sent=1');
  await screen.findByRole('heading', { name: 'Check your email' });
});

it('sets a new password for a visitor of the password strategy', async () => {
  const { sent } = open('/change-password', {
    ...sessionMocks({ ...signedIn, strategy: 'password' }),
    'POST /session/password': {},
  });
  await type('New password', 'another one');
  await type('Confirm password', 'another one');
  await press('Save password');
  await screen.findByRole('heading', { name: 'Your password is set' });
  expect(await sent()).toEqual([{ password: 'another one' }]);
});

it('requests the mail by a form of the host if the provider stores the password (P15)', async () => {
  open('/change-password', sessionMocks());
  await screen.findByText('We will send a link to set a new password to maren@example.com.');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Send link' });
  expect(form?.getAttribute('action')).toBe('/change-password');
  expect(new FormData(form ?? undefined).get('token')).toBe('form-token');
});

it('offers no form to visitors whose password is stored elsewhere (specification 1, section 5)', async () => {
  const session = { ...signedIn.session, profile: { authnCanChangeEmail: false } };
  open('/change-password', sessionMocks({ ...signedIn, session }));
  await screen.findByText('You log in with another account, so there is no password to change here.');
  expect(screen.queryByRole('button')).toBeNull();
});
