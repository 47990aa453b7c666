import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '#blocks/_ui/button/button.tsx';
import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import { Drawer } from '#blocks/_ui/drawer/drawer.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Drawer' };
export default meta;

type Side = 'start' | 'end' | 'bottom';

function Sample({ side }: { side: Side }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtri</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filtri"
        closeLabel="Zatvori"
        side={side}
        footer={
          <Button full onClick={() => setOpen(false)}>
            Prikaži 24 proizvoda
          </Button>
        }
      >
        <Checkbox>Suha koža</Checkbox>
        <Checkbox>Osjetljiva koža</Checkbox>
        <Checkbox>Koža sklona aknama</Checkbox>
      </Drawer>
    </>
  );
}

function opens(side: Side) {
  return {
    render: () => (
      <Gallery title={`Drawer ${side}`}>
        <Specimens label="Slides in over the page">
          <Sample side={side} />
        </Specimens>
      </Gallery>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      const panel = await screen.findByRole('dialog', { name: 'Filtri' });
      await waitFor(() => expect(panel.getAnimations()).toEqual([]));
    },
  };
}

export const Start = opens('start');
export const End = opens('end');
export const Bottom = opens('bottom');
