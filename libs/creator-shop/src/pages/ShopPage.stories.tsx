import { creatorsAnswers, profile } from '@social-shop/creators/testing';
import { feedPage, postsAnswers } from '@social-shop/posts/testing';
import { failure, FeaturePreview, never } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { feature } from '../feature.ts';

const FEED = 'GET /v3/activities/posts/profile/{profile_id}';
const answers = postsAnswers();

const meta = {
  component: FeaturePreview,
  args: { feature, path: '/explore/marenholt', answers },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Empty: Story = {
  args: { answers: { ...answers, [FEED]: feedPage([]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results found.');
  },
};

export const Loading: Story = {
  args: { answers: { ...answers, [FEED]: never } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};

export const Error: Story = {
  args: { answers: { ...answers, [FEED]: failure(404), 'GET /v2/followers_statistics/': failure(404) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

/** A right-to-left name and text, without a cover. */
export const RightToLeft: Story = {
  args: {
    answers: {
      ...answers,
      ...creatorsAnswers([profile({ name: 'ليلى حداد', bio: 'أزياء هادئة من بيروت', cover_url: undefined })]),
    },
  },
};
