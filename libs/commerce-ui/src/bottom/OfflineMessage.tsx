import { useIntl } from '@social-shop/i18n';
import wifiSlash from 'icon:wifi-slash';
import { Drawing } from '../icon/Icon.tsx';
import { messages } from '../messages.ts';
import { BottomItem } from './BottomItem.tsx';
import { message } from './message.css.ts';

/**
 * Shows at the foot of the window that the device is offline. Its region is always in the page, so that screen readers announce the text
 * when it appears.
 */
export function OfflineMessage({ offline }: { readonly offline: boolean }) {
  const intl = useIntl();
  return (
    <BottomItem place="offline">
      <div role="status">
        {offline ? (
          <p className={message}>
            <Drawing path={wifiSlash} size={24} />
            {intl.formatMessage(messages.offline)}
          </p>
        ) : null}
      </div>
    </BottomItem>
  );
}
