import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Tabs } from '#blocks/_ui/tabs/tabs.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Tabs' };
export default meta;

const items = [
  { value: 'opis', label: 'Opis', content: <p>Serum za jutarnju njegu.</p> },
  { value: 'sastav', label: 'Sastav', content: <p>Aqua, Glycerin, Ascorbic Acid.</p> },
  { value: 'primjena', label: 'Kako se primjenjuje', content: <p>Dvije kapi na suhu kožu.</p> },
];

function Sample() {
  const [value, setValue] = useState('opis');
  return <Tabs items={items} label="O proizvodu" value={value} onValueChange={setValue} />;
}

export const FollowsTheArrowKeys = {
  render: () => (
    <Gallery title="Tabs">
      <Specimens label="Arrow keys move, the panel follows">
        <div className={styles['wide']}>
          <Sample />
        </div>
      </Specimens>
    </Gallery>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Opis' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/Ascorbic/)).toBeVisible();
  },
};
