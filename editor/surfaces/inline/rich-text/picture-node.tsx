import { Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { useContext } from 'react';
import { useEditorState } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { thumbnailOf } from '#kit/media/thumbnail.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import { Picture } from '#runtime/render/picture.tsx';
import styles from '../inline.module.css';

const number = (element: HTMLElement, name: string) => Number(element.dataset[name]) || null;

/** A picture of the library between paragraphs. What is copied keeps its number, not its file. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: { default: null, parseHTML: (element: HTMLElement) => number(element, 'media') },
    alt: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[data-media]' }],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { 'data-media': attrs['id'], ...(attrs['alt'] !== null && { alt: attrs['alt'] }) },
  ],
  addNodeView: () => ReactNodeViewRenderer(ShownPicture),
});

function ShownPicture({ node: { attrs }, selected }: NodeViewProps) {
  const t = useTexts();
  const id = Number(attrs['id']);
  const record = useEditorState((state) => state.media[id]);
  // The options panel is no page.
  const isOnPage = useContext(PageContext) !== null;
  const alt: unknown = attrs['alt'];
  const media = { id, ...(typeof alt === 'string' && { alt }) };
  return (
    <NodeViewWrapper className={styles['inText']} data-selected={selected || undefined}>
      {!record && <p>{t('media.missing', { id })}</p>}
      {record && isOnPage && <Picture media={media} sizes="672px" />}
      {record && !isOnPage && (
        <img src={thumbnailOf(record)} alt={media.alt ?? record.description} />
      )}
    </NodeViewWrapper>
  );
}
