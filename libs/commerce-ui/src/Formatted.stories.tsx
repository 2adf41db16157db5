import { useIntl } from '@social-shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formatted } from './Formatted.tsx';

const day = '2026-11-24T09:30:00.000Z';

function Day() {
  const intl = useIntl();
  return <Formatted values={[day]}>{() => intl.formatDate(day, { format: 'day' })}</Formatted>;
}

function Followers() {
  const intl = useIntl();
  return <Formatted values={[18_432]}>{() => intl.formatNumber(18_432, { format: 'compact' })}</Formatted>;
}

const meta = { component: Formatted } satisfies Meta<typeof Formatted>;
export default meta;
type Story = StoryObj<typeof Formatted>;

/** A date in the visitor's language. */
export const Default: Story = { render: () => <Day /> };

/** A compact number in the visitor's language. */
export const Compact: Story = { render: () => <Followers /> };
