import { expect, userEvent, waitFor } from 'storybook/test';
import { find, isShown, type State } from '../state.ts';

/** Levels open inside of the drawer. */
export const DrawerOnPhones: State = {
  example: 'typical',
  viewport: 'phone390',
  play: async (scene) => {
    await userEvent.click(await find(scene, '[data-block="main-nav"] button[popovertarget]'));
    const drawer = await find(scene, '[data-menu="drawer"]');
    await waitFor(() => expect(drawer.matches(':popover-open')).toBe(true));
    const level = await find<HTMLDetailsElement>(scene, '[data-menu="drawer"] details');
    const opener = level.querySelector('summary');
    if (opener) await userEvent.click(opener);
    await expect(level.open).toBe(true);
  },
};

/** Escape closes the menu and gives the focus back. */
export const DropdownByKeyboard: State = {
  example: 'typical',
  viewport: 'desktop1280',
  play: async (scene) => {
    const menu = await find<HTMLDetailsElement>(scene, 'details[data-menu="dropdown"]');
    const opener = menu.querySelector('summary');
    opener?.focus();
    await userEvent.keyboard('{Escape}');
    menu.open = true;
    await waitFor(() => expect(isShown(menu.lastElementChild)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(menu.open).toBe(false);
    await expect(opener).toHaveFocus();
  },
};
