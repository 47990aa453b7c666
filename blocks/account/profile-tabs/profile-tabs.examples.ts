import type { BlockExample } from '#runtime/define-block.ts';
import type { Node } from '#schemas/content/element.ts';

function part(id: string, block: string, meta: Record<string, string>): Node {
  return { id, block, v: 1, role: 'own', meta };
}

const slots = {
  personal: [part('profil-podaci', 'heading', { text: 'Osobni podaci' })],
  orders: [part('profil-narudzbe', 'heading', { text: 'Povijest narudžbi' })],
  wishlist: [part('profil-zelje', 'heading', { text: 'Lista želja' })],
  password: [part('profil-lozinka', 'heading', { text: 'Postavke lozinke' })],
};
const data = { section: 'personal' };

export const profileTabsExamples: readonly BlockExample[] = [
  { name: 'typical', slots, data },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      title: 'Vaš korisnički račun u ljekarni i njezi Bonaca',
      personal: 'Osobni podaci, adrese i bodovi',
      orders: 'Sve narudžbe i njihovi dokumenti',
      wishlist: 'Proizvodi spremljeni za poslije',
      password: 'Promjena lozinke za prijavu',
    },
    slots,
    data: { section: 'orders' },
  },
  {
    name: 'mobile-overrides',
    meta: { personal: 'Osobni podaci' },
    mobileMeta: { personal: 'Podaci' },
    slots,
    data,
  },
];
