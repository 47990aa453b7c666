import { type PagePost, productsOf } from '#blocks/_ui/post-page/page-post.ts';
import { ProductsStrip } from '#blocks/_ui/post-page/products-strip.tsx';
import { Prose } from '#blocks/_ui/post-page/prose.tsx';
import { splitAtQuote } from '#blocks/_ui/post-page/split-body.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './post-body.module.css';
import type { PostBodyValues } from './post-body.schema.ts';

type Props = BlockProps<PostBodyValues, PagePost>;

/**
 * The words of the page's post (BLOG-10, BLOG-11). Its products take the place of its first quote;
 * a post without quote or without products is shown as it is (G-073).
 */
export function PostBody({ values, data: { post }, nodeId }: Props) {
  const products = post ? productsOf(post) : [];
  const wants = values.replaceBlockquote && products.length > 0;
  const parts = post && wants ? splitAtQuote(post.body) : null;
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-size={values.size}
      hidden={post === null || post.body === ''}
    >
      {post && <Prose html={parts?.before ?? post.body} />}
      {parts && (
        <>
          <div className={styles['products']}>
            <ProductsStrip
              products={products}
              titleId={`${nodeId}-products`}
              head={<ProductsTitle title={values.productsTitle} id={`${nodeId}-products`} />}
            />
          </div>
          <Prose html={parts.after} />
        </>
      )}
    </BlockRoot>
  );
}

function ProductsTitle({ title, id }: { title: string; id: string }) {
  const t = useTranslate();
  return title === '' ? (
    <h2 id={id} className={styles['title']}>
      {t('post-body:products')}
    </h2>
  ) : (
    <EditableText field="productsTitle" value={title} as="h2" id={id} className={styles['title']} />
  );
}
