import { sessionMocks, signedIn } from '@social-shop/auth/testing';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const of = (email: string) => ({ routes: [{ path: '/', element: <AccountMenu email={email} /> }] });

const meta = {
  component: FeaturePreview,
  args: { feature: of(signedIn.session.email), path: '/', mocks: sessionMocks() },
  decorators: [(Story) => <div style={{ minHeight: 200 }}>{Story()}</div>],
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: /^Account of / })).click();
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menuitem', { name: 'Sign out' }, { timeout: 20_000 });
  },
};
export const OpenInDark: Story = { ...Open, globals: { theme: 'dark' } };
/** The digit is no label: the name of the button need not contain it as a word. */
export const AddressWithDigit: Story = { ...Open, args: { feature: of('4maren@example.com') } };
export const LongAddress: Story = {
  ...Open,
  args: { feature: of('alexandrina.featherstonehaugh-montgomery@a-long-name-of-a-company.example') },
};
