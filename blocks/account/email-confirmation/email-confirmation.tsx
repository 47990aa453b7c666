import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Island } from '#runtime/islands/island.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import type { IconName } from '../../_ui/icon/icon-paths.ts';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { EmailConfirmationData } from './email-confirmation.loader.ts';
import styles from './email-confirmation.module.css';
import type { EmailConfirmationValues } from './email-confirmation.schema.ts';
import type { Goal } from './goal.ts';
import { island } from './goal-step.island.tsx';

/** MAIL-01..04: says what a link of a mail did; its script leads on, or fetches the file. */
export function EmailConfirmation({
  values,
  data: { goal },
  nodeId,
}: BlockProps<EmailConfirmationValues, EmailConfirmationData>) {
  const { locale, t } = usePage();
  const titleId = `${nodeId}-title`;
  const look = 'secondary';
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['card']}>
        <span className={styles['mark']}>
          <Icon name={iconOf(goal)} size={32} />
        </span>
        <Title goal={goal} values={values} id={titleId} />
        {goal?.kind === 'message' && goal.text !== '' && (
          <p className={styles['text']}>{goal.text}</p>
        )}
        {goal && <Island of={island} goal={goal} />}
        {values.link ? (
          <EditableLink
            field="link"
            value={values.link}
            className={buttonClass({ variant: look })}
          />
        ) : (
          <SmartLink link={screenLink('home', locale)} className={buttonClass({ variant: look })}>
            {t('email-confirmation:home')}
          </SmartLink>
        )}
      </div>
    </BlockRoot>
  );
}

interface TitleProps {
  goal: Goal | null;
  values: EmailConfirmationValues;
  id: string;
}

/** Without a goal, as in the editor, the words of a confirmed address are there. */
function Title({ goal, values, id }: TitleProps) {
  const { t } = usePage();
  const look = { as: 'h1', id, className: styles['title'] } as const;
  if (goal && goal.kind !== 'message') {
    const text = goal.kind === 'url' ? 'redirecting' : 'fileTitle';
    return (
      <h1 id={id} className={styles['title']}>
        {t(`email-confirmation:${text}`)}
      </h1>
    );
  }
  const { confirmedTitle, askedTitle } = values;
  return goal?.isConfirmed === false ? (
    <EditableText
      {...look}
      field="askedTitle"
      value={askedTitle === '' ? t('email-confirmation:confirm') : askedTitle}
    />
  ) : (
    <EditableText
      {...look}
      field="confirmedTitle"
      value={confirmedTitle === '' ? t('email-confirmation:confirmed') : confirmedTitle}
    />
  );
}

function iconOf(goal: Goal | null): IconName {
  switch (goal?.kind) {
    case 'url':
      return 'arrow-up-right';
    case 'file':
      return 'box';
    default:
      return goal?.isConfirmed === false ? 'mail' : 'check';
  }
}
