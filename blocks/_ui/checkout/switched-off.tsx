import { useShowsAllParts } from '#runtime/edit/edit-context.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { AccountNote } from '../account/account-note.tsx';
import styles from './block.module.css';

/** In place of a field that the shop has switched off: an editor reads why it is not seen. */
export function SwitchedOff({ text }: { text: string }) {
  const showsAll = useShowsAllParts();
  if (!showsAll) return <BlockRoot className={styles['root']} hidden />;
  return (
    <BlockRoot className={styles['root']}>
      <AccountNote>
        <p>{text}</p>
      </AccountNote>
    </BlockRoot>
  );
}
