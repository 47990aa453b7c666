import { expect, userEvent } from 'storybook/test';
import { find, type State } from '../state.ts';

/** Columns fold up on phones. */
export const ColumnOnPhones: State = {
  example: 'typical',
  viewport: 'phone390',
  play: async (scene) => {
    const column = await find<HTMLDetailsElement>(scene, '[data-block="footer-links"] details');
    const opener = column.querySelector('summary');
    if (opener) await userEvent.click(opener);
    await expect(column.open).toBe(true);
  },
};
