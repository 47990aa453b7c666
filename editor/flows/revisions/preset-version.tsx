import { useTexts } from '#kit/back-office-context.ts';
import { useRestore, useRevision } from './use-revision.ts';
import { WholeVersion } from './whole-version.tsx';

interface PresetVersionProps {
  elementId: number;
  /** Revision in which it came. */
  rev: number;
}

/** What the element was when it came with the preset, beside what it is: what is lost is seen first. */
export function PresetVersion({ elementId, rev }: PresetVersionProps) {
  const t = useTexts();
  const restore = useRestore(elementId, rev, 'revisions.isPresetAgain');
  const loaded = useRevision(elementId, rev);
  return (
    <WholeVersion
      elementId={elementId}
      title={t('revisions.preset')}
      action={t('revisions.toPreset')}
      loaded={loaded}
      onRestore={restore}
    />
  );
}
