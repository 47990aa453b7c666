import type { ReactNode } from 'react';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import { screenLink } from '../nav/screen-link.ts';
import styles from './form-card.module.css';

export interface FormCardProps {
  /** Shown as they are; `title` and `text` are fields of the node. */
  title: string;
  text: string;
  titleId: string;
  children: ReactNode;
  /** Where else one may go, below the form. */
  footer?: ReactNode;
}

/** The sheet of a page that is one form: title, form, further ways, and a cross that leads home. */
export function FormCard({ title, text, titleId, children, footer }: FormCardProps) {
  const { t, locale } = usePage();
  return (
    <div className={styles['card']}>
      <SmartLink
        link={screenLink('home', locale)}
        className={`${iconButtonClass} ${styles['close']}`}
        aria-label={t('account:closeForm')}
      >
        <Icon name="close" />
      </SmartLink>
      <header className={styles['head']}>
        <EditableText
          field="title"
          value={title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
        <EditableText field="text" value={text} as="p" className={styles['text']} multiline />
      </header>
      {children}
      {footer && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
}
