import { useIntl } from '@social-shop/i18n';
import wifiSlash from 'icon:wifi-slash';
import { messages } from '../messages.ts';
import * as css from './OfflineMessage.css.ts';

/**
 * Says at the foot of the window that the device is offline, for as long as it is. The place for it is always in the page, so that screen
 * readers announce what appears in it.
 */
export function OfflineMessage({ offline }: { readonly offline: boolean }) {
  const intl = useIntl();
  return (
    <div role="status" className={css.place}>
      {offline ? (
        <p className={css.message}>
          {/* Not among the icons of the first view, which would carry it for nothing. */}
          <svg className={css.icon} viewBox="0 0 256 256" width="24" height="24" aria-hidden="true">
            <path d={wifiSlash} />
          </svg>
          {intl.formatMessage(messages.offline)}
        </p>
      ) : null}
    </div>
  );
}
