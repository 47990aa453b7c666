import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminVariants } from '#schemas/api/admin-variant.ts';
import { useAdmin } from '../../admin-context.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import { textIn } from '../record-kind.ts';
import { useAttributes } from '../use-attributes.ts';
import { VariantEditor } from './variant-editor.tsx';

/** What a product can be chosen in: its variants, with codes, prices and pieces. */
export function VariantsScreen() {
  const { api, t } = useBackOffice();
  const { locale } = useAdmin();
  const { id = '' } = useParams();
  const [tries, setTries] = useState(0);
  const attributes = useAttributes();
  const loaded = useLoaded(`${id} ${tries}`, () =>
    api.call(adminVariants, { params: { id: Number(id) } }),
  );
  const name = loaded.status === 'ready' ? textIn(loaded.data.names, locale) : '';
  return (
    <Screen
      title={name ? t('catalogue.variants.of', { name }) : t('catalogue.variants.title')}
      intro={t('catalogue.variants.intro')}
      back={{ to: `/products/${id}`, label: name || t('admin.one.products') }}
    >
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(product) =>
          attributes ? (
            <VariantEditor key={id} {...{ product, attributes }} productId={Number(id)} />
          ) : null
        }
      </LoadedView>
    </Screen>
  );
}
