import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OWN_FONT_LIMITS } from '#domain/theme/own-fonts.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { type FontFamily, type FontFile, removeFont } from '#schemas/api/theme-fonts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { loadOwnFonts, setOwnFonts } from '../../kernel/store/look/own-fonts.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import { AddFont } from './add-font.tsx';
import { refusal } from './font-refusal.ts';
import styles from './look.module.css';
import type { Look } from './use-look.ts';

/** Fonts of the site's own: what there is, what may be said against it, and more. */
export function LookFonts({ look }: { look: Look }) {
  const { api, store } = useEditor();
  const { t } = look;
  const families = useEditorState((state) => state.fonts);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    void loadOwnFonts(api, store);
  }, [api, store]);

  const remove = async (id: number) => {
    const answer = await api.call(removeFont, { params: { id } });
    setSaid(answer.errored ? refusal(answer, look) : null);
    if (!answer.errored) setOwnFonts(store, answer.data);
  };
  return (
    <PanelGroup title={t('group.fonts')} open={false}>
      <p className={styles['note']}>{t('fonts.text')}</p>
      {families === null && <p className={styles['note']}>{t('fonts.waiting')}</p>}
      {families?.map((family) => (
        <Family key={family.id} family={family} look={look} remove={remove} />
      ))}
      {said && (
        <p className={styles['fault']} role="alert">
          {said}
        </p>
      )}
      <AddFont look={look} />
    </PanelGroup>
  );
}

interface FamilyProps {
  family: FontFamily;
  look: Look;
  remove(id: number): Promise<void>;
}

function Family({ family, look, remove }: FamilyProps) {
  return (
    <section className={styles['family']} aria-label={family.name}>
      <b style={{ fontFamily: `"${family.name}"` }}>{family.name}</b>
      {family.faces.map((face) => (
        <Face key={face.id} face={face} name={family.name} look={look} remove={remove} />
      ))}
    </section>
  );
}

interface FaceProps extends Omit<FamilyProps, 'family'> {
  face: FontFile;
  name: string;
}

function Face({ face, name, look, remove }: FaceProps) {
  const { t, figure } = look;
  const { id, bytes, missing, licence, author } = face;
  const [from, to] = face.weights;
  const weights = from === to ? String(from) : `${from}–${to}`;
  const style = t(face.italic ? 'fonts.italic' : 'fonts.upright', { weights });
  const kilobytes = figure(Math.round(bytes / 1024));
  const day = new Date(face.createdAt).toLocaleDateString(navigator.language);
  return (
    <div className={styles['face']}>
      <div>
        <span>{t('fonts.file', { style, size: kilobytes })}</span>
        <small>{licence}</small>
        <small>{author === '' ? day : t('fonts.by', { author, day })}</small>
      </div>
      <IconButton
        icon={Trash2}
        size="s"
        label={t('fonts.remove', { name, style })}
        onClick={() => void remove(id)}
      />
      {bytes > OWN_FONT_LIMITS.heavyBytes && (
        <p className={styles['warning']}>
          {t('fonts.heavy', {
            size: kilobytes,
            limit: figure(OWN_FONT_LIMITS.heavyBytes / 1024),
          })}
        </p>
      )}
      {missing !== '' && <p className={styles['warning']}>{t('fonts.missing', { missing })}</p>}
    </div>
  );
}
