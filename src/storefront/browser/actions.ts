import type { Namespaces } from '#locales/site-texts.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { moneyOf } from '#runtime/render/money.ts';
import type { PageContextValue } from '#runtime/render/page-context.ts';
import { showAdded } from './cart/show-added.ts';
import { createClient } from './client.ts';
import type { FormAnswer, FormValues } from './forms/form-post.ts';
import type { LoaderTools } from './loader-tools.ts';
import { bindTexts } from './page/bindings.ts';
import type { PageData } from './page/page-data.ts';
import { showToasts } from './page/toasts.ts';
import { goOnWithout, startUp } from './startup.ts';

/** The part of a page's script that runs once there is something to do. */
export interface Actions {
  /** Shared by all islands. */
  client: ClientContextValue;
  page: PageContextValue;
  /** Sends a form with `data-action`, unless its press was taken back; resolves when it may be sent again. */
  submit(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    takenBack: AbortSignal,
  ): Promise<void>;
  /** Whether a form may be sent; else what is wrong is beside its controls. */
  check(form: HTMLFormElement, values: FormValues): Promise<boolean>;
  /** Shows what the server answered to a form that adds to the cart. */
  showAdded(form: HTMLFormElement, answer: FormAnswer): Promise<void>;
  /** Renews the list of a form with `data-list-form`, after a change of a control or its submit. */
  changeList(form: HTMLFormElement, type: string, control: HTMLInputElement | null): Promise<void>;
  /** Adds the next page of a list to it. */
  appendList(more: HTMLAnchorElement): Promise<void>;
}

/**
 * Makes the stores of the page, binds texts to them and fetches what the visitor's cookies speak of.
 * `shared` holds texts beside those of the page.
 */
export function startActions(data: PageData, shared: Namespaces, loader: LoaderTools): Actions {
  const { locale, mainLocale, symbol, path, mobileView, media } = data;
  const client = createClient(data, loader);
  const t = createSmallTranslate(locale, { ...shared, ...data.texts });
  bindTexts(client, t, moneyOf(data), loader);
  showToasts(client.toasts, { close: t('loader:close') });
  startUp(client, data.currencyId, loader);
  const scope = { data, client, t, loader };
  if (document.querySelector('[data-cart-part]')) {
    void import('./cart/cart-forms.ts').then(
      ({ watchCartPage }) => watchCartPage(scope),
      goOnWithout,
    );
  }
  if (document.querySelector('[data-live-save], [data-fee-item]')) {
    void import('./forms/live-save.ts').then(
      ({ watchChoices }) => watchChoices(scope),
      goOnWithout,
    );
  }
  if (document.querySelector('script[data-consent]')) {
    void import('./page/tags.ts').then(({ wakeTags }) => wakeTags(), goOnWithout);
  }
  return {
    client,
    page: { locale, mainLocale, symbol, path, mobileView, t, media: (id) => media[id] },
    check: async (...form) => {
      const { checkForm } = await import('./forms/forms.ts');
      return checkForm(...form, scope);
    },
    showAdded: (...added) => showAdded(...added, scope),
    changeList: async (...change) => {
      const { changeList } = await import('./lists/lists.ts');
      changeList(...change);
    },
    appendList: async (more) => {
      const { appendList } = await import('./lists/lists.ts');
      await appendList(more);
    },
    submit: async (form, submitter, takenBack) => {
      const { submitForm } = await import('./forms/forms.ts');
      if (!takenBack.aborted) await submitForm(form, submitter, scope);
    },
  };
}
