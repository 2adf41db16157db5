import { paths } from '@social-shop/routing';

/**
 * Stores the choice of a language and reloads this page in it. A reload stays in its history entry, under which the visitor's place is
 * kept: the same post at the same height, even if the language changes the heights above it (K-B15).
 */
export async function changeLanguage(locale: string): Promise<void> {
  const request = { method: 'POST', body: new URLSearchParams({ locale }), redirect: 'manual' } as const;
  // Without a connection the shown page stays, because a reload would leave the shop (K-V20).
  if (await fetch(paths.locale(), request).catch(() => undefined)) location.reload();
}
