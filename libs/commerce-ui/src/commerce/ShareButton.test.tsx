import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';

const given = { title: 'Post by Maren Holt', text: 'By the lake', url: '/posts/1' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shares the whole address of the page', async () => {
  const user = userEvent.setup();
  const sheet = vi.fn(() => Promise.resolve());
  const onShare = vi.fn();
  vi.stubGlobal('navigator', { share: sheet, canShare: () => true });
  render(<ShareButton {...given} onShare={onShare} />);
  await user.click(screen.getByRole('button', { name: 'Share Post by Maren Holt' }));
  expect(sheet).toHaveBeenCalledWith({ ...given, url: new URL('/posts/1', location.href).href });
  expect(onShare).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('tells only onCancel of a closed sheet: nothing is shown or logged', async () => {
  const user = userEvent.setup();
  const log = vi.spyOn(console, 'error');
  const onShare = vi.fn();
  const onCancel = vi.fn();
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    canShare: () => true,
  });
  render(<ShareButton {...given} onShare={onShare} onCancel={onCancel} />);
  await user.click(screen.getByRole('button', { name: 'Share Post by Maren Holt' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onShare).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(log).not.toHaveBeenCalled();
});

it('copies the link and says so where there is no sheet', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  render(<ShareButton {...given} />);
  await user.click(screen.getByRole('button', { name: 'Share Post by Maren Holt' }));
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});
