import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { PlanView } from '#runtime/render/node-view.tsx';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import { builtInScreen } from '#tests/support/rendering/built-in-screens.ts';
import { plansOf, walk } from './page-preview.tsx';

interface ScreenPreviewProps {
  name: SystemPageName;
  locale?: Locale;
}

/** A system page as it comes with the product, its blocks with the data of their examples. */
export function ScreenPreview({ name, locale = DEFAULT_LOCALE }: ScreenPreviewProps): ReactNode {
  const plans = plansOf({ pages: {} }, builtInScreen(name), locale, '');
  const blocks = new Map([...walk(plans)].map(({ key, block }) => [key, block]));
  return plans.map((plan) => (
    <PlanView
      key={plan.key}
      plan={plan}
      data={(key) => ({ value: exampleData(blocks.get(key)) })}
    />
  ));
}

function exampleData(block: AnyBlock | undefined): unknown {
  const typical = block?.examples.find(({ name }) => name === 'typical');
  return typical?.data ?? block?.examples.find(({ data }) => data !== undefined)?.data;
}
