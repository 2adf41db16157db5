import { useIntl } from '@social-shop/i18n';
import { useEffect, useState } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import { messages } from '../../messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { hidden } from '../../theme/text.css.ts';
import { share, type ShareData } from './share.ts';

const confirmationMs = 3000;

/**
 * Shares a page by the device's share sheet, otherwise copies its link and says so. A sheet that is closed without sharing is not an error;
 * only `onCancel` is called.
 */
export function ShareButton({
  title,
  text,
  url,
  look = 'icon',
  onShare,
  onCancel,
}: Omit<ShareData, 'url'> & {
  /** A full URL, or a path of this site. */
  readonly url: string;
  readonly look?: 'icon' | 'round' | 'label';
  readonly onShare?: () => void;
  readonly onCancel?: () => void;
}) {
  const intl = useIntl();
  const [said, setSaid] = useState<'linkCopied' | 'copyFailed'>();

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [said]);

  const press = async () => {
    const outcome = await share({ title, text, url: new URL(url, location.href).href });
    if (outcome === 'busy') return;
    if (outcome === 'cancelled') onCancel?.();
    else if (outcome !== 'failed') onShare?.();
    setSaid(outcome === 'copied' ? 'linkCopied' : outcome === 'failed' ? 'copyFailed' : undefined);
  };

  const label = intl.formatMessage(messages.share);
  // Without a text, the label names the shared page, because a list has several of these buttons.
  const name = intl.formatMessage(messages.shareNamed, { title });
  const icon = said === 'linkCopied' ? 'check' : said === 'copyFailed' ? 'warningCircle' : 'share';
  const confirmation = said && intl.formatMessage(messages[said]);
  return (
    <>
      {look === 'label' ? (
        <Button look="quiet" onClick={() => void press()}>
          <Icon name={icon} />
          {confirmation ?? label}
        </Button>
      ) : (
        <IconButton look={look === 'icon' ? 'plain' : 'quiet'} icon={icon} label={name} onClick={() => void press()} />
      )}
      <span role="status" className={hidden}>
        {confirmation}
      </span>
    </>
  );
}
