import { useTrack } from '@social-shop/analytics';
import { IconButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useState } from 'react';
import { phoneMenuOpened } from '../events.ts';
import { messages } from '../messages.ts';

/** Opens the phone's menu, whose code loads with the first touch. */
export function PhoneMenuButton() {
  const intl = useIntl();
  const track = useTrack();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<typeof import('./PhoneMenu.tsx')>();
  const load = async () => {
    if (loaded) return;
    try {
      setLoaded(await import('./PhoneMenu.tsx'));
    } catch {
      // A failed load is tried again with the next touch; until then nothing is open.
      setOpen(false);
    }
  };
  return (
    <>
      <IconButton
        icon="list"
        iconSize={24}
        label={intl.formatMessage(messages.menu)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpen(true);
          track(phoneMenuOpened());
          void load();
        }}
      />
      {loaded ? <loaded.PhoneMenu open={open} setOpen={setOpen} /> : null}
    </>
  );
}
