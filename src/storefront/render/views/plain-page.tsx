import { renderToStaticMarkup } from 'react-dom/server';
import { pathOf } from '#runtime/links/screen-links.ts';
import type { PlainPage } from '#schemas/site-entry.ts';

/** The document of a page that the server shows by itself; `styles` are its style elements. */
export function plainPageHtml(page: PlainPage, styles: string): string {
  const { locale, heading, shop } = page;
  const title = shop === undefined ? heading : `${heading} – ${shop}`;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
    </>,
  );
  const body = renderToStaticMarkup(
    <main className="izlog-page">
      <View {...page} />
    </main>,
  );
  return `<!doctype html><html lang="${locale}"><head>${head}${styles}</head><body>${page.form?.written?.html ?? ''}${body}</body></html>`;
}

function View({ locale, heading, text, shop, facts = [], form, home }: PlainPage) {
  const start = pathOf('home', locale);
  return (
    <section className="izlog-view" aria-labelledby="heading">
      {shop !== undefined && (
        <p className="izlog-view-brand">
          <a href={start}>{shop}</a>
        </p>
      )}
      <h1 id="heading">{heading}</h1>
      <p className="izlog-view-text">{text}</p>
      {facts.map(({ label, value }) => (
        <p key={label}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {form && <Form {...form} />}
      {home !== undefined && (
        <p className="izlog-view-links">
          <a href={start}>{home}</a>
        </p>
      )}
    </section>
  );
}

function Form({ fields = {}, buttons, written }: NonNullable<PlainPage['form']>) {
  const shown = buttons.map(({ label, name, value }) => (
    <button key={label} type="submit" form={written?.id} name={name} value={value}>
      {label}
    </button>
  ));
  if (written) return <div className="izlog-view-form">{shown}</div>;
  return (
    <form method="post" className="izlog-view-form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown}
    </form>
  );
}
