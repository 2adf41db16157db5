import { expect, it, vi } from 'vitest';
import { share, type Device } from './share.ts';

const data = { title: 'Post by Maren Holt', text: 'By the lake', url: 'https://shop.example/posts/1' };

function device(sheet: Partial<Pick<Device, 'share' | 'canShare'>>, writeText = vi.fn(() => Promise.resolve())) {
  return { ...sheet, clipboard: { writeText } as unknown as Clipboard };
}
const refused = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));

it('opens the sheet with title, text and address', async () => {
  const sheet = { share: vi.fn(() => Promise.resolve()), canShare: vi.fn(() => true) };
  await expect(share(data, device(sheet))).resolves.toBe('shared');
  expect(sheet.canShare).toHaveBeenCalledWith(data);
  expect(sheet.share).toHaveBeenCalledWith(data);
});

it('treats a closed sheet as cancelled, and copies nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const sheet = { share: refused('AbortError'), canShare: () => true };
  await expect(share(data, device(sheet, writeText))).resolves.toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing while any button’s sheet is open (K-B04)', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const sheet = { share: refused('InvalidStateError'), canShare: () => true };
  await expect(share(data, device(sheet, writeText))).resolves.toBe('busy');
  expect(writeText).not.toHaveBeenCalled();
});

it.each<[string, Partial<Device>]>([
  ['has no sheet', {}],
  ['cannot share this', { share: vi.fn(), canShare: () => false }],
  ['cannot say whether it shares this', { share: vi.fn() }],
  ['fails to open its sheet', { share: refused('NotAllowedError'), canShare: () => true }],
])('copies the link if the device %s', async (_case, sheet) => {
  const writeText = vi.fn(() => Promise.resolve());
  await expect(share(data, device(sheet, writeText))).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith(data.url);
});

it('reports a failure if nothing works', async () => {
  await expect(share(data, {})).resolves.toBe('failed');
  await expect(share(data, device({}, refused('NotAllowedError')))).resolves.toBe('failed');
});
