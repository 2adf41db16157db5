import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyMenu } from './LazyMenu.tsx';

// APIs that Radix needs and jsdom lacks.
class Sizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Sizes);

afterEach(cleanup);

const choose = vi.fn();
function renderBar() {
  render(
    <>
      <LazyMenu icon="globe" label="Language" items={[{ key: 'en', label: 'English', onSelect: choose }]} />
      <button>Log in</button>
    </>,
  );
  return { button: screen.getByRole('button', { name: 'Language' }), next: screen.getByText('Log in') };
}
const menuIsLoaded = () => act(async () => void (await import('./Menu.tsx')));

it('leaves the focus where it moved before the menu’s code loaded (K-V26)', async () => {
  const { button, next } = renderBar();
  act(() => button.focus());
  act(() => next.focus());
  await menuIsLoaded();
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('button', { name: 'Language' })).toBe(button);
});

it('keeps the focused button when the menu’s code loads (K-V26)', async () => {
  const { button } = renderBar();
  act(() => button.focus());
  await menuIsLoaded();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Language' })).toBe(button);
});

it('opens and closes by its button and the arrow key, and returns the focus', async () => {
  const user = userEvent.setup();
  const { button } = renderBar();
  await user.click(button);
  expect(await screen.findByRole('menu', { name: 'Language' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(button);
  expect(screen.queryByRole('menu')).toBeNull();

  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('leaves the focus on an element pressed outside it', async () => {
  const user = userEvent.setup();
  const { button, next } = renderBar();
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(next);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(next);
});
