import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Product card' };
export default meta;

const groups = [
  ['Every state: new, sought, reduced, with choices, sold out, sanitary', sampleProducts],
  ['Long names, no picture, large prices', awkwardProducts],
] as const;

export const All = {
  render: () => (
    <Gallery title="Product card">
      {groups.map(([label, products]) => (
        <Specimens key={label} label={label}>
          {products.map((product) => (
            <div key={product.id} className={styles['narrow']}>
              <ProductCard product={product} sizes="18rem" heading="h2" />
            </div>
          ))}
        </Specimens>
      ))}
    </Gallery>
  ),
};
