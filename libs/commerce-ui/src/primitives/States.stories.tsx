import type { Meta, StoryObj } from '@storybook/react-vite';
import heart from 'icon:heart';
import type { ReactNode } from 'react';
import { Drawing } from '../icon/Icon.tsx';
import { text } from '../theme/text.css.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { TextField } from './TextField.tsx';
import { TextLink } from './TextLink.tsx';

const states = ['at rest', 'hovered', 'pressed', 'focused'] as const;

const board = (draw: (state: string) => readonly ReactNode[]) => (
  <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
    {states.map((state) => (
      <div
        key={state}
        data-shown={state}
        style={{ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'start' }}
      >
        <p className={text.small}>{state}</p>
        {draw(state)}
      </div>
    ))}
  </div>
);

/** The states of each control on hover, press and focus, shown by an add-on in Storybook only. */
const meta = {
  parameters: {
    pseudo: {
      hover: '[data-shown=hovered] *',
      active: '[data-shown=pressed] *',
      focus: '[data-shown=focused] :is(button, input, select, a)',
      focusVisible: '[data-shown=focused] :is(button, input, select, a)',
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  render: () =>
    board(() =>
      (['primary', 'secondary', 'quiet', 'text', 'danger'] as const).map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      )),
    ),
};
export const ButtonsInDark: Story = { ...Buttons, globals: { theme: 'dark' } };

export const IconButtons: Story = {
  render: () =>
    board(() =>
      (['plain', 'quiet', 'onImage'] as const).map((look) => (
        <IconButton key={look} look={look} icon={<Drawing path={heart} />} label={`Like, ${look}`} />
      )),
    ),
};
export const IconButtonsInDark: Story = { ...IconButtons, globals: { theme: 'dark' } };

const fields = (state: string) => [
  <TextField key="text" label={`Email, ${state}`} name={`email ${state}`} type="email" />,
  <TextField key="wrong" label={`Wrong email, ${state}`} name={`wrong ${state}`} error="Please enter a valid email" />,
  <PasswordField key="password" label={`Password, ${state}`} name={`password ${state}`} showLabel={`Show ${state}`} />,
  <Select key="select" label={`Language, ${state}`}>
    <option>English</option>
  </Select>,
];

export const Fields: Story = { render: () => board(fields) };
export const FieldsInDark: Story = { ...Fields, globals: { theme: 'dark' } };

export const Links: Story = {
  render: () =>
    board((state) => [
      <p key="text">
        You may <TextLink href="/home">discover new posts</TextLink> below.
      </p>,
      <Tabs key="tabs" label={`Home, ${state}`}>
        <Tab href="/posts" current>
          Posts
        </Tab>
        <Tab href="/products">Products</Tab>
      </Tabs>,
    ]),
};
