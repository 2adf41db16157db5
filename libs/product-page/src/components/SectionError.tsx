import { ApiError } from '@social-shop/api-client';
import { Button, messages as ui, Notice } from '@social-shop/commerce-ui';
import { useIntl, type Message } from '@social-shop/i18n';

/** Replaces a part of the page whose call failed (W31). Renders nothing after a 404, because a retry would fail again. */
export function SectionError({
  error,
  text,
  onRetry,
}: {
  readonly error: Error;
  readonly text: Message;
  readonly onRetry: () => void;
}) {
  const intl = useIntl();
  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <div role="alert">
      <Notice title={intl.formatMessage(text)}>
        <Button look="secondary" onClick={onRetry}>
          {intl.formatMessage(ui.tryAgain)}
        </Button>
      </Notice>
    </div>
  );
}
