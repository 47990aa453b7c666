import { CONSENT_CATEGORIES } from '#domain/web/actions.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { Checkbox } from '../../_ui/checkbox/checkbox.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './choices.module.css';
import type { CookieNoticeValues } from './cookie-notice.schema.ts';

type Category = CookieNoticeValues['categories'][number];

/** The third way: one box for each kind of cookies, none of them ticked. */
export function Choices({ values }: { values: CookieNoticeValues }) {
  const t = useTranslate();
  return (
    <details className={styles['choices']}>
      <summary className={styles['summary']}>
        {t('cookie-notice:choose')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles['body']}>
        <fieldset className={styles['boxes']}>
          <legend className="visually-hidden">{t('cookie-notice:legend')}</legend>
          <Checkbox
            defaultChecked
            disabled
            detail={
              <EditableText
                field="necessary"
                value={
                  values.necessary === '' ? t('cookie-notice:necessaryText') : values.necessary
                }
              />
            }
          >
            {t('cookie-notice:necessary')}
          </Checkbox>
          {values.categories.length > 0
            ? values.categories.map((category, index) => (
                <OwnBox key={category.key} category={category} field={`categories.${index}`} />
              ))
            : CONSENT_CATEGORIES.map((key) => (
                <Checkbox
                  key={key}
                  name="category"
                  value={key}
                  detail={t(`cookie-notice:${key}Text`)}
                >
                  {t(`cookie-notice:${key}`)}
                </Checkbox>
              ))}
        </fieldset>
        <Button type="submit" name="choice" value="selected" size="s">
          {t('cookie-notice:save')}
        </Button>
      </div>
    </details>
  );
}

function OwnBox({ category, field }: { category: Category; field: string }) {
  const t = useTranslate();
  const title = category.title === '' ? t(`cookie-notice:${category.key}`) : category.title;
  return (
    <Checkbox
      name="category"
      value={category.key}
      detail={<EditableText field={`${field}.description`} value={category.description} />}
    >
      <EditableText field={`${field}.title`} value={title} />
    </Checkbox>
  );
}
