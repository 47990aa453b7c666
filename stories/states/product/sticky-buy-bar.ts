import { expect, waitFor } from 'storybook/test';
import { BUY_FORM_ID } from '#blocks/_ui/product-page/buy-form.ts';
import { find, type State } from '../state.ts';

/** The page around the bar: a buy box with its button at the top, and more than a window below. */
function longPage(): () => void {
  const page = document.createElement('div');
  page.innerHTML = `<form id="${BUY_FORM_ID}" style="padding:8rem 1rem 1rem"><input type="hidden" name="productId" value="101"><button data-buys>Dodaj u košaricu</button></form><div style="height:200vh"></div>`;
  document.body.prepend(page);
  return () => {
    page.remove();
    scrollTo(0, 0);
  };
}

/** It shows while the button is above what is in view, and goes with it. */
export const Shown: State = {
  example: 'typical',
  before: longPage,
  play: async (scene) => {
    const bar = await find(scene, '[data-enhance="sticky-buy-bar"]');
    await waitFor(() => expect(bar).toHaveAttribute('data-enhanced'), { timeout: 5000 });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(bar).toHaveAttribute('data-shown'), { timeout: 5000 });
    scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-shown'), { timeout: 5000 });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(bar).toHaveAttribute('data-shown'), { timeout: 5000 });
  },
};
