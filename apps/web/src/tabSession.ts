const STORED = 'session';

/**
 * Notes which session this tab shows, by its form token; returns whether it is another one than before. With another one, everything
 * that the tab has kept goes: places and pages are those of whoever was signed in then, or of nobody (B14). Nothing is stored for
 * those who have never signed in.
 */
export function noteSession(formToken: string | undefined): boolean {
  try {
    if (sessionStorage.getItem(STORED) === (formToken ?? null)) return false;
    sessionStorage.clear();
    if (formToken) sessionStorage.setItem(STORED, formToken);
  } catch {
    // Where nothing can be kept, nothing is left, and every time could be the first.
  }
  return true;
}
