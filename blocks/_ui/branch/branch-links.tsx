import { useTranslate } from '#runtime/render/page-context.ts';

interface MapLinkProps {
  place: { name: string; address: string };
  label: string;
  className?: string | undefined;
}

/** Shows a place on a map of OpenStreetMap, which finds it by its address. */
export function MapLink({ place: { name, address }, label, className }: MapLinkProps) {
  const t = useTranslate();
  return (
    <a
      href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
      target="_blank"
      rel="noopener"
      className={className}
    >
      {label}
      <span className="visually-hidden">{`: ${name} ${t('opensInNewTab')}`}</span>
    </a>
  );
}

interface PhoneLinkProps {
  phone: string;
  className?: string | undefined;
}

/** Calls a number, however it is written. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {phone}
    </a>
  );
}
