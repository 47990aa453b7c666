import { choiceName, NUMBER_PATTERN, numberText, wordsName } from '#domain/commerce/cart-form.ts';
import type { Locale } from '#domain/locales.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { fallbackPath } from '#runtime/render/picture-sources.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import choiceStyles from '../../_ui/choice/choice.module.css';
import { Swatch } from '../../_ui/choice/swatch.tsx';
import fieldStyles from '../../_ui/field/field.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import type { BundleMember } from './bundle-customiser.loader.ts';
import styles from './bundle-member-fields.module.css';

interface BundleMemberFieldsProps {
  member: BundleMember;
  id: string;
  /** What a line of the cart says of it (PROD-04). */
  said: CartItem['options']['bundleOptions'][number] | undefined;
}

/** A member of the bundle with what is chosen and written about it. */
export function BundleMemberFields({ member, id, said }: BundleMemberFieldsProps) {
  const { t, locale } = usePage();
  const { name, picture, quantity, choices, texts } = member;
  return (
    <div className={styles['member']}>
      {picture ? (
        <img
          src={fallbackPath(picture)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className={styles['picture']}
        />
      ) : (
        <span className={styles['picture']}>
          <Icon name="drop" size={32} />
        </span>
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>
          {name}{' '}
          <span className={styles['pieces']}>
            {t('bundle-customiser:pieces', { count: quantity })}
          </span>
        </p>
        {choices.length > 0 && <Choices member={member} id={id} said={said} />}
        {texts.map((text) => (
          <TextField
            key={text.id}
            id={`${id}-${text.id}`}
            name={wordsName(member.id, text.id, text.isNumber)}
            label={text.title}
            value={wordsOf(said?.personalizations.find((one) => one.id === text.id)?.value, locale)}
            maxLength={text.maxLength}
            {...(text.isNumber && {
              inputMode: 'decimal',
              pattern: NUMBER_PATTERN,
              fault: t('bundle-customiser:numberFault'),
            })}
            required={text.isRequired}
          />
        ))}
      </div>
    </div>
  );
}

function wordsOf(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return numberText(value, locale);
  return typeof value === 'string' ? value : '';
}

/** One radio button a variant; a fault is below them. */
function Choices({ member, id, said }: BundleMemberFieldsProps) {
  const { t } = usePage();
  return (
    <fieldset className={choiceStyles['field']} aria-describedby={`${id}-error`}>
      <legend className={styles['legend']}>
        {t('bundle-customiser:choose')}
        <span className="visually-hidden">: {member.name}</span>
      </legend>
      <div className={choiceStyles['choices']}>
        {member.choices.map((choice, index) => (
          <label key={choice.id} className={choiceStyles['choice']}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${choice.id}`}
              name={choiceName(member.id)}
              value={choice.id}
              className={choiceStyles['radio']}
              defaultChecked={choice.id === said?.variant}
              disabled={!choice.isAvailable}
              data-missing={t('bundle-customiser:missing')}
              required
            />
            <Swatch look={choice.colour ? { colour: choice.colour } : null} />
            <span>{choice.label}</span>
            {!choice.isAvailable && (
              <span className={choiceStyles['aside']}>{t('bundle-customiser:soldOut')}</span>
            )}
          </label>
        ))}
      </div>
      <p className={fieldStyles['error']} id={`${id}-error`} aria-live="polite" />
    </fieldset>
  );
}
