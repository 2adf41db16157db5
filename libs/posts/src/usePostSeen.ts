import { useConsent, useTrack } from '@social-shop/analytics';
import { postSeen } from './events.ts';

/** What a list of posts does with those that were seen: nothing without consent, so that nothing is observed either (P6). */
export function usePostSeen(): { readonly onSeen?: (post: { readonly id: string }) => void } {
  const track = useTrack();
  const { consent } = useConsent();
  return consent === 'granted' ? { onSeen: ({ id }) => track(postSeen(id)) } : {};
}
