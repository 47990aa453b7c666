import { type PagePost, productsOf } from '#blocks/_ui/post-page/page-post.ts';
import { ProductsStrip } from '#blocks/_ui/post-page/products-strip.tsx';
import { splitAtQuote } from '#blocks/_ui/post-page/split-body.ts';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './post-products-strip.module.css';
import type { PostProductsStripValues } from './post-products-strip.schema.ts';

/** The products of the page's post, below its text unless they replace a quote in it (G-073). */
export function PostProductsStrip({
  values,
  data: { post },
  nodeId,
}: BlockProps<PostProductsStripValues, PagePost>) {
  const t = useTranslate();
  const products = post ? productsOf(post) : [];
  const isTaken =
    values.shows === 'without-quote' && post !== null && splitAtQuote(post.body) !== null;
  const titleId = `${nodeId}-title`;
  const title = values.title === '' ? t('post-products-strip:products') : values.title;
  return (
    <BlockRoot className={styles['root']} hidden={isTaken || products.length === 0}>
      <ProductsStrip
        products={isTaken ? [] : products}
        titleId={titleId}
        head={<SectionHeading values={{ ...values, title }} id={titleId} align="center" />}
      />
    </BlockRoot>
  );
}
