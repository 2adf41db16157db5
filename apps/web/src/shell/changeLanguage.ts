import { paths } from '@social-shop/routing';

/**
 * Keeps the choice of a language and shows this page in it. As a reload it stays in its history entry, under which its reader's place is
 * kept: the same post at the same height, whatever the language does to what stands above it (K-B15).
 */
export async function changeLanguage(locale: string): Promise<void> {
  const request = { method: 'POST', body: new URLSearchParams({ locale }), redirect: 'manual' } as const;
  // Without a connection the page that is shown stays: a reload would leave the shop (K-V20).
  if (await fetch(paths.locale(), request).catch(() => undefined)) location.reload();
}
