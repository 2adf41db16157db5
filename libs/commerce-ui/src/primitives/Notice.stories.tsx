import type { Meta, StoryObj } from '@storybook/react-vite';
import { Niche } from '../commerce/brand/Niche.tsx';
import { ButtonLink } from './Button.tsx';
import { Notice } from './Notice.tsx';

const meta = { component: Notice, args: { title: 'No results found.' } } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = { args: { art: <Niche />, text: 'Try fewer words, or one of these.' } };

export const Page: Story = {
  args: {
    size: 'page',
    art: <Niche />,
    title: '404 Oh No!',
    text: 'Sorry, but this link is invalid. Please double check your URL or discover new posts below.',
    children: <ButtonLink href="/home">Discover More</ButtonLink>,
  },
};
