import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { postPreset } from '#blocks/_ui/carousel/post-preset.ts';
import { productPreset } from '#blocks/_ui/carousel/product-preset.ts';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Carousel' };
export default meta;

const productSlides = sampleProducts.map((product) => ({
  key: product.id,
  content: <ProductCard product={product} sizes="20rem" />,
}));
const postSlides = samplePosts.map((post) => ({
  key: post.id,
  content: <PostCard post={post} sizes="20rem" />,
}));

export const Presets = {
  render: () => (
    <Gallery title="Carousel">
      <Specimens label="Products, goes round">
        <div className={styles['wide']}>
          <Carousel
            preset={productPreset}
            label="Proizvodi"
            loop
            head={<h2>Najtraženije</h2>}
            slides={productSlides}
          />
        </div>
      </Specimens>
      <Specimens label="Posts, holds at its ends">
        <div className={styles['wide']}>
          <Carousel
            preset={postPreset}
            label="Objave"
            loop={false}
            head={<h2>Savjeti</h2>}
            slides={postSlides}
          />
        </div>
      </Specimens>
      <Specimens label="Fewer slides than fit">
        <div className={styles['wide']}>
          <Carousel
            preset={productPreset}
            label="Još proizvoda"
            loop
            head={<h2>Za kraj</h2>}
            slides={productSlides.slice(0, 1)}
          />
        </div>
      </Specimens>
    </Gallery>
  ),
};
