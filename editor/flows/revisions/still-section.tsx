import { useMemo } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { composeElement } from '#runtime/content/compose.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { MasterMap } from '#runtime/content/types.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { NodeView } from '#runtime/render/node-view.tsx';
import { type NodePlan, planNodes } from '#runtime/render/plan/node-plan.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { NodeBoundary } from '../../surfaces/canvas/node-boundary.tsx';
import { useBlockData } from '../../surfaces/canvas/use-block-data.ts';
import styles from './revisions.module.css';

/** One version of a section that is compared. */
export interface Side {
  name: 'older' | 'newer';
  element: OpenElement;
}

interface StillSectionProps {
  side: Side;
  rootId: string;
  masters: MasterMap;
  locale: Locale;
}

/** One section of a version as shoppers would see it; nothing in it can be used. */
export function StillSection({ side, rootId, masters, locale }: StillSectionProps) {
  const { registry } = useEditor();
  const t = useTexts();
  const { element, name } = side;
  const plans = useMemo(() => {
    if (!element.rootIds.includes(rootId)) return null;
    const section = unflatten({ ...element, rootIds: [rootId] });
    return planNodes(composeElement(section, masters, registry), {
      registry,
      locale,
      viewports: ['desktop', 'mobile'],
      now: Date.now(),
      prefix: `${name}-${element.rev}-`,
      resolve: ({ levels }, { schema }, viewport) =>
        resolveNode({ schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }).values,
    });
  }, [element, name, rootId, masters, registry, locale]);
  if (!plans || plans.length === 0) {
    return <p className={styles['nothing']}>{t('revisions.notThere')}</p>;
  }
  return (
    <div className={styles['still']} inert aria-hidden="true">
      <div className={`izlog-page ${styles['page']}`}>
        <EditContext value={null}>
          <StillNodes plans={plans} locale={locale} />
        </EditContext>
      </div>
    </div>
  );
}

function StillNodes({ plans, locale }: { plans: readonly NodePlan[]; locale: Locale }) {
  return plans.map((plan) => (
    <NodeBoundary key={plan.key} attempt={plan} fallback={() => null}>
      <StillNode plan={plan} locale={locale} />
    </NodeBoundary>
  ));
}

function StillNode({ plan, locale }: { plan: NodePlan; locale: Locale }) {
  const { block, frame, values, slots, key } = plan;
  const data = useBlockData(key, block, values, locale);
  if (data.status !== 'ready') return null;
  return (
    <NodeView
      block={block}
      frame={frame}
      values={values}
      data={data.value}
      slot={(name) => {
        const inside = slots[name];
        return inside && <StillNodes plans={inside} locale={locale} />;
      }}
    />
  );
}
