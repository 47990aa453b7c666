import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { PostCard } from '#blocks/_ui/post-card/post-card.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Post card' };
export default meta;

export const All = {
  render: () => (
    <Gallery title="Post card">
      <Specimens label="In a list; the last post has no picture">
        {samplePosts.map((post) => (
          <div key={post.id} className={styles['narrow']}>
            <PostCard post={post} sizes="18rem" heading="h2" />
          </div>
        ))}
      </Specimens>
      <Specimens label="Alone">
        {samplePosts.slice(0, 1).map((post) => (
          <div key={post.id} className={styles['wide']}>
            <PostCard post={post} sizes="40rem" heading="h2" alone />
          </div>
        ))}
      </Specimens>
    </Gallery>
  ),
};
