import { adminBranch } from '#schemas/api/admin-branch.ts';
import { PlaceTools } from '../places/place-tools.tsx';
import type { RecordKind } from '../record-kind.ts';
import { activeColumn, plainColumn } from './cells.tsx';
import { MethodCell } from './method-cell.tsx';

/** Places to collect at: shops of one's own, parcel lockers. */
export const branchKind: RecordKind = {
  name: 'deliveryPlaces',
  path: 'delivery-places',
  endpoints: adminBranch,
  createRules: adminBranch.write,
  titleOf: ({ name }) => String(name ?? ''),
  columns: (tools) => [
    plainColumn('deliveryPlaces', 'name', tools, { sort: 'name' }),
    plainColumn('deliveryPlaces', 'address', tools),
    plainColumn('deliveryPlaces', 'town', tools, {
      sort: 'town',
      cell: ({ postCode, town }) => [postCode, town].filter(Boolean).join(' '),
    }),
    plainColumn('deliveryPlaces', 'methodId', tools, {
      cell: ({ methodId }) => <MethodCell id={Number(methodId)} />,
    }),
    activeColumn('deliveryPlaces', tools),
  ],
  filters: (t) => [
    {
      name: 'active',
      label: t('admin.field.deliveryPlaces.active'),
      options: [
        { value: 'true', label: t('admin.yes') },
        { value: 'false', label: t('admin.no') },
      ],
    },
  ],
  blank: { active: true, hours: [] },
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'name', control: 'text' },
        { name: 'methodId', control: 'placeMethod', hasHint: true },
        { name: 'address', control: 'text' },
        { name: 'postCode', control: 'text', isHalf: true },
        { name: 'town', control: 'text', isHalf: true },
        { name: 'phone', control: 'text', isHalf: true },
        { name: 'code', control: 'text', isHalf: true, hasHint: true },
        { name: 'hours', control: 'openingHours', hasHint: true },
        { name: 'position', control: 'number', isHalf: true, hasHint: true },
        { name: 'active', control: 'toggle', hasHint: true },
      ],
    },
  ],
  ListTools: PlaceTools,
};
