import { useApi } from '@social-shop/api-client';
import { createPostReport } from '@social-shop/api-contract/calls/postReports';
import { Button, Sheet, useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useState } from 'react';
import { messages } from '../messages.ts';
import * as css from './ReportDialog.css.ts';

/** The reasons of the contract, in the order of the dialog. */
const reasons = ['misleading', 'products', 'offensive', 'violence', 'rights', 'other'] as const;

/** Asks for the reason of a report, and sends it. */
export function ReportDialog({ postId, onClose }: { readonly postId: string; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { show } = useSnackbar();
  const [reason, setReason] = useState<(typeof reasons)[number]>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setMissing(reason === undefined);
    if (reason === undefined) return;
    setBusy(true);
    try {
      await api(createPostReport, { body: { ltkId: postId, reason } });
      show({ tone: 'status', text: formatMessage(messages.reported) });
      onClose();
    } catch {
      show({ tone: 'alert', text: formatMessage(messages.reportFailed) });
      setBusy(false);
    }
  };
  return (
    <Sheet open onOpenChange={onClose} title={formatMessage(messages.report)} close={formatMessage(messages.close)}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset className={css.reasons}>
          <legend className={css.question}>{formatMessage(messages.reportReason)}</legend>
          {reasons.map((one) => (
            <label key={one} className={css.reason}>
              <input
                type="radio"
                name="reason"
                className={css.radio}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              {formatMessage(messages[one])}
            </label>
          ))}
        </fieldset>
        {missing && reason === undefined ? (
          <p role="alert" className={css.error}>
            {formatMessage(messages.reasonMissing)}
          </p>
        ) : null}
        <Button type="submit" wide loading={busy}>
          {formatMessage(messages.sendReport)}
        </Button>
      </form>
    </Sheet>
  );
}
