import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Turning: StoryObj<typeof meta> = {};
