import { act, cleanup, render, screen } from '@testing-library/react';
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

it('calls only onCancel for a closed sheet, and shows and logs nothing', async () => {
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

it('copies the link and announces it if there is no sheet', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  render(<ShareButton {...given} />);
  await user.click(screen.getByRole('button', { name: 'Share Post by Maren Holt' }));
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});

it('ignores presses while a sheet is open, and copies nothing behind it (K-B04)', async () => {
  const user = userEvent.setup();
  // As the standard requires, another call is refused while a sheet is open.
  const sheets: (() => void)[] = [];
  const writeText = vi.fn(() => Promise.resolve());
  const sheet = vi.fn(() =>
    sheets.length > 0
      ? Promise.reject(new DOMException('a share is under way', 'InvalidStateError'))
      : new Promise<void>((resolve) => sheets.push(resolve)),
  );
  const onShare = vi.fn();
  vi.stubGlobal('navigator', { share: sheet, canShare: () => true, clipboard: { writeText } });
  // Two buttons share the one sheet of the device.
  render(
    <>
      <ShareButton {...given} onShare={onShare} />
      <ShareButton {...given} title="Another post" onShare={onShare} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Share Post by Maren Holt' });
  await user.dblClick(button);
  await user.click(screen.getByRole('button', { name: 'Share Another post' }));
  expect(sheets).toHaveLength(1);
  expect(writeText).not.toHaveBeenCalled();
  expect(onShare).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);

  await act(() => Promise.resolve(sheets.pop()?.()));
  expect(onShare).toHaveBeenCalledOnce();
  await user.click(button);
  expect(sheets).toHaveLength(1);
  expect(writeText).not.toHaveBeenCalled();
});
