import { useContext } from 'react';
import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { embedPath, originsIn } from '#domain/web/embeds/embedded-html.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useNode } from '#runtime/render/node-context.ts';
import { usePage } from '#runtime/render/page-context.ts';
import type { HtmlEmbedData } from './html-embed.loader.ts';
import styles from './html-embed.module.css';
import type { HtmlEmbedValues } from './html-embed.schema.ts';

/** As the server's policy says (`server/modules/content/embeds/embed-document.ts`): no origin, no way up. */
const SANDBOX = 'allow-scripts allow-popups allow-forms';

/**
 * The HTML is not in the page: the frame has it from an address of its own. One that names other sites is
 * asked for by a press only; no code of an editor's runs in the window of the editor.
 */
export function HtmlEmbed({ values, data }: BlockProps<HtmlEmbedValues, HtmlEmbedData>) {
  const isEdited = useContext(EditContext) !== null;
  const { t, locale } = usePage();
  const { rootId } = useNode();
  if (values.html.trim() === '') return <BlockRoot as="div" className={styles['root']} />;
  const parts: Parts = {
    address: embedPath(locale, rootId, values.html),
    name: values.title || t('html-embed:name'),
    named: originsIn(values.html),
    allowed: data.origins,
  };
  return (
    <BlockRoot as="div" className={styles['root']}>
      {isEdited ? (
        <Draft {...parts} />
      ) : (
        <div
          className={styles['stage']}
          data-enhance="html-embed"
          data-frame="own"
          data-fits={values.fits || undefined}
        >
          {parts.named.length > 0 ? <Facade {...parts} /> : <Frame {...parts} />}
        </div>
      )}
    </BlockRoot>
  );
}

interface Parts {
  address: string;
  name: string;
  /** Origins in the HTML. */
  named: readonly string[];
  allowed: readonly string[];
}

function Frame({ address, name }: Parts) {
  return <iframe src={address} title={name} sandbox={SANDBOX} loading="lazy" />;
}

/** Leads to the document; `html-embed.enhance.ts` puts the frame in its place. */
function Facade({ address, name, named, allowed }: Parts) {
  const { t } = usePage();
  const reached = named.filter((origin) => allowed.includes(origin));
  return (
    <a
      className={styles['facade']}
      href={address}
      target="_blank"
      rel="noopener nofollow"
      data-title={name}
      data-sandbox={SANDBOX}
    >
      <Icon name="globe" size={28} />
      <b className={styles['name']}>{name}</b>
      <small className={styles['words']}>
        {t('html-embed:consent', { hosts: hostsOf(reached.length > 0 ? reached : named) })}
      </small>
      <span className={buttonClass({ variant: 'secondary' })}>{t('html-embed:show')}</span>
    </a>
  );
}

/** What an editor sees: what it is, where it loads from and what it is not let to. */
function Draft({ address, name, named, allowed }: Parts) {
  const { t } = usePage();
  const refused = named.filter((origin) => !allowed.includes(origin));
  return (
    <div className={styles['draft']}>
      <Icon name="document" size={28} />
      <b className={styles['name']}>
        <EditableText field="title" value={name} />
      </b>
      <p className={styles['words']}>{t('html-embed:apart')}</p>
      {refused.length > 0 && (
        <p className={styles['refused']}>
          <Icon name="alert" size={18} />
          <span>{t('html-embed:refused', { hosts: hostsOf(refused) })}</span>
        </p>
      )}
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={address}
        target="_blank"
        rel="noopener"
        data-canvas-control=""
      >
        {t('html-embed:look')}
      </a>
    </div>
  );
}

function hostsOf(origins: readonly string[]): string {
  return origins.map((origin) => origin.replace('https://', '')).join(', ');
}
