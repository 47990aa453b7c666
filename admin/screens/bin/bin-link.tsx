import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BinKind } from '#schemas/api/bin.ts';
import lists from '../content/lists.module.css';
import { useBinTexts } from './use-bin-texts.ts';

/** The way from a list to what was deleted of it. */
export function BinLink({ kind = 'page' }: { kind?: BinKind }) {
  const say = useBinTexts();
  return (
    <Link className={lists['linkButton']} data-size="l" to={`/bin?kind=${kind}`}>
      <Trash2 size={15} aria-hidden />
      {say('bin.open')}
    </Link>
  );
}
