import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { screenPath } from '#runtime/links/screens.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { CartPart, Redirect } from '../../_ui/cart/cart-part.tsx';
import { CodeField } from '../../_ui/cart/code-field.tsx';
import form from '../../_ui/cart/code-form.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import type { MembershipFormData } from './membership-form.loader.ts';
import type { MembershipFormValues } from './membership-form.schema.ts';

/**
 * The card of a member, for prices of members (CPN-06, CPN-07). An empty cart has no use for it.
 */
export function MembershipForm({
  values,
  data,
  nodeId,
}: BlockProps<MembershipFormValues, MembershipFormData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <CartPart
      nodeId={nodeId}
      className={form['root']}
      aria-labelledby={titleId}
      isHidden={!data.isFilled}
    >
      <EditableText
        field="title"
        value={values.title === '' ? t('membership-form:title') : values.title}
        as="h2"
        id={titleId}
        className={form['title']}
      />
      {data.isGuest ? <Login text={values.text} /> : <Card data={data} nodeId={nodeId} />}
    </CartPart>
  );
}

/** The way to the login comes back to the cart. */
function Login({ text }: { text: string }) {
  const { t, locale, path } = usePage();
  const href = `${screenPath('login', locale)}?redirect=${encodeURIComponent(path)}`;
  return (
    <>
      <EditableText
        field="text"
        value={text === '' ? t('membership-form:guest') : text}
        as="p"
        className={form['text']}
        multiline
      />
      <p>
        <SmartLink
          link={{ kind: 'url', href }}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('membership-form:login')}
        </SmartLink>
      </p>
    </>
  );
}

function Card({
  data: { used, own, fault },
  nodeId,
}: {
  data: MembershipFormData;
  nodeId: string;
}) {
  const { t } = usePage();
  return (
    <form
      method="post"
      action={ACTIONS.memberCard}
      data-action="cart.memberCard"
      data-used={used}
      data-already={t('membership-form:already')}
      className={form['root']}
    >
      <Redirect />
      {used !== '' && (
        <p className={form['used']}>
          <span>
            <Icon name="check" size={18} /> {t('membership-form:used', { card: used })}
          </span>
        </p>
      )}
      <CodeField
        id={`${nodeId}-code`}
        name="barcode"
        label={t('membership-form:barcode')}
        submit={t('membership-form:apply')}
        missing={t('membership-form:required')}
        error={fault === '' ? '' : t(`page:notice.${fault}`)}
        maxLength={40}
        value={used === '' ? own : used}
      />
    </form>
  );
}
