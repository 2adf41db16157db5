import { ApiError } from '@social-shop/api-client';
import { Button, messages as ui, Notice } from '@social-shop/commerce-ui';
import { useIntl, type Message } from '@social-shop/i18n';

/** In place of a part of the page that failed; nothing where there is nothing to be had (W31). */
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
