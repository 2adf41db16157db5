import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { text } from './text.css.ts';
import { motion } from '@social-shop/tokens';
import { vars } from './vars.css.ts';

/**
 * Press 80 for buttons, quick 140 for colours and menus, base 220 for dialogs, slow 360 for drawers, hero 600 for pictures under a pointer.
 * Elements enter and exit with their own easing. With reduced motion all durations are 1 ms and the states stay.
 */
const meta = { title: 'Motion' } satisfies Meta;
export default meta;

/** Each duration and easing moves its square: try it with the toolbar's switch for less motion, too. */
function Moving() {
  const [there, setThere] = useState(false);
  const moves = [
    ...Object.keys(motion.duration).map((name) => ({ name, duration: name, easing: 'standard' })),
    ...Object.keys(motion.easing).map((name) => ({ name, duration: 'hero', easing: name })),
  ] as { name: string; duration: keyof typeof motion.duration; easing: keyof typeof motion.easing }[];
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div>
        <Button onClick={() => setThere(!there)}>Move</Button>
      </div>
      {moves.map(({ name, duration, easing }) => (
        <div key={name} className={text.small}>
          {name}: {motion.duration[duration]}, {motion.easing[easing]}
          <div
            style={{
              width: 32,
              height: 32,
              borderRadius: 8,
              background: vars.color.brand,
              transition: `translate ${vars.motion.duration[duration]} ${vars.motion.easing[easing]}`,
              translate: there ? '240px' : '0',
            }}
          />
        </div>
      ))}
    </div>
  );
}

export const DurationsAndEasings: StoryObj = { render: () => <Moving /> };
