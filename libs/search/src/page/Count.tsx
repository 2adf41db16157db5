import { Formatted } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';

interface CountProps {
  readonly total: number;
  /** False if there are more than were counted. */
  readonly isComplete: boolean;
}

/** A number of hits, '1,000+' if there are more than were counted. */
export function Count({ total, isComplete }: CountProps) {
  const intl = useIntl();
  const more = isComplete ? '' : '+';
  return <Formatted values={[total, more]}>{() => intl.formatNumber(total, { format: 'count' }) + more}</Formatted>;
}

/** The same beside a name, and apart from it for screen readers. */
export function CountBeside({ className, ...count }: CountProps & { readonly className: string }) {
  return (
    <>
      {SPACE}
      <span className={className}>
        <Count {...count} />
      </span>
    </>
  );
}

const SPACE = ' ';
