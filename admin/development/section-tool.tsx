import { useTexts } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { type ListedBlock, useAdmin } from '../admin-context.ts';
import { Screen } from '../screen.tsx';
import { DataTable } from '../table/data-table.tsx';

/** The catalogue of blocks (ROUTE-24, G-012). */
export function SectionTool() {
  const t = useTexts();
  const { locale, loadBlocks } = useAdmin();
  const { value = [] } = useLatest(locale, async () => (await loadBlocks?.(locale)) ?? []);
  return (
    <Screen title={t('admin.development.sections')} intro={t('admin.development.sectionsIntro')}>
      <DataTable<ListedBlock>
        caption={t('admin.development.sections')}
        records={value}
        keyOf={({ type }) => type}
        columns={[
          {
            key: 'title',
            title: t('admin.development.block'),
            cell: ({ title, description }) => (
              <>
                <strong>{title}</strong>
                <br />
                {description}
              </>
            ),
          },
          { key: 'type', title: t('admin.development.type'), cell: ({ type }) => type },
          {
            key: 'category',
            title: t('admin.development.category'),
            cell: ({ category }) => category,
          },
        ]}
      />
    </Screen>
  );
}
