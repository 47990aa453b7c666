import {
  BadgeCheck,
  Boxes,
  Building2,
  ClipboardCheck,
  ClipboardList,
  CornerUpRight,
  CreditCard,
  Database,
  Earth,
  FileText,
  FolderTree,
  Globe,
  Hash,
  IdCard,
  Images,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  MenuSquare,
  MessageSquareText,
  Package,
  Percent,
  ReceiptText,
  Replace,
  Scale,
  Settings2,
  SlidersHorizontal,
  Store,
  Tag,
  TextSearch,
  TicketPercent,
  Trash2,
  Truck,
  Users,
} from 'lucide-react';

/** An entry of the side menu: a screen under `/admin/<path>`. */
export interface MenuEntry {
  path: string;
  icon: LucideIcon;
  /** Key of its name below `admin.menu.`. */
  name: string;
  /** Key of the site's option that has to be on (ADMIN-04). */
  option?: string;
  /** Only owners may do anything there. */
  forOwners?: boolean;
}

export interface MenuGroup {
  /** Key of the heading below `admin.menu.`; none for the first. */
  name: string | null;
  entries: readonly MenuEntry[];
}

/** The side menu (ADMIN-01, G-012). */
export const MENU: readonly MenuGroup[] = [
  {
    name: null,
    entries: [
      { path: '', icon: Store, name: 'overview' },
      { path: 'setup-guide', icon: ListChecks, name: 'setupGuide', forOwners: true },
    ],
  },
  {
    name: 'sales',
    entries: [
      { path: 'orders', icon: ReceiptText, name: 'orders' },
      { path: 'coupons', icon: TicketPercent, name: 'coupons' },
      { path: 'delivery-methods', icon: Truck, name: 'deliveryMethods' },
      { path: 'delivery-places', icon: MapPin, name: 'deliveryPlaces' },
      { path: 'payment-methods', icon: CreditCard, name: 'paymentMethods' },
      { path: 'member-cards', icon: IdCard, name: 'memberCards' },
    ],
  },
  {
    name: 'catalogue',
    entries: [
      { path: 'products', icon: Package, name: 'products' },
      { path: 'categories', icon: FolderTree, name: 'categories' },
      { path: 'attributes', icon: SlidersHorizontal, name: 'attributes' },
      { path: 'brands', icon: BadgeCheck, name: 'brands' },
      { path: 'tags', icon: Tag, name: 'tags' },
      { path: 'synonyms', icon: Replace, name: 'synonyms' },
    ],
  },
  {
    name: 'content',
    entries: [
      { path: 'pages', icon: FileText, name: 'pages' },
      { path: 'templates', icon: LayoutTemplate, name: 'templates' },
      { path: 'menus', icon: MenuSquare, name: 'menus' },
      { path: 'media', icon: Images, name: 'media' },
      { path: 'comments', icon: MessageSquareText, name: 'comments' },
      { path: 'find-replace', icon: TextSearch, name: 'replacing' },
      { path: 'bin', icon: Trash2, name: 'bin' },
    ],
  },
  {
    name: 'people',
    entries: [
      { path: 'users', icon: Users, name: 'users' },
      { path: 'form-answers', icon: ClipboardList, name: 'formAnswers' },
      { path: 'consent', icon: ClipboardCheck, name: 'consent' },
    ],
  },
  {
    name: 'system',
    entries: [
      { path: 'redirects', icon: CornerUpRight, name: 'redirects' },
      { path: 'mail', icon: Mail, name: 'mail' },
      { path: 'cache', icon: Database, name: 'cache', option: 'CacheEnabled' },
      { path: 'sites', icon: Globe, name: 'sites', forOwners: true },
      { path: 'presets', icon: Boxes, name: 'presets', forOwners: true },
      { path: 'company', icon: Building2, name: 'company' },
      { path: 'countries', icon: Earth, name: 'countries' },
      { path: 'taxes', icon: Percent, name: 'taxes' },
      { path: 'numbers', icon: Hash, name: 'numbers' },
      { path: 'legal', icon: Scale, name: 'legal' },
      { path: 'settings', icon: Settings2, name: 'settings' },
    ],
  },
];
