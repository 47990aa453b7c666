import type { Migration } from 'kysely';
import { base } from './001-base.ts';
import { site } from './002-site.ts';
import { auth } from './003-auth.ts';
import { content } from './010-content.ts';
import { failedRequests } from './011-failed-requests.ts';
import { media } from './020-media.ts';
import { catalog } from './030-catalog.ts';
import { blog } from './031-blog.ts';
import { sampleData } from './032-sample-data.ts';
import { cart } from './040-cart.ts';
import { newsletter } from './041-newsletter.ts';
import { accounts } from './050-accounts.ts';
import { jobs } from './051-jobs.ts';
import { catalogDetail } from './052-catalog-detail.ts';
import { visitors } from './053-visitors.ts';
import { checkout } from './054-checkout.ts';
import { orders } from './055-orders.ts';
import { library } from './056-library.ts';
import { downloads } from './057-downloads.ts';
import { subscriptions } from './058-subscriptions.ts';
import { lineChoices } from './059-line-choices.ts';
import { waitingOrders } from './066-waiting-orders.ts';
import { paymentProviders } from './072-payment-providers.ts';
import { optionColours } from './074-option-colours.ts';
import { deliveryKinds } from './084-delivery-kinds.ts';
import { paymentRefunds } from './086-payment-refunds.ts';
import { presetName } from './087-preset-name.ts';
import { accountRole } from './088-account-role.ts';
import { setupToken } from './089-setup-token.ts';
import { presetIds } from './090-preset-ids.ts';
import { closedSites } from './092-closed-sites.ts';
import { secondFactor } from './094-second-factor.ts';
import { themes } from './098-themes.ts';
import { mailOffice } from './102-mail-office.ts';
import { legalPages } from './103-legal-pages.ts';
import { presetImports } from './104-preset-imports.ts';
import { opening } from './105-opening.ts';
import { sharedProducts } from './106-shared-products.ts';
import { numberRules } from './108-number-rules.ts';
import { passkeys } from './109-passkeys.ts';
import { deliveryPlaces } from './110-delivery-places.ts';
import { loyaltyRules } from './111-loyalty-rules.ts';
import { soldCountries } from './114-sold-countries.ts';
import { deliveryTerms } from './116-delivery-terms.ts';
import { ownFonts } from './120-own-fonts.ts';
import { settingChanges } from './121-setting-changes.ts';
import { sharedCustomers } from './122-shared-customers.ts';
import { bin } from './123-bin.ts';
import { ownPatterns } from './124-own-patterns.ts';
import { filesWithoutSize } from './125-files-without-size.ts';
import { formAnswers } from './127-form-answers.ts';
import { boughtTogether } from './131-bought-together.ts';

/**
 * All steps by name. Forward only: a released step is never edited, and a new one gets the highest
 * number, because steps run in the order of their names.
 */
export const migrations: Record<string, Migration> = {
  '001-base': base,
  '002-site': site,
  '003-auth': auth,
  '010-content': content,
  '011-failed-requests': failedRequests,
  '020-media': media,
  '030-catalog': catalog,
  '031-blog': blog,
  '032-sample-data': sampleData,
  '040-cart': cart,
  '041-newsletter': newsletter,
  '050-accounts': accounts,
  '051-jobs': jobs,
  '052-catalog-detail': catalogDetail,
  '053-visitors': visitors,
  '054-checkout': checkout,
  '055-orders': orders,
  '056-library': library,
  '057-downloads': downloads,
  '058-subscriptions': subscriptions,
  '059-line-choices': lineChoices,
  '066-waiting-orders': waitingOrders,
  '072-payment-providers': paymentProviders,
  '074-option-colours': optionColours,
  '084-delivery-kinds': deliveryKinds,
  '086-payment-refunds': paymentRefunds,
  '087-preset-name': presetName,
  '088-account-role': accountRole,
  '089-setup-token': setupToken,
  '090-preset-ids': presetIds,
  '092-closed-sites': closedSites,
  '094-second-factor': secondFactor,
  '098-themes': themes,
  '102-mail-office': mailOffice,
  '103-legal-pages': legalPages,
  '104-preset-imports': presetImports,
  '105-opening': opening,
  '106-shared-products': sharedProducts,
  '108-number-rules': numberRules,
  '109-passkeys': passkeys,
  '110-delivery-places': deliveryPlaces,
  '111-loyalty-rules': loyaltyRules,
  '114-sold-countries': soldCountries,
  '116-delivery-terms': deliveryTerms,
  '120-own-fonts.expand': ownFonts,
  '121-setting-changes.expand': settingChanges,
  '122-shared-customers.expand': sharedCustomers,
  '123-bin.expand': bin,
  '124-own-patterns.expand': ownPatterns,
  '125-files-without-size': filesWithoutSize,
  '127-form-answers.expand': formAnswers,
  '131-bought-together.expand': boughtTogether,
};
