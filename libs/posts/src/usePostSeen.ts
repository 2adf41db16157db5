import { useConsent, useTrack } from '@social-shop/analytics';
import { postSeen } from './events.ts';

/** Returns the prop with which a list records seen posts. Without consent there is no such prop, so the list observes nothing (P6). */
export function usePostSeen(): { readonly onSeen?: (post: { readonly id: string }) => void } {
  const track = useTrack();
  const { consent } = useConsent();
  return consent === 'granted' ? { onSeen: ({ id }) => track(postSeen(id)) } : {};
}
