import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../primitives/Dialog.tsx';
import { Snackbar } from './Snackbar.tsx';
import { SnackbarProvider, useSnackbar, type SnackbarMessage } from './useSnackbar.tsx';

const SHOWN_MS = 8_000;

let show: (message: SnackbarMessage) => void;
function Page() {
  const snackbar = useSnackbar();
  useEffect(() => {
    show = (message) => act(() => snackbar.show(message));
  }, [snackbar]);
  return (
    <main tabIndex={-1}>
      <button>Follow</button>
    </main>
  );
}

const mount = () =>
  render(
    <StrictMode>
      <SnackbarProvider>
        <Page />
        <Snackbar />
      </SnackbarProvider>
    </StrictMode>,
  );

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = (tone: 'status' | 'alert') => screen.getByRole(tone).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const undo = (onPress: () => void): SnackbarMessage => ({
  tone: 'status',
  text: 'Unfollowed Suki Larsen',
  action: { label: 'Undo', onPress },
});
const failed: SnackbarMessage = { tone: 'alert', text: 'Something went wrong. Please try again.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has a region for each tone before there is a message (T104, K-V30)', () => {
  mount();
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect([status, alert].map((element) => element.innerHTML)).toEqual(['', '']);
  show({ tone: 'status', text: 'Item was added to your cart' });
  expect(status.textContent).toBe('Item was added to your cart');
  show(failed);
  expect(alert.textContent).toBe('Something went wrong. Please try again.');
  // The regions are still the same elements, and there is one message at a time.
  expect(screen.getByRole('status')).toBe(status);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(status.textContent).toBe('');
});

it('announces the same message twice, as a new element each time (K-V32)', () => {
  mount();
  show(failed);
  const first = screen.getByText(/Something went wrong/);
  show(failed);
  expect(screen.getByText(/Something went wrong/)).not.toBe(first);
});

it('shows the newest message from before its code was loaded', () => {
  const { rerender } = render(
    <StrictMode>
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>
    </StrictMode>,
  );
  show(failed);
  show(undo(vi.fn()));
  rerender(
    <StrictMode>
      <SnackbarProvider>
        <Page />
        <Snackbar />
      </SnackbarProvider>
    </StrictMode>,
  );
  expect(region('status')).toContain('Unfollowed Suki Larsen');
  wait(SHOWN_MS);
  expect(region('status')).toBe('');
});

it('ignores messages in a page without a host', () => {
  render(<Page />);
  expect(() => show(failed)).not.toThrow();
});

it('undoes once, within 8 s, and closes (S30, K-V34)', () => {
  mount();
  const onPress = vi.fn();
  show(undo(onPress));
  wait(SHOWN_MS - 1);
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(region('status')).toBe('');
});

it('shows the message of an action', () => {
  mount();
  show(undo(() => show(failed)));
  press('Undo');
  expect(region('alert')).toContain('Something went wrong');
});

it('waits while the pointer is over it or the keyboard is in it (K-V31)', () => {
  mount();
  show(undo(vi.fn()));
  const message = screen.getByText('Unfollowed Suki Larsen');
  fireEvent.pointerEnter(message);
  wait(10 * SHOWN_MS);
  expect(region('status')).toContain('Unfollowed');
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.pointerLeave(message);
  // Within the message, the keyboard has not left it.
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(10 * SHOWN_MS);
  expect(region('status')).toContain('Unfollowed');
  act(() => screen.getByRole('button', { name: 'Follow' }).focus());
  wait(SHOWN_MS);
  expect(region('status')).toBe('');
});

it('waits while the tab is hidden (K-V31)', () => {
  mount();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  show(undo(vi.fn()));
  wait(10 * SHOWN_MS);
  expect(region('status')).toContain('Unfollowed');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  wait(SHOWN_MS - 1);
  expect(region('status')).toContain('Unfollowed');
  wait(1);
  expect(region('status')).toBe('');
});

it('never swaps the action under a finger: the newest waits until the visitor has left (K-V33)', () => {
  mount();
  const [first, second] = [vi.fn(), vi.fn()];
  show(undo(first));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  show(failed);
  show({ ...undo(second), text: 'Removed from favorites' });
  expect(region('status')).toContain('Unfollowed');
  press('Undo');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  expect(region('status')).toContain('Removed from favorites');
  expect(region('alert')).toBe('');
});

it('stays for a visitor who comes by keyboard from anywhere (K-V31)', () => {
  mount();
  show(undo(vi.fn()));
  for (const key of ['Tab', 'End', 'Tab']) {
    wait(SHOWN_MS - 1);
    fireEvent.keyDown(document.body, { key });
  }
  expect(region('status')).toContain('Unfollowed');
  fireEvent.keyDown(document.body, { key: 'a' });
  wait(SHOWN_MS);
  expect(region('status')).toBe('');
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['its button', () => press('Dismiss')],
])('is dismissed by %s', (_, dismiss) => {
  mount();
  show({ ...undo(vi.fn()), stays: true });
  wait(10 * SHOWN_MS);
  expect(region('status')).toContain('Unfollowed');
  dismiss();
  expect(region('status')).toBe('');
});

it('ignores an Escape that was handled, or is for an input method', () => {
  mount();
  show(undo(vi.fn()));
  const use = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', use, { once: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(region('status')).toContain('Unfollowed');
});

it.each([
  ['Undo', () => press('Undo')],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('returns the focus when it is closed by %s (K-V35)', (_, leave) => {
  mount();
  const before = screen.getByRole('button', { name: 'Follow' });
  act(() => before.focus());
  show(undo(vi.fn()));
  // Focus by pointer has no return target of its own; jsdom has the same related target as browsers.
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  leave();
  expect(document.activeElement).toBe(before);
});

it('moves the focus to the page if the element that it came from is gone (K-V35)', () => {
  const Removable = () => {
    const [gone, setGone] = useState(false);
    return gone ? null : <button onClick={() => setGone(true)}>Unfollow</button>;
  };
  render(
    <SnackbarProvider>
      <Page />
      <Removable />
      <Snackbar />
    </SnackbarProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Unfollow' }).focus());
  show(undo(vi.fn()));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  press('Unfollow');
  press('Dismiss');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('is announced above a dialog, and its action leaves the dialog open (K-V36)', () => {
  const onOpenChange = vi.fn();
  render(
    <SnackbarProvider>
      <Page />
      <Snackbar />
      <Dialog open title="Menu" onOpenChange={onOpenChange}>
        <button>Delete</button>
      </Dialog>
    </SnackbarProvider>,
  );
  // The timer after which a dialog handles events outside of it.
  wait(1);
  const onPress = vi.fn();
  show(undo(onPress));
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
  show(failed);
  expect(region('alert')).toContain('Something went wrong');
  // Everything else outside of the dialog is hidden.
  expect(screen.queryByRole('main')).toBeNull();
});
