import { useEffect, useState } from 'react';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { Button } from '#kit/ui/button.tsx';
import { ScrollArea } from '#kit/ui/scroll-area.tsx';
import { showFaces } from '#runtime/theme/show-theme.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import styles from './look.module.css';
import { LookColors } from './look-colors.tsx';
import { LookFields } from './look-fields.tsx';
import { LookFile } from './look-file.tsx';
import { LookFonts } from './look-fonts.tsx';
import { LookFooter } from './look-footer.tsx';
import { LookPresets } from './look-presets.tsx';
import { LookSurfaces } from './look-surfaces.tsx';
import { makeTheme, useLook } from './use-look.ts';

/** How the whole site looks: ready themes, and every token of the one that is chosen. */
export function LookPanel() {
  const look = useLook();
  useEffect(showFaces, []);
  return (
    <>
      <ScrollArea>
        <LookPresets look={look} />
        {look.themeId === null ? (
          <NoTheme />
        ) : (
          <>
            <LookColors look={look} />
            <LookSurfaces look={look} />
            <LookFields look={look} />
            <LookFonts look={look} />
            <LookFile look={look} />
          </>
        )}
      </ScrollArea>
      {look.themeId !== null && <LookFooter themeId={look.themeId} t={look.t} />}
    </>
  );
}

/** A site that never chose has the default look; from here on it has one of its own. */
function NoTheme() {
  const editor = useEditor();
  const { t } = useLook();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const begin = async () => {
    setState('busy');
    const values = THEME_PRESETS[0]?.values ?? {};
    if (!(await makeTheme(editor, t('name'), values))) setState('failed');
  };
  return (
    <div className={styles['begin']}>
      <p>{t('begin.text')}</p>
      <Button kind="primary" disabled={state === 'busy'} onClick={() => void begin()}>
        {t('begin.button')}
      </Button>
      {state === 'failed' && (
        <p className={styles['fault']} role="alert">
          {t('begin.failed')}
        </p>
      )}
    </div>
  );
}
