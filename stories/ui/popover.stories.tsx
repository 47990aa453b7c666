import { expect, userEvent, waitFor, within } from 'storybook/test';

import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { Popover } from '#blocks/_ui/popover/popover.tsx';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Popover' };
export default meta;

export const Open = {
  render: () => (
    <Gallery title="Popover">
      <Specimens label="Opens at its button, without a script">
        <button type="button" className={buttonClass({ variant: 'secondary' })} popoverTarget="rok">
          Rok dostave
        </button>
        <Popover id="rok" title="Rok dostave" closeLabel="Zatvori">
          <p>Narudžbe zaprimljene do 13 sati šaljemo isti dan.</p>
        </Popover>
      </Specimens>
    </Gallery>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rok dostave' }));
    const text = canvas.getByText(/Narudžbe zaprimljene/);
    await waitFor(() => expect(text).toBeVisible());
  },
};
