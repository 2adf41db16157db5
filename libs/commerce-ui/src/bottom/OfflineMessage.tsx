import { useIntl } from '@social-shop/i18n';
import wifiSlash from 'icon:wifi-slash';
import { Drawing } from '../icon/Icon.tsx';
import { messages } from '../messages.ts';
import { BottomItem } from './BottomItem.tsx';
import { message } from './message.css.ts';

/**
 * Says at the foot of the window that the device is offline, for as long as it is. The place for it is always in the page, so that screen
 * readers announce what appears in it.
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
