import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '#blocks/_ui/button/button.tsx';
import { Dialog } from '#blocks/_ui/dialog/dialog.tsx';
import { StaticDialog } from '#blocks/_ui/dialog/static-dialog.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Dialog' };
export default meta;

type Width = 's' | 'm' | 'l';
interface Scene {
  canvasElement: HTMLElement;
}

const WORDS =
  'Prije slanja paketa ljekarnik pregledava svaku narudžbu. Ako se proizvodi ne slažu, nazvat ćemo vas.';

function Sample({ width }: { width: Width }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Otvori ${width}`}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Savjet ljekarnika"
        description="Odgovaramo u roku jednog radnog dana."
        closeLabel="Zatvori"
        width={width}
        footer={<Button onClick={() => setOpen(false)}>U redu</Button>}
      >
        <p>{WORDS}</p>
      </Dialog>
    </>
  );
}

function opens(width: Width) {
  return {
    render: () => (
      <Gallery title={`Dialog ${width}`}>
        <Specimens label="Opens over the page; Escape and the cross close it">
          <Sample width={width} />
        </Specimens>
      </Gallery>
    ),
    play: async ({ canvasElement }: Scene) => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      const dialog = await screen.findByRole('dialog', { name: 'Savjet ljekarnika' });
      await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    },
  };
}

export const Small = opens('s');
export const Medium = opens('m');
export const Large = opens('l');

export const ClosesByEscape = {
  ...opens('m'),
  play: async (scene: Scene) => {
    await opens('m').play(scene);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(scene.canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const WithoutReact = {
  render: () => (
    <Gallery title="Dialog as plain HTML">
      <StaticDialog id="hvala" title="Hvala na prijavi" closeLabel="Zatvori">
        <p>{WORDS}</p>
      </StaticDialog>
    </Gallery>
  ),
  play: async ({ canvasElement }: Scene) => {
    canvasElement.querySelector('dialog')?.showModal();
    const dialog = await screen.findByRole('dialog', { name: 'Hvala na prijavi' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};
