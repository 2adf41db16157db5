import { OfflineMessage } from '@social-shop/commerce-ui';
import { useOnline } from '../connection.ts';

/** Says so while the shop is offline. */
export function Offline() {
  return <OfflineMessage offline={!useOnline()} />;
}
